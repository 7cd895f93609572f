import { describe, expect, test } from 'vitest';
import { decide, statusAfter } from '#domain/workflow.ts';
import {
  isInForce,
  type RegistrationFacts,
  type RegistrationMove,
  registrationMoves,
  type RegistrationRole,
  type RegistrationStatus,
  registrationStatuses,
} from './registration-moves.ts';

const moves = Object.keys(registrationMoves) as RegistrationMove[];
const usual: RegistrationFacts = { isOver: false, offerIsOver: false, fits: true, seats: 25, isOpen: true };
const late: RegistrationFacts = { ...usual, offerIsOver: true };
const may = (move: RegistrationMove, status: RegistrationStatus, role: RegistrationRole, facts = usual) =>
  decide(registrationMoves[move], { status, roles: [role], facts });

test('what each may do with a registration', () => {
  const allowed = (['registrant', 'staff', 'portal'] as const).flatMap((role) =>
    registrationStatuses.flatMap((status) => {
      const open = moves.filter((move) => may(move, status, role, move === 'expire' ? late : usual) === null);
      return open.length > 0 ? [`${role} ${status}: ${open.join(' ')}`] : [];
    }),
  );
  expect(allowed).toEqual([
    'registrant SEATED: lessen change withdraw',
    'registrant OFFERED: accept lessen change withdraw',
    'registrant WAITING: lessen change withdraw',
    'staff SEATED: cancel',
    'staff OFFERED: cancel',
    'staff WAITING: offer cancel',
    'portal OFFERED: expire',
    'portal WAITING: offer',
  ]);
});

test('every status is reached from the two in which a registration begins, and only those out of force are the end', () => {
  const reached = new Set<RegistrationStatus>(['SEATED', 'WAITING']);
  for (const status of reached)
    for (const move of moves) {
      const row = registrationMoves[move];
      if (row.from.some((from) => from === status)) reached.add(statusAfter<RegistrationStatus>(row, status));
    }
  expect([...reached].sort()).toEqual([...registrationStatuses].sort());
  const ends = registrationStatuses.filter((status) =>
    moves.every((move) => !registrationMoves[move].from.some((from) => from === status)),
  );
  expect(ends).toEqual(registrationStatuses.filter((status) => !isInForce(status)));
});

describe('what is missing', () => {
  test.each([
    ['accept', 'OFFERED', 'registrant', late, 'STATUS_ERROR'],
    ['accept', 'OFFERED', 'registrant', { ...usual, isOver: true }, 'ACTIVITY_IS_OVER'],
    ['withdraw', 'SEATED', 'registrant', { ...usual, isOver: true }, 'ACTIVITY_IS_OVER'],
    ['change', 'SEATED', 'registrant', { ...usual, isOpen: false }, 'DATE_CANNOT_ENROLL'],
    ['lessen', 'WAITING', 'registrant', { ...usual, seats: 1 }, 'STATUS_ERROR'],
    ['offer', 'WAITING', 'staff', { ...usual, fits: false }, 'CAPACITY_EXCEEDED'],
    ['expire', 'OFFERED', 'portal', usual, 'STATUS_ERROR'],
  ] as const)('%s of one that is %s', (move, status, role, facts, code) => {
    expect(may(move, status, role, facts)).toBe(code);
  });
});
