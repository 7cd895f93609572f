import { expect, test } from 'vitest';
import type { BulkMove } from './words.ts';
import { type Decider, mayMake, workflowsOf } from './deciding.ts';

const mei: Decider = { orgType: 'FUND_ADMIN', activities: [] };
const rui: Decider = { orgType: 'FUND_REVIEWER', activities: ['week'] };
const ana: Decider = { orgType: 'DOOR_SUPERVISOR', activities: ['week'] };

const rows: [who: Decider, move: BulkMove, activityId: string | null, may: boolean][] = [
  [mei, 'approve', 'show', true],
  [mei, 'sendAgain', null, true],
  [rui, 'approve', 'week', true],
  [rui, 'return', 'week', true],
  [rui, 'changeContractor', 'week', true],
  [rui, 'changeContractor', 'show', false],
  [rui, 'accept', 'week', true],
  [rui, 'freeze', 'week', true],
  [rui, 'approve', 'show', false],
  [rui, 'cancel', 'week', false],
  [rui, 'send', 'week', false],
  [rui, 'sendAgain', null, false],
  [ana, 'approve', 'week', false],
];

test.each(rows)('%o decides %s about %s: %s', (who, move, activityId, may) => {
  expect(mayMake(who, move, activityId)).toBe(may);
});

test('a reviewer judges applications and lists of people; inviting, the outbox and the door are others’', () => {
  expect(workflowsOf('FUND_REVIEWER')).toEqual(['ENROLLMENT', 'PARTICIPANT_LIST', 'PARTICIPANT_CHANGE']);
  expect(workflowsOf('DOOR_SUPERVISOR')).toEqual([]);
});
