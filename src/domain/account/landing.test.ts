import { expect, it } from 'vitest';
import { landingOf, type RoleWish } from './landing.ts';
import { orgTypes, type OrgType } from './roles.ts';

it.each<[OrgType, RoleWish, string, Record<string, string>]>([
  ['PROJECT_CLOSE', { projectActivitiesId: 'p' }, '/exhibition/list', { projectActivitiesId: 'p' }],
  ['PROJECT_CLOSE', { toRole2: 'EXHIBITOR' }, '/exhibition/list', {}],
  ['PROJECT_CLOSE', { toRole2: 'CONTRACTOR', activityId: 'a' }, '/contractor/list', { activityId: 'a' }],
  ['ROADSHOW', { activityId: 'a' }, '/talk', { activityId: 'a' }],
  ['ROADSHOW', { activityId: 'a', promoter: 'R' }, '/talk2', { activityId: 'a' }],
  ['DOCKING_EXHIBITOR', { activityId: 'a', spModel: 'fromSt' }, '/docking', { activityId: 'a', spModel: 'fromSt' }],
  [
    'EXHIBITOR',
    { activityId: 'a', enrollmentId: 'e' },
    '/layoutBusiness-details',
    { activityId: 'a', enrollmentId: 'e' },
  ],
  ['EXHIBITOR', { activityId: 'a' }, '/event/detail', { activityId: 'a' }],
  ['EXHIBITOR', {}, '/home', {}],
  ['CONTRACTOR', { activityId: 'a' }, '/layoutBusiness-list', { activityId: 'a' }],
  ['CONTRACTOR', { activityId: 'a', category: 'PCLOSE' }, '/contractor/list', { activityId: 'a' }],
])('%s with %j comes to %s (rows 065, 066)', (orgType, wish, path, search) => {
  expect(landingOf(orgType, wish)).toEqual({ path, search });
});

it('knows a place for every role', () => {
  for (const orgType of orgTypes) expect(landingOf(orgType, {}).path).toMatch(/^\/\w/);
});
