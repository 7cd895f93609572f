import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { openApiDocument } from '#contract/openapi.ts';
import { apis } from '#contract/index.ts';
import { root } from './shell.ts';

/** The document and the client's types, as they should be in `openapi/`. */
export async function openapiFiles(): Promise<Record<string, string>> {
  const document = openApiDocument(Object.values(apis));
  const types = astToString(await openapiTypescript(structuredClone(document) as never, { alphabetize: false }));
  return {
    'event-api.json': `${JSON.stringify(document, null, 2)}\n`,
    'event-api.gen.ts': `// Written by \`npm run openapi\` from the endpoint tables.\n${types}`,
  };
}

export async function openapi(): Promise<void> {
  await mkdir(join(root, 'openapi'), { recursive: true });
  for (const [name, text] of Object.entries(await openapiFiles())) await writeFile(join(root, 'openapi', name), text);
}
