import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/site-names.ts';
import { usualPortalSettings } from '#domain/setting/settings.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { serveBuilt } from '#tests/support/built-web.ts';
import { administrator, outbox } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const built = `<!doctype html>
<html lang="zh-Hant-MO"><head><title>活動平台</title></head>
<body><div data-first="zh"><span data-place="site-name">活動平台</span></div><div data-first="en"><span data-place="site-name">Event Portal</span></div></body></html>`;

let world: TestWorld;
let web: FastifyInstance;
let mei: Person;
beforeAll(async () => {
  world = await openTestWorld();
  web = await serveBuilt(world, {
    'index.html': built,
    'manifest.webmanifest': JSON.stringify({ name: '活動平台 Event Portal', lang: 'zh' }),
  });
  mei = await administrator(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

let version = 0;
const call = async (product: object) => {
  const value = { ...usualPortalSettings.product, ...product };
  const answer = await world.call('put', '/admin/settings', {
    token: mei.token,
    body: { group: 'product', version: version++, value },
  });
  expect(answer.status).toBe(200);
};
const page = async (path: string, encoding = '') =>
  web.inject({ url: `/event${path}`, headers: { accept: 'text/html', 'accept-encoding': encoding } });
const named = { nameTc: '澳門 & 科技', nameEn: 'Macau "Science" Week', namePt: 'Semana <da> Ciência' };

test('before anybody gives it a name the page is the built one', async () => {
  expect((await page('/home')).body).toBe(built);
  expect((await page('/config/product.json')).json<Product>()).toMatchObject({ productCode: 'FUND', siteNames: null });
});

test('every page has the name that staff gave, in each language, and nothing in it becomes markup', async () => {
  await call(named);
  for (const path of ['/', '/home', '/admin/settings']) {
    const { body } = await page(path);
    expect(body).toContain('<title>澳門 &amp; 科技</title>');
    expect(body).toContain('data-place="site-name">Macau &quot;Science&quot; Week</span>');
    expect(body).toContain('Semana &lt;da&gt; Ciência');
  }
  const packed = await page('/home', 'gzip, br');
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe((await page('/home')).body);
  // A service worker keeps the built one, and puts in the name of the day.
  expect((await page('/index.html')).body).toBe(built);
  expect((await page('/config/product.json')).json<Product>().siteNames).toEqual({
    zh: '澳門 & 科技',
    sc: '澳门 & 科技',
    en: 'Macau "Science" Week',
    pt: 'Semana <da> Ciência',
  });
  expect((await page('/manifest.webmanifest')).json()).toEqual({
    name: '澳門 & 科技 Macau "Science" Week',
    short_name: '澳門 & 科技',
    lang: 'zh',
  });
});

test.each(Object.keys(named) as (keyof typeof named)[])(
  'a name that differs by its %s alone is another one',
  async (name) => {
    await call({ [name]: named[name] });
    expect((await page('/config/product.json')).json<Product>().siteNames).toMatchObject({
      [name.slice(-2).toLowerCase().replace('tc', 'zh')]: named[name],
    });
    await call(named);
  },
);

test('messages, codes and texts with placeholders have it too', async () => {
  const ana = await makePerson(world, { name: 'Ana Lei', orgType: 'EXHIBITOR' });
  await world.call('post', '/password/forgotten', { body: { email: ana.email } });
  const text = { version: 1, subject: '{portal}', body: '{product}: {recipient}' };
  const path = '/admin/templates/PASSWORD_CHANGED/en/MAIL';
  expect((await world.call('put', path, { token: mei.token, body: text })).status).toBe(200);
  await world.db.orm.execute("update account set language = 'en'");
  const facts = { at: { at: world.clock.now() } };
  await world.db.transaction((tx) => sendNotice(world, tx, { trigger: 'PASSWORD_CHANGED', to: ana.accountId, facts }));
  const [sent] = await outbox(world);
  expect(sent).toMatchObject({ subject: 'Macau "Science" Week', text: 'FUND: Ana Lei' });
  expect(sent?.html).toContain('Macau &quot;Science&quot; Week</p>');
});

test('the code goes before statuses and levels, also those that were stored under the other one', async () => {
  const ho = await makePerson(world, { name: 'Ho Sai', orgType: 'ROADSHOW' });
  await world.db.query("update membership set role = 'FUND_UN' where account_id = $1", [ho.accountId]);
  await world.db.query("update account set channel = 'INT_FUND' where id = $1", [ho.accountId]);
  await call({ ...named, code: 'STDF' });
  expect((await world.call('get', '/profile', ho)).body).toMatchObject({ channel: 'INT_STDF', role: 'STDF_UN' });
  expect((await page('/config/product.json')).json<Product>().productCode).toBe('STDF');
  await call(named);
  expect((await world.call('get', '/profile', ho)).body).toMatchObject({ channel: 'INT_FUND', role: 'FUND_UN' });
});
