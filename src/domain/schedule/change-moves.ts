import type { Moves, Need } from '#domain/workflow.ts';

/** Where somebody's wish for another time stands (row 189). `{p}` stands for the fund's prefix and is written out on the wire. */
export const changeStatuses = ['PENDING', 'AGREE', 'DISAGREE', '{p}PUBLISHED', '{p}DISAGREE', 'CLOSED'] as const;
export type ChangeStatus = (typeof changeStatuses)[number];

/** The side that asks, the one that it would meet, and the fund. */
export type ChangeRole = 'asker' | 'other' | 'fund';

export interface ChangeFacts {
  /** The other side has answered, or had its day to. */
  isRipe: boolean;
}

export const mostWishedSlots = 3;
/** So long the other side is waited for; and so long before a meeting nobody asks any more. */
export const answerHours = 24;
export const cutOffHours = 2;

const isRipe: Need<ChangeFacts> = ({ isRipe }) => (isRipe ? null : 'STATUS_ERROR');

/** A party asks for another time of a released meeting, the other side answers, the fund decides (G53). */
export const changeMoves = {
  agree: { by: ['other'], from: ['PENDING'], to: 'AGREE', needs: [], tells: 'SCHEDULE_CHANGE_ANSWERED' },
  disagree: { by: ['other'], from: ['PENDING'], to: 'DISAGREE', needs: [], tells: 'SCHEDULE_CHANGE_ANSWERED' },
  withdraw: { by: ['asker'], from: ['PENDING', 'AGREE'], to: 'CLOSED', needs: [], tells: 'SCHEDULE_CHANGE_ANSWERED' },
  grant: { by: ['fund'], from: ['PENDING', 'AGREE'], to: '{p}PUBLISHED', needs: [isRipe] },
  refuse: {
    by: ['fund'],
    from: ['PENDING', 'AGREE'],
    to: '{p}DISAGREE',
    needs: [isRipe],
    tells: 'SCHEDULE_CHANGE_ANSWERED',
  },
} as const satisfies Moves<ChangeStatus, ChangeRole, ChangeFacts>;
export type ChangeMove = keyof typeof changeMoves;

/** Those that are made by a button of their own; a grant comes with the release of the schedule that it leads to. */
export const changeButtons = ['agree', 'disagree', 'withdraw', 'refuse'] as const satisfies readonly ChangeMove[];
export type ChangeButton = (typeof changeButtons)[number];
