import { describe, expect, test } from 'vitest';
import {
  asIfGiven,
  type EnrollmentRole,
  nothingKnown,
  type OpeningFacts,
  openingMoves,
} from './enrollment/opening-moves.ts';
import type { EnrollmentStatus } from './enrollment/status.ts';
import {
  type ListFacts,
  type ListRole,
  type ListStatus,
  listStatuses,
  participantListMoves,
} from './participant/list-moves.ts';
import { asksOf, decide, type Moves, offers, type Situation, statusAfter } from './workflow.ts';

const facts: ListFacts = {
  isSubmitted: false,
  window: 'OPEN',
  count: 2,
  limit: 5,
  hasRepresentative: true,
  everybodyIsComplete: true,
  capacityIsEnough: true,
  retentionHasPassed: false,
};
const situation = (
  status: ListStatus,
  role: ListRole | null,
  changed: Partial<ListFacts> = {},
): Situation<ListStatus, ListRole, ListFacts> => ({
  status,
  roles: role ? [role] : [],
  facts: { ...facts, ...changed },
});
const moves: Moves<ListStatus, ListRole, ListFacts> = participantListMoves;

describe('deciding', () => {
  test('wrong person comes before wrong state, and that before what is missing', () => {
    const closed = { window: 'ENDED', hasRepresentative: false } as const;
    expect(decide(participantListMoves.submit, situation('LOCKED', 'staff', closed))).toBe('NO_PERMISSION');
    expect(decide(participantListMoves.submit, situation('LOCKED', 'unit', closed))).toBe('STATUS_ERROR');
    expect(decide(participantListMoves.submit, situation('DRAFT', 'unit', closed))).toBe('DATE_CANNOT_ENROLL');
    expect(decide(participantListMoves.submit, situation('DRAFT', 'unit', { hasRepresentative: false }))).toBe(
      'REPRESENTATIVE_REQUIRED',
    );
    expect(decide(participantListMoves.submit, situation('DRAFT', 'unit'))).toBeNull();
  });

  test('a stranger is offered nothing; the right person sees why a button does not work', () => {
    expect(offers(moves, situation('DRAFT', null))).toEqual([]);
    expect(offers(moves, situation('DRAFT', 'unit', { everybodyIsComplete: false }))).toEqual([
      { move: 'add', missing: null, asks: [] },
      { move: 'edit', missing: null, asks: [] },
      { move: 'remove', missing: null, asks: [] },
      { move: 'chooseRepresentative', missing: null, asks: [] },
      { move: 'submit', missing: 'PARAMS_ERROR', asks: [] },
    ]);
  });
});

describe('what a move asks for', () => {
  const asks = (boothsCount: number, capacityLeft: number) =>
    asksOf<OpeningFacts>(openingMoves.approve, { ...nothingKnown, boothsCount, capacityLeft });
  test('is what its row says, with as many as the facts leave', () => {
    expect(asks(3, 2)).toEqual([
      { what: 'count', required: false, most: 2 },
      { what: 'note', required: false, most: null },
    ]);
    expect(asks(3, 9)).toContainEqual({ what: 'count', required: false, most: 3 });
    // Whoever asked for one gets one or none: there is nothing to choose.
    expect(asks(1, 9).map(({ what }) => what)).toEqual(['note']);
  });

  test('is offered before it is given', () => {
    const offered = (more: Partial<OpeningFacts>) =>
      offers<EnrollmentStatus, EnrollmentRole, OpeningFacts, Moves<EnrollmentStatus, EnrollmentRole, OpeningFacts>>(
        openingMoves,
        {
          status: 'APPLY_SUBMITED',
          roles: ['fund', 'administrator'],
          facts: asIfGiven({ ...nothingKnown, boothsCount: 3, capacityLeft: 2, ...more }),
        },
      ).map(({ move, missing }) => [move, missing]);
    expect(offered({})).toEqual([
      ['approve', null],
      ['return', null],
      ['cancel', null],
    ]);
    expect(offered({ capacityLeft: 0 })[0]).toEqual(['approve', 'CAPACITY_EXCEEDED']);
    expect(offered({ boothsCount: 0 })[0]).toEqual(['approve', 'PARAMS_ERROR']);
  });
});

describe('the table of participant lists', () => {
  test('every status can be reached from a draft, and only an erased list is an end', () => {
    const reached = new Set<ListStatus>(['DRAFT']);
    for (const from of reached) {
      for (const move of Object.values(moves)) if (move.from.includes(from)) reached.add(statusAfter(move, from));
    }
    expect([...reached].toSorted()).toEqual([...listStatuses].toSorted());
    const ends = listStatuses.filter(
      (status) => !Object.values(moves).some((move) => move.from.includes(status) && move.to !== 'same'),
    );
    expect(ends).toEqual(['ERASED']);
  });
});
