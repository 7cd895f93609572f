import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstAnswersId } from '#contract/first-paint.ts';
import { businessDateAt, businessDatePlus } from '#domain/instant.ts';
import { activity } from '#server/activity/tables.ts';
import { serveBuilt } from '#tests/support/built-web.ts';
import { makeActivity } from '#tests/support/files.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const frame = (locale: string) =>
  `<div data-first="${locale}"><h2><span data-place="featured-name" class="a"></span></h2>` +
  `<i data-place="featured-days"></i><i data-place="featured-place"></i></div>`;
const built = `<!doctype html><html><head><title>活動平台</title></head><body>${frame('zh')}${frame('pt')}</body></html>`;

let world: TestWorld;
let web: FastifyInstance;
beforeAll(async () => {
  world = await openTestWorld();
  web = await serveBuilt(world, { 'index.html': built });
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const page = (path: string, headers: Record<string, string> = {}) =>
  web.inject({ url: `/event${path}`, headers: { accept: 'text/html', ...headers } });

/** @param days of its beginning and end from today */
async function make(nameTc: string, namePt: string, days: [number, number]): Promise<string> {
  const id = await makeActivity(world);
  const today = businessDateAt(world.clock.now());
  const [beginDate, endDate] = [businessDatePlus(today, days[0]), businessDatePlus(today, days[1])];
  await world.db.orm.update(activity).set({ nameTc, namePt, beginDate, endDate }).where(eq(activity.id, id));
  return id;
}

const found = async (body: object, sort = 'beginDate:asc') => {
  const answer = await world.call('post', `/public/api/v1/activities/search?sort=${sort}`, { body });
  const { content } = answer.body as { content: { nameTc: string }[] };
  return content.map(({ nameTc }) => nameTc);
};

test('without events home is the built page', async () => {
  expect((await page('/home')).body).toBe(built);
});

test('home begins with what is on or next, in each language, and brings the list that it would ask for', async () => {
  await make('將來 </script>', 'Mais tarde', [9, 10]);
  await make('正在', 'Agora', [-1, 1]);
  await make('過去', 'Antes', [-9, -8]);
  const { body, headers } = await page('/home');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toContain('<span data-place="featured-name" class="a">正在</span>');
  expect(body).toContain('<span data-place="featured-name" class="a">Agora</span>');
  const [, json = ''] = new RegExp(`id="${firstAnswersId}">(.*?)</script>`).exec(body) ?? [];
  const { coming } = JSON.parse(json) as { coming: { content: { nameTc: string }[] } };
  expect(coming.content.map(({ nameTc }) => nameTc)).toEqual(['正在', '將來 </script>']);
  const packed = await page('/', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(body);
});

test('an event that is published later is on the next page sent', async () => {
  await make('新的', 'Novo', [0, 0]);
  expect((await page('/home')).body).toContain('>新的</span>');
});

test('the list is narrowed by period, kind and name, and comes by date', async () => {
  expect(await found({ period: 'COMING' })).toEqual(['正在', '新的', '將來 </script>']);
  expect(await found({ period: 'OVER' }, 'endDate:desc')).toEqual(['過去']);
  expect(await found({ period: 'COMING', categories: ['PUBLIC'] })).toEqual([]);
  expect(await found({ search: 'agor' })).toEqual(['正在']);
  expect(await found({ search: '將來' })).toEqual(['將來 </script>']);
});
