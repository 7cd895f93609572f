import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openapiFiles } from './openapi.ts';
import { must, root, StepFailed } from './shell.ts';

/** Each with the types of its own surroundings; the last one has all tests in it. */
const projects = ['src/domain', 'src/server', 'src/web', 'src/web/sw.tsconfig.json', 'tests'];

/** The quick gate: types, lint, format, catalogs, the API document, unit tests. `static` leaves the tests out. */
export async function check(words: string[]): Promise<void> {
  const isQuick = !words.includes('static');
  await inLanes(
    () => must('oxlint', '--type-aware', '--deny-warnings'),
    async () => {
      for (const project of projects) await typed(project, isQuick);
      await everythingElse();
      if (!isQuick) return;
      await must('vitest', 'run', '--project', 'unit', '--project', 'web', '--project', 'architecture');
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

/** @param isQuick looks only at what changed since the last time, and what hangs on it */
async function typed(project: string, isQuick: boolean): Promise<void> {
  const known = join('node_modules/.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  // Several checkers would each work out the types that the contract computes.
  await must(
    'tsc',
    '-p',
    project,
    '--checkers',
    '1',
    ...(isQuick ? ['--incremental', '--tsBuildInfoFile', known] : []),
  );
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
