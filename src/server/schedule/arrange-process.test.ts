import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { askApart } from '#server/apart/ask-apart.ts';
import { makeFair } from '#tests/support/fair.ts';
import { faultsOf } from '#tests/support/schedules.ts';
import type { ArrangeAnswer, ArrangeTask } from './arrange-process.ts';

const program = fileURLToPath(new URL('./arrange-process.ts', import.meta.url));

test('a search that is stopped answers with the best that it has found', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stopped-'));
  const stopFile = join(folder, 'stop');
  await writeFile(stopFile, '');
  const problem = makeFair({
    units: 100,
    meetings: 3000,
    slots: 24,
    tables: 90,
    blockedShare: 0.3,
    heaviest: 9,
    seed: 4,
  });
  // A minute's work and more, were it not stopped.
  const task: ArrangeTask = { problem, seed: 1, steps: 20_000_000, kept: [], stopFile };
  const heard: number[] = [];
  const answer = await askApart<ArrangeTask, ArrangeAnswer>(
    program,
    task,
    { ms: 50_000, megabytes: 900 },
    { heard: (told) => 'progress' in told && heard.push(told.progress) },
  );
  await rm(folder, { recursive: true });
  if (!('arranged' in answer)) throw new Error('no schedule');
  expect(answer.arranged.steps).toBeLessThan(2_000_000);
  expect(faultsOf(problem, answer.arranged.placed)).toEqual([]);
  expect(answer.arranged.placed.length).toBeGreaterThan(1000);
  expect(heard.length).toBeGreaterThan(0);
});
