import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dayMs, plusMs } from '#domain/instant.ts';
import type { Product } from '#contract/site-names.ts';
import { otherSiteNames, productCode } from './setting/product.ts';
import { pagesPerMinute } from './page-limit.ts';
import type { SendPage } from './site-page.ts';
import type { World } from './world.ts';

/** The folder that a build makes. */
export const builtWeb = fileURLToPath(new URL('../../dist/web', import.meta.url));

const base = '/event';
const manifest = 'manifest.webmanifest';
const yearMs = 365 * dayMs;

/**
 * The built app below /event/. A page's address answers with the app, which shows it; a missing asset is a 404 and
 * never the app. The address of the server itself leads to the portal.
 */
export async function serveWeb(
  app: FastifyInstance,
  world: World,
  { folder, sendPage }: { folder: string; sendPage: SendPage },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: `${base}/`,
    preCompressed: true,
    index: false,
    // The files of a build, known at the start: to look for each in its folder, at each request, is dear.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}', manifest],
    cacheControl: false,
    setHeaders(reply, path) {
      const immutable = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/', (_request, reply) => reply.redirect(`${base}/`));
  app.get(`${base}/`, { config: { rateLimit: { max: pagesPerMinute, timeWindow: 60_000 } } }, sendPage);
  app.get('/favicon.ico', (_request, reply) => reply.redirect(`${base}/favicon.ico`));
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(`User-agent: *\nDisallow: /event-api/\n`));
  const { SECURITY_CONTACT: contact } = world.config;
  if (contact) {
    app.get('/.well-known/security.txt', (_request, reply) =>
      reply.type('text/plain').send(`Contact: ${contact}\nExpires: ${plusMs(world.clock.now(), yearMs)}\n`),
    );
  }
  app.get(`${base}/config/product.json`, (_request, reply) => {
    const product = {
      productCode: productCode(world),
      demo: world.config.demo,
      siteNames: otherSiteNames(world),
    } satisfies Product;
    return reply.header('cache-control', 'no-cache').send(product);
  });
  app.get(`${base}/${manifest}`, async (_request, reply) => {
    const names = otherSiteNames(world);
    if (!names) return reply.sendFile(manifest);
    const built: object = JSON.parse(await readFile(join(folder, manifest), 'utf8'));
    const called = { name: names.zh === names.en ? names.zh : `${names.zh} ${names.en}`, short_name: names.zh };
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send({ ...built, ...called });
  });
}

/** For the content security policy: the scripts that stand in the page itself, by their hash. None without a web. */
export async function inlineScriptHashes(folder: string | null): Promise<string[]> {
  const page = folder ? await readFile(join(folder, 'index.html'), 'utf8') : '';
  return [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** A file that a page is made of: named by what is in it, and never opened by itself. */
export const isPartOfPage = (request: FastifyRequest): boolean => request.url.startsWith(`${base}/assets/`);

/** Whether a request for nothing we have is a person opening one of the app's pages. */
export const opensPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  request.url.startsWith(`${base}/`) &&
  !/\.\w+$/.test(request.url.split('?', 1)[0] ?? '') &&
  (request.headers.accept ?? '').includes('text/html');
