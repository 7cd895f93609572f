import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failedJourneys, tellJourney } from './failed-journeys.ts';
import { root } from './shell.ts';

const journey = (title: string, ok: boolean, left: string[] = []) => ({
  title,
  ok,
  tests: [{ results: [{ attachments: left.map((path) => ({ name: 'screenshot', path: join(root, path) })) }] }],
});

test('journeys that failed are told with their file, however deep they stand, and what they left', () => {
  const within = (title: string, specs: ReturnType<typeof journey>[]) => ({
    file: '../support/walk-pages.ts',
    title,
    specs,
  });
  const picture = 'test-results/door/test-failed-1.png';
  const failed = failedJourneys({
    suites: [
      {
        file: 'door.spec.ts',
        title: 'door.spec.ts',
        specs: [journey('a guest is let in', true), journey('a guest is not', false, [picture])],
      },
      { file: 'home.spec.ts', title: 'home.spec.ts', specs: [journey('home', true)] },
      {
        file: 'layout-desk.spec.ts',
        title: 'layout-desk.spec.ts',
        suites: [
          within('at 1280', [journey('the inbox', true)]),
          within('at 390', [journey('the inbox', false), journey('the outbox', true)]),
        ],
      },
    ],
  });
  expect(failed).toEqual([
    { file: 'tests/e2e/door.spec.ts', title: 'a guest is not', left: [picture] },
    { file: 'tests/e2e/layout-desk.spec.ts', title: 'at 390 › the inbox', left: [] },
  ]);
  expect(failed.map(tellJourney)).toEqual([
    `tests/e2e/door.spec.ts › a guest is not\n  ${picture}`,
    'tests/e2e/layout-desk.spec.ts › at 390 › the inbox',
  ]);
});
