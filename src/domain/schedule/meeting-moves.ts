import type { Moves, Need } from '#domain/workflow.ts';

/** What became of a released meeting on its day. */
export const meetingStatuses = ['PUBLISHED', 'HELD', 'NO_SHOW', 'CANCELLED'] as const;
export type MeetingStatus = (typeof meetingStatuses)[number];

/** The portal by what the door says, and the fund. */
export type MeetingRole = 'portal' | 'fund';

export interface MeetingFacts {
  /** Staff have said how it is: what the door says counts no more. */
  isStaffs: boolean;
  hasBegun: boolean;
}

const doorDecides: Need<MeetingFacts> = ({ isStaffs }) => (isStaffs ? 'STATUS_ERROR' : null);
const hasBegun: Need<MeetingFacts> = (facts) => (facts.hasBegun ? null : 'STATUS_ERROR');

/** The door tells who came; staff may say otherwise and take that back, which leaves it to the door again. */
export const meetingMoves = {
  hold: { by: ['portal'], from: ['PUBLISHED', 'NO_SHOW'], to: 'HELD', needs: [doorDecides] },
  miss: { by: ['portal'], from: ['PUBLISHED', 'HELD'], to: 'NO_SHOW', needs: [doorDecides] },
  /** A sign-in was taken back. */
  reopen: { by: ['portal'], from: ['HELD', 'NO_SHOW'], to: 'PUBLISHED', needs: [doorDecides] },
  markHeld: { by: ['fund'], from: ['PUBLISHED', 'NO_SHOW'], to: 'HELD', needs: [hasBegun] },
  markMissed: { by: ['fund'], from: ['PUBLISHED', 'HELD'], to: 'NO_SHOW', needs: [hasBegun] },
  undo: { by: ['fund'], from: ['HELD', 'NO_SHOW'], to: 'PUBLISHED', needs: [] },
  /** By the release of a schedule without it, and of one with it again. */
  cancel: { by: ['fund'], from: ['PUBLISHED'], to: 'CANCELLED', needs: [] },
  restore: { by: ['fund'], from: ['CANCELLED'], to: 'PUBLISHED', needs: [] },
} as const satisfies Moves<MeetingStatus, MeetingRole, MeetingFacts>;
export type MeetingMove = keyof typeof meetingMoves;

export const meetingButtons = ['markHeld', 'markMissed', 'undo'] as const satisfies readonly MeetingMove[];
export type MeetingButton = (typeof meetingButtons)[number];

/** Which sides did not come; empty for a meeting that nobody missed. */
export const absences = ['', 'A', 'B', 'AB'] as const;
export type Absent = (typeof absences)[number];
