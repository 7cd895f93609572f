import { expect, it } from 'vitest';
import { loginTypeFor } from './login-trigger.ts';

it.each([
  [{}, null],
  [{ activityId: 'a' }, 'temp'],
  [{ projectActivitiesId: 'p' }, 'temp'],
  [{ unitManagementId: 'u' }, null],
  [{ unitManagementId: 'u', activityId: 'a', accountType: 'temp_gov' }, 'temp_gov'],
  [{ category: 'STWEEK', role: 'EXHIBITOR' }, 'temp'],
  [{ category: 'ROADSHOW', role: 'FUND_RD' }, 'temp_external'],
  [{ category: 'ROADSHOW2', role: 'FUND_UN' }, 'temp_external'],
  [{ category: 'ROADSHOW', role: 'MACAU_COM' }, 'temp'],
  [{ category: 'DOCKING', role: 'FUND_UN' }, 'temp'],
])('home with %j asks for a login of type %s', (query, type) => {
  expect(loginTypeFor(query)).toBe(type);
});
