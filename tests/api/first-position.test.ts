import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageOf } from '#contract/api.ts';
import { listKey, oneKey } from '#contract/first-paint.ts';
import { recruitmentPageSize } from '#contract/limits.ts';
import type { ListedPosition } from '#contract/recruitment/position.ts';
import { emptyPosition } from '#domain/recruitment/position-form.ts';
import { answersIn, serveBuilt } from '#tests/support/built-web.ts';
import { openFair } from '#tests/support/recruitment.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const built =
  '<!doctype html><html lang="zh-Hant-MO"><head><title>活動平台</title><meta name="description" content="平台" /></head>' +
  '<body><div id="root"><div data-first="en"><img data-picture="article" alt=""><a data-back="">Back</a>' +
  '<h1><span data-place="article-heading"></span></h1><p data-place="article-lead"></p><p data-place="article-text"></p>' +
  '</div><div data-first="zh"><span data-place="article-heading"></span></div></div></body></html>';

let world: TestWorld;
let web: FastifyInstance;
let fair: Awaited<ReturnType<typeof openFair>>;
beforeAll(async () => {
  world = await openTestWorld();
  web = await serveBuilt(world, { 'index.html': built });
  fair = await openFair(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const origin = () => new URL(world.config.publicUrl).origin;
const pageOf = async (id: string) =>
  (
    await web.inject({
      url: `/event/public-recruit-list?positionId=${id}`,
      headers: { accept: 'text/html', 'accept-language': 'en' },
    })
  ).body;
const postingIn = (page: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? 'null');
const meta = (page: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1];

test('a position with every field is one that search engines understand and chats show', async () => {
  await world.db.query("update unit set website = 'https://chips.example' where id = $1", [fair.chips]);
  const id = await fair.publish(fair.people.hoiIan, {
    ...emptyPosition,
    nameTc: '機械人工程師 <高級>',
    nameEn: 'Robot engineer <senior>',
    namePt: 'Engenheiro de robótica',
    type: 'PRACTICE',
    count: '3',
    location: 'Taipa',
    currency: 'RMB',
    startAmount: '120.50',
    endAmount: '180',
    period: 'HOUR',
    content: 'Builds "robots" </script> for hotels.',
    requirements: 'A degree.',
    closeDate: '2026-12-20',
  });
  const page = await pageOf(id);
  const url = `${origin()}/event/public-recruit-list?positionId=${id}`;
  expect(postingIn(page)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Robot engineer <senior>',
    description: 'Builds "robots" </script> for hotels.\n\nA degree.',
    datePosted: '2026-11-21',
    validThrough: '2026-12-20T16:00:00.000Z',
    employmentType: 'INTERN',
    hiringOrganization: {
      '@type': 'Organization',
      name: expect.stringContaining('Chips'),
      sameAs: 'https://chips.example',
    },
    jobLocation: { '@type': 'Place', address: 'Taipa' },
    totalJobOpenings: 3,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'CNY',
      value: { '@type': 'QuantitativeValue', minValue: 120.5, maxValue: 180, unitText: 'HOUR' },
    },
    directApply: true,
    url,
  });
  expect(meta(page, 'og:title')).toContain('Robot engineer &lt;senior&gt;');
  expect(meta(page, 'og:type')).toBe('article');
  expect(meta(page, 'og:url')).toBe(url);
  expect(meta(page, 'og:description')).toContain('robots');
});

test('what is agreed on later and what nobody said is not claimed', async () => {
  const id = await fair.publish(fair.people.supplier, {
    currency: '',
    startAmount: '',
    endAmount: '',
    nameEn: '',
    namePt: '',
  });
  const posting = postingIn(await pageOf(id));
  expect(posting).toMatchObject({ '@type': 'JobPosting', title: '機械人工程師', employmentType: 'FULL_TIME' });
  expect(posting).not.toHaveProperty('baseSalary');
  expect(posting).not.toHaveProperty('hiringOrganization.sameAs');
});

test('the answer that the page would ask for first comes along with it, as anybody would get it', async () => {
  const id = await fair.publish(fair.people.supplier, { content: 'Ends </script> nothing.' });
  const page = await pageOf(id);
  const { body } = await world.call('get', `/recruit/public/${id}`);
  expect(body).toMatchObject({ id });
  expect(answersIn(page)).toEqual({ [oneKey('position', id)]: body });
});

test('so does the first page of the list, where nothing narrows it', async () => {
  await fair.publish(fair.people.supplier);
  const listAt = async (search: string) => {
    const headers = { accept: 'text/html', 'accept-language': 'en' };
    const { body } = await web.inject({ url: `/event/public-recruit-list${search}`, headers });
    return answersIn(body);
  };
  const { body } = await world.call<PageOf<ListedPosition>>(
    'get',
    `/recruit/public?page=0&size=${recruitmentPageSize}`,
  );
  expect(body.content.length).toBeGreaterThan(0);
  expect(await listAt('')).toEqual({ [listKey('positions')]: body });
  expect(await listAt('?search=robot')).toBeNull();
});

test('a position that is closed or never was is no posting', async () => {
  const id = await fair.publish(fair.people.neighbour);
  expect(postingIn(await pageOf(id))).not.toBeNull();
  await fair.move(fair.people.neighbour, id, 'fill');
  expect(postingIn(await pageOf(id))).toBeNull();
  expect(answersIn(await pageOf(id))).toBeNull();
  expect(postingIn(await pageOf('nothing'))).toBeNull();
});

test('a position stands on the screen before any script, in the language of each frame', async () => {
  const id = await fair.publish(fair.people.hoiIan, {
    ...emptyPosition,
    nameTc: '晶片測試員 <初級>',
    nameEn: 'Chip tester <junior>',
    type: 'PRACTICE',
    count: '1',
    location: 'Taipa',
    content: 'Tests chips & boards.',
    requirements: 'A degree.',
    closeDate: '2026-12-20',
  });
  const page = await pageOf(id);
  expect(page).toMatch(/^<!doctype html><html data-page="article"/);
  expect(page).toContain('<a data-back="" href="/event/public-recruit-list">');
  expect(page).toContain('<span data-place="article-heading">Chip tester &lt;junior&gt;</span>');
  expect(page).toContain('<span data-place="article-heading">晶片測試員 &lt;初級&gt;</span>');
  expect(page).toContain('<p data-place="article-text">Tests chips &amp; boards.</p>');
  expect(page).toMatch(/<p data-place="article-lead"[^>]*>[^<]+</);
});

test('an address of no position is the page as it was built', async () => {
  const page = await pageOf('0190a0a0-0000-7000-8000-000000000000');
  expect(page).not.toContain('data-page');
  expect(page).toContain('<span data-place="article-heading"></span>');
});
