import { describe, expect, it } from 'vitest';
import { applicants } from '#domain/enrollment/who-applies.ts';
import { activityCategories } from './category.ts';
import { linkRules, linksAreShown } from './linked.ts';

describe('a link to another activity', () => {
  it.each(activityCategories)('of category %s leads somewhere, and takes a role that has a part in it', (category) => {
    const { to, toRole, autoSign } = linkRules[category];
    expect((to === null) !== (toRole === null)).toBe(true);
    if (toRole) expect(applicants[category]).toContain(toRole);
    if (autoSign) expect(toRole).not.toBeNull();
  });

  it.each([
    ['EXHIBITOR', '01', 1, true],
    ['EXHIBITOR', null, 2, true],
    [null, null, 1, true],
    ['EXHIBITOR', '99', 1, false],
    ['CONTRACTOR', null, 1, false],
    ['EXHIBITOR', '01', 0, false],
  ] as const)('is shown to %s of area %s among %i: %s (row 072)', (orgType, areaCode, count, shown) => {
    expect(linksAreShown({ orgType, areaCode }, count)).toBe(shown);
  });
});
