import { expect, test } from 'vitest';
import type { Instant } from '#domain/instant.ts';
import { changedSince } from './changed-since.ts';

const story = (...lines: string[]) =>
  lines.map((line, at) => {
    const [role = '', action = ''] = line.split(' ');
    return { role, action, at: `2026-10-0${9 - at}T00:00:00.000Z` as Instant };
  });
const returned = story('exhibitor submitDesign', 'contractor returnDesign', 'exhibitor submitDesign');

test('a reviewer sees what is newer than the own return, and nobody else does', () => {
  expect(changedSince(returned, ['contractor'], 'contractor')).toBe('2026-10-08T00:00:00.000Z');
  expect(changedSince(returned, ['exhibitor'], 'contractor')).toBeNull();
  expect(changedSince(returned, ['contractor'], 'exhibitor')).toBeNull();
});

test('a first look and a look after a pass are looks at all', () => {
  expect(changedSince(story('exhibitor submitDesign'), ['contractor'], 'contractor')).toBeNull();
  const passed = story('exhibitor returnPreview', 'contractor passDesign', 'contractor returnDesign');
  expect(changedSince(passed, ['contractor'], 'contractor')).toBeNull();
});
