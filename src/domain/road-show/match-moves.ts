import type { Moves } from '#domain/workflow.ts';

/** What became of somebody's interest (row 187). NOT_PENDING is a filter for what is decided, never kept. */
export const matchStatuses = ['PENDING', 'PASS', 'NOT_PASS'] as const;
export type MatchStatus = (typeof matchStatuses)[number];
export const matchFilters = [...matchStatuses, 'NOT_PENDING'] as const;
export type MatchFilter = (typeof matchFilters)[number];

/** The one who showed interest, the one who is asked, the fund for both, and the portal by itself. */
export type MatchRole = 'asker' | 'asked' | 'fund' | 'portal';

/** So long the other side has to answer. */
export const matchDays = 14;

/** The interest of one side in what the other published, until both have said yes. */
export const matchMoves = {
  agree: { by: ['asked'], from: ['PENDING'], to: 'PASS', needs: [], tells: 'MATCH_ANSWERED' },
  decline: { by: ['asked'], from: ['PENDING'], to: 'NOT_PASS', needs: [], tells: 'MATCH_ANSWERED' },
  takeBack: { by: ['asker'], from: ['PENDING'], to: 'NOT_PASS', needs: [] },
  pass: { by: ['fund'], from: ['PENDING', 'NOT_PASS'], to: 'PASS', needs: [], tells: 'MATCH_ANSWERED' },
  notPass: { by: ['fund'], from: ['PENDING', 'PASS'], to: 'NOT_PASS', needs: [], tells: 'MATCH_ANSWERED' },
  expire: { by: ['portal'], from: ['PENDING'], to: 'NOT_PASS', needs: [], tells: 'MATCH_ANSWERED' },
  /** What it is about is no longer published. */
  close: { by: ['portal'], from: ['PENDING', 'PASS'], to: 'NOT_PASS', needs: [], tells: 'MATCH_ANSWERED' },
} as const satisfies Moves<MatchStatus, MatchRole, object>;
export type MatchMove = keyof typeof matchMoves;

export const matchButtons = ['agree', 'decline', 'takeBack', 'pass', 'notPass'] as const satisfies readonly MatchMove[];
export type MatchButton = (typeof matchButtons)[number];
