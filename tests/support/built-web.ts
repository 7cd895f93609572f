import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { firstAnswersId } from '#contract/first-paint.ts';
import { buildApp } from '#server/app.ts';
import type { World } from '#server/world.ts';

/** The server with a web that was built as these files, by their names; they go when it closes. */
export async function serveBuilt(world: World, files: Readonly<Record<string, string>>): Promise<FastifyInstance> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-web-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const web = await buildApp(world, { webFolder: folder });
  web.addHook('onClose', () => rm(folder, { recursive: true }));
  return web;
}

/** What came along with a page, by the keys of contract/first-paint.ts; null for nothing. */
export const answersIn = (page: string): unknown =>
  JSON.parse(new RegExp(`id="${firstAnswersId}">(.*?)</script>`).exec(page)?.[1] ?? 'null');
