import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '#domain/errors.ts';
import { decide, type Move } from '#domain/workflow.ts';
import {
  type ListFacts,
  type ListMove,
  type ListRole,
  type ListStatus,
  participantListMoves,
  retentionDays,
} from './list-moves.ts';

const rows = Object.entries(participantListMoves) as [ListMove, Move<ListStatus, ListRole, ListFacts>][];

/** Who makes it, from where, and where it leads, written by hand a second time. */
const table: Record<ListMove, [by: string, from: string, to: string]> = {
  add: ['unit', 'DRAFT SUBMITTED', 'same'],
  edit: ['unit', 'DRAFT SUBMITTED', 'same'],
  remove: ['unit', 'DRAFT SUBMITTED', 'same'],
  chooseRepresentative: ['unit', 'DRAFT SUBMITTED', 'same'],
  submit: ['unit', 'DRAFT', 'SUBMITTED'],
  withdraw: ['unit', 'SUBMITTED', 'DRAFT'],
  freeze: ['staff system', 'SUBMITTED', 'LOCKED'],
  askChange: ['unit', 'LOCKED', 'CHANGE_REQUESTED'],
  withdrawChange: ['unit', 'CHANGE_REQUESTED', 'LOCKED'],
  acceptChange: ['staff', 'CHANGE_REQUESTED', 'LOCKED'],
  refuseChange: ['staff', 'CHANGE_REQUESTED', 'LOCKED'],
  receive: ['staff', 'DRAFT', 'SUBMITTED'],
  import: ['staff', 'DRAFT SUBMITTED LOCKED CHANGE_REQUESTED', 'same'],
  enter: ['staff', 'DRAFT SUBMITTED LOCKED CHANGE_REQUESTED', 'same'],
  correct: ['staff', 'DRAFT SUBMITTED LOCKED', 'same'],
  erase: ['system', 'DRAFT SUBMITTED LOCKED CHANGE_REQUESTED', 'ERASED'],
};

const allIsWell: ListFacts = {
  isSubmitted: false,
  window: 'OPEN',
  count: 5,
  limit: 5,
  hasRepresentative: true,
  everybodyIsComplete: true,
  capacityIsEnough: true,
  retentionHasPassed: true,
};
const wrongs = {
  closed: { window: 'ENDED' },
  early: { window: 'NOT_STARTED' },
  tooMany: { count: 6 },
  nobody: { count: 0 },
  noRepresentative: { hasRepresentative: false },
  incomplete: { everybodyIsComplete: false },
  full: { capacityIsEnough: false },
  tooSoon: { retentionHasPassed: false },
} satisfies Record<string, Partial<ListFacts>>;
type Wrong = keyof typeof wrongs;
type Stops = Partial<Record<Wrong, ErrorCode>>;

const outsideWindow = { closed: 'DATE_CANNOT_ENROLL', early: 'DATE_CANNOT_ENROLL' } as const;
const incomplete = {
  nobody: 'PARAMS_ERROR',
  noRepresentative: 'REPRESENTATIVE_REQUIRED',
  incomplete: 'PARAMS_ERROR',
} as const;
const tooMany = { tooMany: 'PARTICIPANT_LIMIT_REACHED' } as const;
const noRepresentative = { noRepresentative: 'REPRESENTATIVE_REQUIRED' } as const;
const full = { full: 'CAPACITY_EXCEEDED' } as const;

/** What stops it while the fund does not have the list, and once it has; also written by hand. */
const stoppedBy: Record<ListMove, [draft: Stops, submitted: Stops]> = {
  add: [
    { ...outsideWindow, ...tooMany },
    { ...outsideWindow, ...tooMany, ...incomplete },
  ],
  edit: [outsideWindow, { ...outsideWindow, ...incomplete }],
  remove: [outsideWindow, { ...outsideWindow, ...incomplete }],
  chooseRepresentative: [outsideWindow, outsideWindow],
  submit: [
    { ...outsideWindow, ...tooMany, ...incomplete },
    { ...outsideWindow, ...tooMany, ...incomplete },
  ],
  withdraw: [outsideWindow, outsideWindow],
  freeze: [
    { ...incomplete, ...full },
    { ...incomplete, ...full },
  ],
  askChange: [
    { ...tooMany, ...noRepresentative },
    { ...tooMany, ...noRepresentative },
  ],
  withdrawChange: [{}, {}],
  acceptChange: [
    { ...tooMany, ...noRepresentative, ...full },
    { ...tooMany, ...noRepresentative, ...full },
  ],
  refuseChange: [{}, {}],
  receive: [
    { ...tooMany, ...noRepresentative, incomplete: 'PARAMS_ERROR' },
    { ...tooMany, ...noRepresentative, incomplete: 'PARAMS_ERROR' },
  ],
  import: [tooMany, { ...tooMany, ...incomplete }],
  enter: [
    { ...tooMany, ...full },
    { ...tooMany, ...full, ...incomplete },
  ],
  correct: [full, { ...full, ...incomplete }],
  erase: [{ tooSoon: 'STATUS_ERROR' }, { tooSoon: 'STATUS_ERROR' }],
};

describe('walking the table of participant lists', () => {
  test.each(rows)('%s is made by its own people, from its own states, to its own', (name, move) => {
    expect([move.by.join(' '), move.from.join(' '), move.to]).toEqual(table[name]);
  });

  test.each(rows)('%s is stopped by what it looks at, and by nothing else', (name, move) => {
    const stops = [false, true].map((isSubmitted) =>
      Object.fromEntries(
        Object.entries(wrongs).flatMap(([wrong, changed]) => {
          const facts = { ...allIsWell, isSubmitted, ...changed };
          const answer = decide(move, { status: move.from[0] ?? 'ERASED', roles: move.by, facts });
          return answer ? [[wrong, answer]] : [];
        }),
      ),
    );
    expect(stops).toEqual(stoppedBy[name]);
  });
});

test('personal data goes 90 days after the end', () => {
  expect(retentionDays).toBe(90);
});
