import { startCluster } from '#tests/support/postgres.ts';
import { build } from './build.ts';
import { staticChecks } from './check.ts';
import { setup } from './setup.ts';
import { run } from './shell.ts';

interface Stage {
  name: string;
  run(environment: NodeJS.ProcessEnv): Promise<number>;
}

const vitest =
  (args: string[], more: NodeJS.ProcessEnv = {}): Stage['run'] =>
  (environment) =>
    run('vitest', ['run', ...args], { env: { ...environment, ...more } });

/** Each file has a database of its own, so files stand side by side. */
const sideBySide = ['--maxWorkers', '2'];
const apiTests = ['--project', 'api', ...sideBySide];

/** Everything, quick things first. Each stage runs even when one before it failed, so that a run tells all it can. */
const stages: Stage[] = [
  { name: 'types, lint, format, catalogs, API document', run: () => succeeded(staticChecks) },
  {
    name: 'rules, small parts, architecture',
    run: vitest(['--project', 'unit', '--project', 'web', '--project', 'architecture']),
  },
  { name: 'API on the embedded database', run: vitest(apiTests, { TEST_DATABASE: 'embedded' }) },
  { name: 'API on PostgreSQL', run: vitest(apiTests, { TEST_DATABASE: 'postgres' }) },
  { name: 'races, killed servers, bad networks', run: vitest(['--project', 'faults', ...sideBySide]) },
  { name: 'build', run: () => succeeded(build) },
  {
    name: 'journeys in a browser',
    run: (env) => run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts'], { env }),
  },
];

/** `npm test` runs all; `npm test -- journeys` only the stages whose name has the word. */
export async function test(words: string[]): Promise<number> {
  await setup();
  const wanted = stages.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const cluster = await startCluster();
  const environment = { ...process.env, TEST_POSTGRES_URL: cluster.url };
  const failed: string[] = [];
  const began = Date.now();
  for (const stage of wanted) {
    const started = Date.now();
    process.stdout.write(`\n— ${stage.name}\n`);
    if ((await stage.run(environment)) !== 0) failed.push(stage.name);
    process.stdout.write(`— ${stage.name}: ${seconds(started)} s\n`);
  }
  await cluster.stop();
  for (const name of failed) process.stdout.write(`FAILED: ${name}\n`);
  process.stdout.write(`stages: ${wanted.length - failed.length} passed, ${failed.length} failed\n`);
  process.stdout.write(`in ${seconds(began)} s\n`);
  return failed.length > 0 ? 1 : 0;
}

const seconds = (since: number): number => Math.round((Date.now() - since) / 1000);

async function succeeded(step: () => Promise<void>): Promise<number> {
  try {
    await step();
    return 0;
  } catch (error) {
    process.stdout.write(`${(error as Error).message}\n`);
    return 1;
  }
}
