import { expect, test } from 'vitest';
import { activityCategories } from '#domain/activity/category.ts';
import { kindsThatTakePart } from './take-part.ts';

test('of every kind of event some units can register an account at once', () => {
  for (const category of activityCategories) expect(kindsThatTakePart(category)[0]?.isSelfRegistering).toBe(true);
});

test('who needs the fund for an account stands behind those who can begin at once', () => {
  expect(kindsThatTakePart('RECRUIT')).toEqual([
    { orgType: 'RECRUIT_COMPANY', isSelfRegistering: true },
    { orgType: 'RECRUIT_PURVEYOR', isSelfRegistering: false },
  ]);
});
