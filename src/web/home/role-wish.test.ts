import { expect, it } from 'vitest';
import { roleWishOf } from './role-wish.ts';

it.each([
  [{}, null],
  [{ activityId: 'a' }, { activityId: 'a' }],
  [{ projectActivitiesId: 'p' }, { toRole: 'PROJECT_CLOSE', projectActivitiesId: 'p' }],
  [{ unitManagementId: 'u' }, null],
  [
    { unitManagementId: 'u', activityId: 'a', accountType: 'temp' },
    { activityId: 'a', unitManagementId: 'u' },
  ],
  [{ category: 'ROADSHOW', role: 'FUND_RD' }, { toRole: 'ROADSHOW' }],
  [
    { category: 'ROADSHOW2', role: 'COMPANY', activityId: 'a' },
    { toRole: 'ROADSHOW', activityId: 'a', promoter: 'P' },
  ],
  [{ category: 'DOCKING', role: 'DOCKING_CUSTOMER' }, { toRole: 'DOCKING_CUSTOMER' }],
  [{ category: 'STWEEK', role: 'anything' }, { toRole: 'EXHIBITOR' }],
  [{ category: 'NONE', role: 'anything' }, null],
])('home with %j goes on, once logged in, as %j', (query, wish) => {
  expect(roleWishOf(query)).toEqual(wish);
});
