import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openapiFiles } from './openapi.ts';
import { must, root, StepFailed } from './shell.ts';

export const projects = ['src/domain', 'src/server', 'src/web', 'src/web/sw.tsconfig.json', 'tests'];

/** The quick gate: types, lint, format, catalogs, the API document, unit tests; `static` leaves the tests out. */
export async function check(words: string[]): Promise<void> {
  await staticChecks();
  if (words.includes('static')) return;
  await must('vitest', 'run', '--project', 'unit', '--project', 'web', '--project', 'architecture');
}

/** In two lanes, for two cores; both come to their end, so that a run tells all it can. */
async function staticChecks(): Promise<void> {
  const lanes = await Promise.allSettled([types(), everythingElse()]);
  const failed = lanes.filter((lane) => lane.status === 'rejected');
  for (const { reason } of failed.slice(1)) process.stderr.write(`${(reason as Error).message}\n`);
  if (failed[0]) throw failed[0].reason;
}

async function types(): Promise<void> {
  for (const project of projects) await must('tsc', '-p', project);
}

async function everythingElse(): Promise<void> {
  await must('oxfmt', '--check', '.');
  await must(process.execPath, 'src/tools/catalogs.ts', '--check');
  await openapiIsFresh();
  await must('oxlint', '--type-aware', '--deny-warnings');
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
