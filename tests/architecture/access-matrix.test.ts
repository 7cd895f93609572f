import { expect, test } from 'vitest';
import type { Access, Api } from '#contract/api.ts';
import { apis } from '#contract/index.ts';
import { accessGroups, accessMatrix } from '#tests/support/access-matrix.ts';

const groupOf = (access: Access): string => {
  if (typeof access === 'string') return access;
  const roles = access.toSorted().join();
  const group = Object.entries(accessGroups).find(([, members]) => members.toSorted().join() === roles);
  return group?.[0] ?? roles;
};

test('every endpoint is for those whom the matrix names, and nobody else', () => {
  const asWritten = Object.fromEntries(
    Object.entries<Api>(apis).map(([feature, api]) => [
      feature,
      Object.fromEntries(Object.entries(api).map(([name, { access }]) => [name, groupOf(access)])),
    ]),
  );
  expect(asWritten).toEqual(accessMatrix);
});
