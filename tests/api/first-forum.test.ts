import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneKey } from '#contract/first-paint.ts';
import { answersIn, serveBuilt } from '#tests/support/built-web.ts';
import { openDesk } from '#tests/support/desk.ts';
import { makeForum } from '#tests/support/forum.ts';
import { makeRoadShow } from '#tests/support/participants.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const built =
  '<!doctype html><html><head><title>活動平台</title></head><body><div id="root"><div data-first="en">' +
  '<h1><span data-place="forum-heading"></span></h1></div></div></body></html>';

let world: TestWorld;
let web: FastifyInstance;
let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  world = await openTestWorld();
  web = await serveBuilt(world, { 'index.html': built });
  desk = await openDesk(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const pageOf = async (id: string) =>
  (
    await web.inject({
      url: `/event/forum-sign?id=${id}`,
      headers: { accept: 'text/html', 'accept-language': 'en' },
    })
  ).body;
const eventIn = (page: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? 'null');

test('search engines read a forum with its sessions, and nothing of one that is not published', async () => {
  const roadShow = await makeRoadShow(world);
  const { forum, begins, add, said, withdraw, unpublish } = await makeForum(world, desk.lei, roadShow);
  await add(said(0, 30));
  const { body: gone } = await add(said(30, 60));
  await withdraw(gone);
  const page = await pageOf(forum.id);
  expect(page).toContain('<title>Forum on New Materials');
  expect(page).toContain('<html data-page="forum">');
  expect(page).toContain('<h1><span data-place="forum-heading">Forum on New Materials</span></h1>');
  expect(eventIn(page)).toMatchObject({
    '@type': 'Event',
    name: 'Forum on New Materials',
    startDate: begins,
    superEvent: { name: 'Road show' },
    subEvent: [
      {
        name: 'Session 0',
        startDate: begins,
        location: { name: 'Auditorium' },
        performer: [{ name: 'Leong Weng Si' }],
      },
    ],
  });
  const ask = async (path: string) => (await world.call('get', `/public/api/v1/forums/${path}`)).body;
  expect(answersIn(page)).toEqual({
    [oneKey('forum', forum.id)]: await ask(forum.id),
    [oneKey('programme', forum.id)]: await ask(`${forum.id}/programme`),
    [oneKey('place', roadShow)]: expect.objectContaining({ tc: expect.any(String) }),
  });
  await unpublish();
  expect(answersIn(await pageOf(forum.id))).toBeNull();
  expect(eventIn(await pageOf(forum.id))).toBeNull();
});
