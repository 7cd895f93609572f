import { expect, it } from 'vitest';
import { routeAccess } from '#domain/account/route-access.ts';
import { router } from './router.ts';
import { routeTree } from './routes.ts';

/** Every route of the documents (rows 014 to 026) is there under its own address. */
it('has a page for every address of the documents', () => {
  expect(routeTree.children).toBeTruthy();
  const known = new Set(Object.keys(router.buildRouteTree().routesByPath));
  expect(Object.keys(routeAccess).filter((path) => !known.has(path))).toEqual([]);
});
