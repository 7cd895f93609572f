import { describe, expect, test } from 'vitest';
import { type DocumentOrgType, documentOrgTypes } from '#domain/account/roles.ts';
import { type ActivityCategory, activityCategories } from '#domain/activity/category.ts';
import type { ActivityState } from '#domain/activity/activity-moves.ts';
import { mayApply } from '#domain/enrollment/who-applies.ts';
import type { BusinessDate, Instant } from '#domain/instant.ts';
import { fittingRole, invitedTo, roleOf, roleProblems, usualRole, whyNotInvite } from './invited-as.ts';

const levels = ['COMPANY', 'MACAU_COM'];

describe.each(activityCategories)('to an activity of category %s', (category) => {
  test.each(documentOrgTypes)('%s is invited exactly when it may register there', (orgType) => {
    const problems = roleProblems(category, roleOf(orgType), levels);
    expect(problems).toEqual(mayApply(orgType, category) ? [] : [{ path: 'orgType', problem: 'notInvited' }]);
  });

  test('the usual role is one of them', () => {
    expect(invitedTo(category)).toContain(usualRole(category).orgType);
    expect(roleProblems(category, usualRole(category), levels)).toEqual([]);
  });
});

test('a role that was chosen stays where it fits another activity too', () => {
  const customer = roleOf('DOCKING_CUSTOMER');
  expect(fittingRole('DOCKING', customer)).toEqual(customer);
  expect(fittingRole('ROADSHOW', customer)).toEqual({ orgType: 'ROADSHOW', role: 'COMPANY' });
});

test.each<[DocumentOrgType, string | null, ActivityCategory | null, string | null]>([
  ['ROADSHOW', null, 'ROADSHOW', 'required'],
  ['ROADSHOW', 'KING', 'ROADSHOW', 'notAllowed'],
  ['ROADSHOW', 'MACAU_COM', null, null],
  ['EXHIBITOR', 'COMPANY', 'STWEEK', 'notAllowed'],
  ['CONTRACTOR', null, null, null],
])('%s with the level %s to %s: %s', (orgType, role, category, problem) => {
  expect(roleProblems(category, { orgType, role }, levels).map((one) => one.problem)).toEqual(problem ? [problem] : []);
});

test.each<[ActivityState, string, string | null]>([
  ['ACTIVE', '2026-11-26T15:59:59.999Z', null],
  ['ACTIVE', '2026-11-26T16:00:00.000Z', 'ACTIVITY_IS_OVER'],
  ['DRAFT', '2026-11-20T00:00:00.000Z', 'ACTIVITY_NOT_PUBLIC'],
  ['CLOSED', '2026-11-20T00:00:00.000Z', 'ACTIVITY_IS_OVER'],
  ['CANCELLED', '2026-11-20T00:00:00.000Z', 'ACTIVITY_IS_OVER'],
])('to one that is %s at %s: %s', (state, now, code) => {
  expect(whyNotInvite({ state, endDate: '2026-11-26' as BusinessDate }, now as Instant)).toBe(code);
});
