import { Worker } from 'node:worker_threads';
import { setup } from './setup.ts';
import { journeys, lastFailedJourneys } from './failed-journeys.ts';
import { compiledOnce, must, run } from './shell.ts';

const busyLoops = 2;
const [program = '', ...always] = journeys;

/**
 * `npm run flaky -- 5` runs the journeys five times while two loops keep the processor busy, and tells which failed and
 * how often; what follows the number goes to Playwright, as `npm run flaky -- 5 tests/e2e/home.spec.ts`.
 */
export async function flaky([count = '1', ...chosen]: string[]): Promise<number> {
  const rounds = Number(count);
  if (!Number.isInteger(rounds) || rounds < 1) {
    process.stderr.write('How many rounds? As in: npm run flaky -- 5\n');
    return 2;
  }
  await setup();
  await must(process.execPath, 'src/tools/command.ts', 'build');
  const loops = Array.from({ length: busyLoops }, () => new Worker('for (;;);', { eval: true }));
  const failures = new Map<string, number>();
  let broken = 0;
  for (let round = 1; round <= rounds; round++) {
    process.stdout.write(`\n— round ${round} of ${rounds}\n`);
    const code = await run(program, [...always, ...chosen], { env: { ...compiledOnce, ...process.env } });
    const failed = code === 0 ? [] : await lastFailedJourneys();
    // Without a single failed journey the round did not get as far as running them.
    if (code !== 0 && failed.length === 0) broken++;
    for (const { file, title } of failed) {
      const name = `${file} › ${title}`;
      failures.set(name, (failures.get(name) ?? 0) + 1);
    }
  }
  await Promise.all(loops.map((loop) => loop.terminate()));
  process.stdout.write(`\n— ${rounds} rounds\n`);
  for (const [name, times] of failures) process.stdout.write(`failed ${times} of ${rounds}: ${name}\n`);
  if (broken > 0) process.stdout.write(`${broken} ended without a report\n`);
  if (failures.size + broken === 0) process.stdout.write('none failed\n');
  return failures.size + broken > 0 ? 1 : 0;
}
