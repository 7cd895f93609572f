import { useSyncExternalStore } from 'react';
import { Listeners } from '#web/listeners.ts';

/**
 * What people are told of a moment later; until then it can be taken back, from any page of this tab and after a reload.
 */
export type Announcement = {
  /** How many are told. */
  count: number;
  /** On this device's clock, in ms. */
  endsAt: number;
} & (
  | { kind: 'ACTIVITY_CANCELLED'; activityId: string; version: number }
  | { kind: 'SUPPLEMENT_PUBLISHED'; supplementId: string; version: number; groupId: string }
  | { kind: 'NOTICE_SENT'; groupId: string; draftKey: string; written: unknown }
);

const isOpen = ({ endsAt }: Announcement): boolean => endsAt > Date.now();

const key = 'announcements';
const listeners = new Listeners();
let known: readonly Announcement[] = stored();

function stored(): readonly Announcement[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as Announcement[];
    return kept.filter(isOpen);
  } catch {
    return [];
  }
}

function change(next: readonly Announcement[]): void {
  known = next;
  sessionStorage.setItem(key, JSON.stringify(next));
  listeners.tell();
}

/** From now on the strip of the shell shows it, and the way back. */
export const announce = (one: Announcement): void => change([one, ...known.filter(isOpen)]);

export const forgetAnnouncement = (one: Announcement): void => change(known.filter((other) => other !== one));

/** The newest first, those that cannot be taken back any more among them. */
export const useAnnouncements = (): readonly Announcement[] => useSyncExternalStore(listeners.subscribe, () => known);
