import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forumsOfKey, oneKey } from '#contract/first-paint.ts';
import { mostForums } from '#contract/limits.ts';
import { firstActivity } from '#server/activity/first-activity.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { activity } from '#server/activity/tables.ts';
import { answersIn, serveBuilt } from '#tests/support/built-web.ts';
import { openDesk } from '#tests/support/desk.ts';
import { makeForum } from '#tests/support/forum.ts';
import { makeActivity } from '#tests/support/files.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const frame = (locale: string) =>
  `<div data-first="${locale}"><h1><span data-place="title"></span></h1><i data-place="days"></i><span data-place="venue"></span>` +
  `<b data-place="take-part-name"></b><img data-picture="banner" alt=""/><div data-place="description" class="long"></div></div>`;
const built =
  `<!doctype html><html lang="zh-Hant-MO"><head><title>活動平台</title><meta name="description" content="平台" /></head>` +
  `<body>${frame('zh')}${frame('pt')}</body></html>`;

let world: TestWorld;
let web: FastifyInstance;
let activityId: string;
beforeAll(async () => {
  world = await openTestWorld();
  web = await serveBuilt(world, { 'index.html': built });
  activityId = await makeActivity(world);
  await world.db.orm
    .update(activity)
    .set({ nameTc: '路演', namePt: 'Road show <1>', descriptionTc: '第一行\n第二行', placeTc: '威尼斯人' })
    .where(eq(activity.id, activityId));
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const page = (path: string, headers: Record<string, string> = {}) =>
  web.inject({ url: `/event${path}`, headers: { accept: 'text/html', ...headers } });

test.each(['/detail', '/event/detail'])(
  'the page at %s begins with the activity, each frame in its language',
  async (path) => {
    const { body, statusCode } = await page(`${path}?activityId=${activityId}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<html data-page="activity" lang="zh-Hant-MO">');
    expect(body).toContain('<span data-place="title">路演</span>');
    expect(body).toContain('<span data-place="title">Road show &lt;1&gt;</span>');
    // What is written in one language only stands in the others too, and says in which it is.
    expect(body).toContain('<div data-place="description" lang="zh-Hant-MO" class="long">第一行\n第二行</div>');
    expect(body.match(/data-place="venue"[^>]*>威尼斯人/g)).toHaveLength(2);
  },
);

test('the way into an activity is headed by its name, and brings the activity along', async () => {
  const { body } = await page(`/take-part?activityId=${activityId}`, { 'accept-language': 'pt' });
  expect(body).toContain('<html data-page="take-part" lang="zh-Hant-MO">');
  expect(body).toContain('<b data-place="take-part-name">Road show &lt;1&gt;</b>');
  expect(body).toContain('<title>Road show');
  const { body: activityAnswered } = await world.call('get', `/activities/${activityId}`);
  expect(answersIn(body)).toEqual({
    [oneKey('activity', activityId)]: activityAnswered,
  });
});

test('what the page would ask for first comes along with it, as anybody would get it', async () => {
  await makeForum(world, (await openDesk(world)).lei, activityId);
  const { body } = await page(`/event/detail?activityId=${activityId}`);
  const one = await world.call('get', `/activities/${activityId}`);
  const forums = await world.call(
    'get',
    `/public/api/v1/forums?page=0&size=${mostForums}&status=PUBLISHED&activityId=${activityId}`,
  );
  expect(one.body).toMatchObject({ id: activityId });
  expect(forums.body).toMatchObject({ totalElements: 1 });
  expect(answersIn(body)).toEqual({
    [oneKey('activity', activityId)]: one.body,
    [forumsOfKey(activityId)]: forums.body,
  });
});

test('whoever is sent the link sees in the reader’s language which activity it is', async () => {
  const { body } = await page(`/event/detail?activityId=${activityId}`, {
    'accept-language': 'pt-PT,pt;q=0.9,en;q=0.5',
  });
  expect(body).toContain('<title>Road show &lt;1&gt;</title>');
  expect(body).toContain('<meta property="og:title" content="Road show &lt;1&gt;">');
  expect(body).toContain('<meta name="description" content="第一行 第二行" />');
  expect(body).not.toContain('og:image');
});

test('the days stand there as each language writes them', async () => {
  await world.db.orm
    .update(activity)
    .set({ beginDate: '2027-01-02' as BusinessDate, endDate: '2027-01-05' as BusinessDate })
    .where(eq(activity.id, activityId));
  const { body } = await page(`/event/detail?activityId=${activityId}`);
  expect(body).toContain('<i data-place="days">2027年1月2日至5日</i>');
  expect(body).toMatch(/<i data-place="days">2\s?–\s?5 de Janeiro de 2027<\/i>/);
});

test('a search engine reads what it is, when and where', async () => {
  await world.db.orm.update(activity).set({ descriptionTc: '</script><b>' }).where(eq(activity.id, activityId));
  const { body } = await page(`/event/detail?activityId=${activityId}`);
  const [, written = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(written)).toMatchObject({
    '@type': 'Event',
    name: '路演',
    description: '</script><b>',
    startDate: '2027-01-02',
    endDate: '2027-01-05',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: '威尼斯人' },
  });
});

test('a link to no activity is nothing for the log; a database that does not answer is', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const draft = await makeActivity(world, 'DRAFT');
  expect(await firstActivity({ ...world, log }, `/event/detail?activityId=${draft}`)).toBeNull();
  expect(lines).toEqual([]);
  const gone = await openTestWorld();
  await gone.close();
  expect(await firstActivity({ ...gone, log }, `/event/detail?activityId=${draft}`)).toBeNull();
  expect(lines).toEqual([expect.stringContaining('a page is sent without what it is about')]);
});

test('packed it is the same page', async () => {
  const path = `/event/detail?activityId=${activityId}`;
  const packed = await page(path, { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe((await page(path)).body);
});

test('a draft, an activity that is not there and an address that is none begin as any page does', async () => {
  const draft = await makeActivity(world, 'DRAFT');
  const queries = [draft, '0199ffff-0000-7000-8000-000000000000', 'x%27%00', ''].map((id) => `?activityId=${id}`);
  for (const query of [...queries, '']) {
    const { body, statusCode } = await page(`/event/detail${query}`);
    expect(statusCode).toBe(200);
    expect(body).toBe(built);
  }
});
