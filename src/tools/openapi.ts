import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { openApiDocument } from '#contract/openapi.ts';
import { apis } from '#contract/index.ts';
import { root } from './shell.ts';
import { writeJson } from './write-json.ts';

/** The document as it should be in `openapi/`, by the name of its file. */
export async function openapiFiles(): Promise<Record<string, string>> {
  const document = openApiDocument(Object.values(apis), await exportedSchemas());
  return { 'event-api.json': `${writeJson(document)}\n` };
}

export async function openapi(): Promise<void> {
  await mkdir(join(root, 'openapi'), { recursive: true });
  for (const [name, text] of Object.entries(await openapiFiles())) await writeFile(join(root, 'openapi', name), text);
}

/** What the contract's files export to each other is what endpoints share. Of two with one name the first has it. */
async function exportedSchemas(): Promise<Record<string, z.ZodType>> {
  const folder = join(root, 'src/contract');
  const files = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name)).sort();
  const modules = await Promise.all(
    files.map((name) => import(join(folder, name)) as Promise<Record<string, unknown>>),
  );
  const found = new Map<z.ZodType, string>();
  const taken = new Set<string>();
  for (const [name, value] of modules.flatMap((module) => Object.entries(module))) {
    if (!(value instanceof z.ZodObject || value instanceof z.ZodEnum) || found.has(value) || taken.has(name)) continue;
    found.set(value, name);
    taken.add(name);
  }
  return Object.fromEntries([...found].map(([schema, name]) => [name, schema]));
}
