import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openapiFiles } from './openapi.ts';
import { must, root, StepFailed } from './shell.ts';

const worker = 'src/web/sw.ts';
const workerTypes = 'src/web/sw.tsconfig.json';
const product = ['src/domain', 'src/server', 'src/web'];

/**
 * The quick gate: types, lint, format, catalogs, the API document, unit tests. `static` leaves the tests out, and has the
 * compiler itself look at the product.
 */
export async function check(words: string[]): Promise<void> {
  const isStatic = words.includes('static');
  await inLanes(
    async () => {
      await linted();
      await must('tsc', '-p', workerTypes);
    },
    async () => {
      await everythingElse();
      if (isStatic) for (const project of product) await must('tsc', '-p', project);
      else await must('vitest', 'run', '--project', 'unit', '--project', 'web', '--project', 'architecture');
    },
  );
}

/** Two, for two cores; both come to their end, so that a run tells all it can. */
async function inLanes(...lanes: (() => Promise<void>)[]): Promise<void> {
  const ends = await Promise.allSettled(lanes.map((lane) => lane()));
  const failed = ends.filter((lane) => lane.status === 'rejected');
  for (const { reason } of failed.slice(1)) process.stderr.write(`${(reason as Error).message}\n`);
  if (failed[0]) throw failed[0].reason;
}

/**
 * The linter works out all types for its rules, so it tells what is wrong with them in half the time of a compiler beside
 * it. The worker's types are not those of its folder.
 */
async function linted(): Promise<void> {
  await must('oxlint', '--type-aware', '--type-check', '--deny-warnings', '--ignore-pattern', worker);
  await must('oxlint', '--type-aware', '--deny-warnings', worker);
}

async function everythingElse(): Promise<void> {
  await must('oxfmt', '--check', '.');
  await must(process.execPath, 'src/tools/catalogs.ts', '--check');
  await openapiIsFresh();
}

export async function format(): Promise<void> {
  await must('oxfmt', '.');
}

async function openapiIsFresh(): Promise<void> {
  for (const [name, text] of Object.entries(await openapiFiles())) {
    const written = await readFile(join(root, 'openapi', name), 'utf8').catch(() => '');
    if (written !== text)
      throw new StepFailed(`openapi/${name} is not what the endpoint tables say: run npm run openapi`);
  }
}
