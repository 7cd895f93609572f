import type { ComponentType } from 'react';
import type { BottomTab } from '#web/ui/bottom-tabs.tsx';

/** What features put into the frame of every page; main.tsx, which knows them all, fills it. */
export interface Slots {
  /** At the end of the header: log in, or the menu of who is logged in. */
  account: ComponentType;
  /** The phone's tabs beside home, by who is logged in. A hook. */
  useTabs: () => readonly BottomTab[];
}

let filled: Slots = { account: () => null, useTabs: () => [] };

export const fillSlots = (slots: Partial<Slots>): void => {
  filled = { ...filled, ...slots };
};
export const slots = (): Slots => filled;
