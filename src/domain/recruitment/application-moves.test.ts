import { expect, test } from 'vitest';
import type { BusinessDate } from '#domain/instant.ts';
import { decide } from '#domain/workflow.ts';
import {
  type ApplicationMove,
  applicationMoves,
  applicationStatuses,
  inForceStatuses,
  keptUntil,
  waitingStatuses,
} from './application-moves.ts';

const moves = Object.keys(applicationMoves) as ApplicationMove[];

test('what each may do with an application', () => {
  const allowed = (['company', 'applicant'] as const).flatMap((role) =>
    applicationStatuses.flatMap((status) => {
      const facts = { reasonIsGiven: true };
      const open = moves.filter((move) => decide(applicationMoves[move], { status, roles: [role], facts }) === null);
      return open.length > 0 ? [`${role} ${status}: ${open.join(' ')}`] : [];
    }),
  );
  expect(allowed).toEqual([
    'company RECEIVED: see invite refuse',
    'company SEEN: invite refuse',
    'company INVITED: refuse',
    'company REFUSED: invite',
    'applicant RECEIVED: change withdraw',
    'applicant SEEN: change withdraw',
    'applicant INVITED: change withdraw',
    'applicant REFUSED: withdraw',
  ]);
});

test('nobody is refused without a reason', () => {
  const situation = { status: 'SEEN', roles: ['company'], facts: { reasonIsGiven: false } } as const;
  expect(decide(applicationMoves.refuse, situation)).toBe('PARAMS_ERROR');
  expect(decide(applicationMoves.invite, situation)).toBeNull();
});

test('whoever withdrew neither waits nor stands in the way of another application', () => {
  expect(waitingStatuses.filter((status) => !inForceStatuses.includes(status))).toEqual([]);
  expect(applicationStatuses.filter((status) => !inForceStatuses.some((one) => one === status))).toEqual(['WITHDRAWN']);
});

test('an application is kept for ninety days after the last day to apply, or after the fair where that is later', () => {
  const day = (text: string) => text as BusinessDate;
  expect(keptUntil(day('2026-12-20'), day('2026-12-10'))).toBe('2027-03-20');
  expect(keptUntil(day('2026-11-20'), day('2026-12-10'))).toBe('2027-03-10');
});
