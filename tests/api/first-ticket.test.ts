import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneKey } from '#contract/first-paint.ts';
import { pageToken } from '#server/participant/code/page-token.ts';
import { answersIn, serveBuilt } from '#tests/support/built-web.ts';
import { administrator, exhibitor, lockedList, makeRoadShow, somebody } from '#tests/support/participants.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const places = ['name', 'second-name', 'unit', 'title', 'code', 'activity'];
const built =
  '<!doctype html><html><head><title>活動平台</title></head><body><div id="root"><div data-first="en">' +
  `<img data-picture="ticket" alt=""/>${places.map((one) => `<i data-place="ticket-${one}"></i>`).join('')}` +
  '</div></div></body></html>';

let world: TestWorld;
let web: FastifyInstance;
let participantId: string;
let token: string;
beforeAll(async () => {
  world = await openTestWorld();
  web = await serveBuilt(world, { 'index.html': built });
  const activityId = await makeRoadShow(world);
  const list = await lockedList(world, await exhibitor(world, activityId), activityId, [
    somebody({ nameTc: '陳<大文', nameEn: 'Chan Tai Man', title: 'Dean' }),
  ]);
  participantId = list.people[0]?.id ?? '';
  token = pageToken(world, participantId);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const open = (of: string) =>
  web.inject({ url: `/event/p/${of}`, headers: { accept: 'text/html', 'accept-language': 'en' } });
const placeIn = (page: string, name: string): string | undefined =>
  new RegExp(`data-place="ticket-${name}"[^>]*>([^<]*)<`).exec(page)?.[1];
const answered = async () =>
  (await world.call<{ credential: string | null }>('get', `/public/participants/${token}`)).body;

test('a participant’s own page comes with the code and the person, and nobody on the way keeps it', async () => {
  const { body, headers } = await open(token);
  const ticket = await answered();
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<html data-page="ticket">');
  expect(body).toMatch(/<img data-picture="ticket" src="data:image\/svg\+xml,[^"<> ]+"/);
  expect(Object.fromEntries(places.map((name) => [name, placeIn(body, name)]))).toMatchObject({
    name: '陳&lt;大文',
    'second-name': 'Chan Tai Man',
    title: ' · Dean',
    code: ticket.credential?.replaceAll(/(.{5})(?=.)/g, '$1 '),
    activity: 'Road show',
  });
  expect(answersIn(body)).toEqual({ [oneKey('participant', token)]: ticket });
  expect(/<head>[^]*<\/head>/.exec(body)?.[0]).not.toMatch(/Chan Tai Man|陳/);
});

test('a code that no longer holds is not in the page, though it was a moment ago', async () => {
  const { token: staff } = await administrator(world);
  const { credential } = await answered();
  if (!credential) throw new Error('no code yet');
  const [row] = await world.db.query<{ version: number }>('select version from participant where id = $1', [
    participantId,
  ]);
  const revoked = await world.call('post', `/staff/participants/${participantId}/revoke`, {
    token: staff,
    body: { version: row?.version, reason: '遺失名牌' },
  });
  expect(revoked.status).toBe(200);
  const { body } = await open(token);
  expect(body).toContain('data-page="ticket"');
  expect(body).not.toContain('src="data:');
  expect(body.replaceAll(' ', '')).not.toContain(credential);
  expect(placeIn(body, 'code')).toBe('');
});

test('a link that we did not sign brings the app and nobody', async () => {
  const { body, headers, statusCode } = await open(Buffer.alloc(32, 7).toString('base64url'));
  expect({ statusCode, caching: headers['cache-control'] }).toEqual({ statusCode: 200, caching: 'no-cache' });
  expect(body).toBe(built);
});
