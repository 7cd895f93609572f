import { describe, expect, it } from 'vitest';
import { documentOrgTypes, isStaffRole, orgTypes } from './roles.ts';
import { answerOf, type RouteAccess, routeAccess, type RoutePath } from './route-access.ts';

const routes = Object.entries(routeAccess) as [RoutePath, RouteAccess][];
const inSeptember = 'the activity of September';
const other = 'another activity';

describe('walking every route of the documents', () => {
  it.each(routes)('%s sends a visitor to log in unless it is for anybody', (path, access) => {
    expect(answerOf(path, null, inSeptember)).toBe(access === 'anybody' ? 'open' : 'login');
  });

  it.each(routes)('%s opens for its roles with their activity, and says why not to every other', (path, access) => {
    for (const orgType of orgTypes) {
      const allowed = typeof access === 'string' || access.includes(orgType);
      const visitor = { orgType, activities: [inSeptember] };
      expect(answerOf(path, visitor, inSeptember), orgType).toBe(allowed ? 'open' : 'noPermission');
      expect(answerOf(path, visitor, undefined), orgType).toBe(allowed ? 'open' : 'noPermission');
      const limited = allowed && typeof access !== 'string' && !isStaffRole(orgType);
      expect(answerOf(path, visitor, other), orgType).toBe(limited ? 'noEvent' : allowed ? 'open' : 'noPermission');
    }
  });

  it('has something for every role of the documents, and nothing in particular for an account without one', () => {
    for (const orgType of documentOrgTypes) {
      const own = routes.filter(([, access]) => typeof access !== 'string' && access.includes(orgType));
      expect(own.length, orgType).toBeGreaterThan(0);
    }
    for (const [path, access] of routes) {
      const answer = answerOf(path, { orgType: null, activities: [] }, undefined);
      expect(answer, path).toBe(typeof access === 'string' ? 'open' : 'noPermission');
    }
  });
});
