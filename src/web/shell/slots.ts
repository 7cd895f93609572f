import type { ComponentType } from 'react';

/** What features put into the frame of every page; main.tsx, which knows them all, fills it. */
export interface Slots {
  /** At the end of the header: log in, or the menu of who is logged in. */
  account: ComponentType;
  /** The way between areas in the header, for those who are logged in. */
  areas: ComponentType;
  /** How many notices are not read, for those who are logged in. */
  bell: ComponentType;
  /** Below the header: what staff can still take back. */
  undo: ComponentType;
  /** The phone's tabs, for those who are logged in. */
  tabs: ComponentType;
}

const nothing = () => null;
let filled: Slots = { account: nothing, areas: nothing, bell: nothing, undo: nothing, tabs: nothing };

export const fillSlots = (slots: Partial<Slots>): void => {
  filled = { ...filled, ...slots };
};
export const slots = (): Slots => filled;
