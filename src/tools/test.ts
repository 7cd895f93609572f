import { availableParallelism } from 'node:os';
import { startTestCluster } from '#tests/support/postgres.ts';
import { journeys, lastFailedJourneys, tellJourney } from './failed-journeys.ts';
import { failedSmallParts, whatFailed } from './failures.ts';
import { setup } from './setup.ts';
import { compiledOnce, runKeeping } from './shell.ts';

interface Stage {
  name: string;
  command: string[];
  /** What of it is run once more, alone, after it failed, and how it is named if it passes then. */
  again?: (output: string) => Promise<Again | null>;
  environment?: NodeJS.ProcessEnv;
}

interface Again {
  command: string[];
  names: string[];
}

const tool = (...args: string[]): string[] => [process.execPath, 'src/tools/command.ts', ...args];

/** Vitest leaves one of two cores idle. Files share nothing; each that asks a database has its own. */
const oneEachCore = ['--maxWorkers', String(availableParallelism())];
/** Who waits for a database, another process or a clock leaves room for one more. */
const oneMore = ['--maxWorkers', String(availableParallelism() + 1)];
const apiTests = ['vitest', 'run', '--project', 'api', ...oneMore];

/**
 * What behaves otherwise on the embedded database, or is SQL written by hand: names in tests/api begin so. What phones
 * ask of the server is in sign-in-; the rest of their days is theirs, so one phone's day is enough. That nothing asks the
 * database beside an open transaction is seen on either (tests/support/one-connection.ts).
 */
const onEmbeddedToo = [
  'audit',
  'desk-lists',
  'desk-merge',
  'export',
  'fleet-one-phone',
  'health',
  'inbox',
  'jobs',
  'login.',
  'message',
  'participant-list',
  'registration',
  'search-plan',
  'set-up',
  'sign-in-',
].map((name) => `tests/api/${name}`);

const alone = 'test-results/alone';

async function failedOnesAlone(): Promise<Again | null> {
  const failed = await lastFailedJourneys();
  const files = [...new Set(failed.map(({ file }) => file))];
  // In a folder of its own, so that the pictures of the first time are still there; to trace that too would slow all.
  const apart = ['--workers', '1', '--output', alone, '--trace', 'on'];
  return failed.length > 0 ? { command: [...journeys, ...apart, ...files], names: failed.map(tellJourney) } : null;
}

async function smallPartsAgain(output: string): Promise<Again | null> {
  const failed = failedSmallParts(output);
  const files = [...new Set(failed.map(({ file }) => file))];
  return failed.length > 0
    ? { command: ['vitest', 'run', '--project', 'web', ...files], names: failed.map(({ name }) => name) }
    : null;
}

/** Everything, quick things first. Each stage runs even when one before it failed, so that a run tells all it can. */
const stages: Stage[] = [
  { name: 'types, lint, format, catalogs, API document', command: tool('check', 'static') },
  {
    name: 'rules, small parts, architecture',
    command: ['vitest', 'run', '--project', 'unit', '--project', 'web', '--project', 'architecture', ...oneEachCore],
    environment: { SIGN_IN_HISTORIES: '2000' },
    again: smallPartsAgain,
  },
  { name: 'API on PostgreSQL', command: apiTests, environment: { TEST_DATABASE: 'postgres' } },
  {
    name: 'API on the embedded database',
    command: [...apiTests, ...onEmbeddedToo],
    environment: { TEST_DATABASE: 'embedded' },
  },
  { name: 'races, killed servers, bad networks', command: ['vitest', 'run', '--project', 'faults', ...oneMore] },
  { name: 'build, twice the same', command: tool('build-twice') },
  {
    name: 'journeys in a browser',
    command: journeys,
    again: failedOnesAlone,
  },
];

/** `npm test` runs all; `npm test -- journeys` only the stages whose name has the word. */
export async function test(words: string[]): Promise<number> {
  await setup();
  const wanted = stages.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const cluster = await startTestCluster();
  const failed: Failure[] = [];
  const unsteady: string[] = [];
  const began = Date.now();
  for (const { name, command, environment, again } of wanted) {
    const started = Date.now();
    process.stdout.write(`\n— ${name}\n`);
    const runStage = ([program = '', ...args]: string[]) =>
      runKeeping(program, args, {
        env: { ...compiledOnce, ...process.env, ...environment, TEST_POSTGRES_URL: cluster.url },
      });
    const { code, output } = await runStage(command);
    if (code !== 0) {
      const once = (await again?.(output)) ?? null;
      if (once && (await runStage(once.command)).code === 0) unsteady.push(...once.names);
      else failed.push({ name, output });
    }
    process.stdout.write(`— ${name}: ${seconds(started)} s\n`);
  }
  await cluster.stop();
  for (const one of failed) process.stdout.write(`\nFAILED: ${one.name}\n${whatFailed(one.output).join('\n')}\n`);
  if (unsteady.length > 0) {
    const names = unsteady.join('\n');
    process.stdout.write(
      `\nUNSTEADY, into tests/e2e/unsteady.md; passed alone, journeys traced in ${alone}:\n${names}\n`,
    );
  }
  process.stdout.write(`stages: ${wanted.length - failed.length} passed, ${failed.length} failed\n`);
  process.stdout.write(`in ${seconds(began)} s\n`);
  return failed.length > 0 ? 1 : 0;
}

interface Failure {
  name: string;
  output: string;
}

const seconds = (since: number): number => Math.round((Date.now() - since) / 1000);
