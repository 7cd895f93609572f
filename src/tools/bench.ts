import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchResult } from '#tests/bench/result.ts';
import { root } from './shell.ts';

/** `npm run bench` runs all, `npm run bench -- NAME` one; each prints one line of JSON last. */
export async function bench([name, ...args]: string[]): Promise<number> {
  const folder = join(root, 'tests', 'bench');
  const all = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== 'result.ts' && entry.name.endsWith('.ts'))
    .map((entry) => entry.name.replace(/\.ts$/, ''));
  const wanted = name && !name.startsWith('-') ? [name] : all;
  const unknown = wanted.find((one) => !all.includes(one));
  if (unknown) {
    process.stderr.write(`There is no benchmark "${unknown}". There are: ${all.join(', ')}\n`);
    return 2;
  }
  let failed = 0;
  for (const one of wanted) {
    const { run } = (await import(join(folder, `${one}.ts`))) as { run(args: string[]): Promise<BenchResult> };
    const result = await run(args);
    if (!result.pass) failed++;
    process.stdout.write(`${JSON.stringify(result)}\n`);
  }
  return failed > 0 ? 1 : 0;
}
