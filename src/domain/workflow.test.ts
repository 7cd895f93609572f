import { describe, expect, test } from 'vitest';
import {
  type ListFacts,
  type ListRole,
  type ListStatus,
  listStatuses,
  participantListMoves,
} from './participant/list-moves.ts';
import { decide, type Moves, offers, type Situation, statusAfter } from './workflow.ts';

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
      { move: 'add', missing: null },
      { move: 'edit', missing: null },
      { move: 'remove', missing: null },
      { move: 'chooseRepresentative', missing: null },
      { move: 'submit', missing: 'PARAMS_ERROR' },
    ]);
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
