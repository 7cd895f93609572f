import { createPublicKey, verify } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ErrorBody } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import { heldMsOf } from '#domain/notice/words.ts';
import { usualPortalSettings } from '#domain/setting/settings.ts';
import { sweepLogins } from '#server/account/login/sweep-logins.ts';
import { cancelHeld } from '#server/notice/cancel-held.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { pushSubscription } from '#server/notice/tables.ts';
import { doJobs, makeRoadShow } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { makeSubscriber, openPushService, type PushService } from '#tests/support/push-service.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const undoMs = heldMsOf(usualPortalSettings.messages);

let service: PushService;
let world: TestWorld;
let activityId: string;
let ana: Person;
beforeEach(async () => {
  service = await openPushService();
  world = await openTestWorld({ environment: { PUSH_SERVICES: service.host } });
  activityId = await makeRoadShow(world);
  ana = await makePerson(world, { name: 'Ana', orgType: 'ROADSHOW', language: 'pt' });
});
afterEach(async () => {
  await world.close();
  await service.close();
});

const subscribe = (body: object, who = ana) =>
  world.call<ErrorBody>('put', '/push/subscription', { token: who.token, body });
const tell = (more: { groupId?: string; heldMs?: number } = {}) =>
  world.db.transaction((tx) =>
    sendNotice(world, tx, {
      trigger: 'SUPPLEMENT_PUBLISHED',
      to: ana.accountId,
      activityId,
      facts: { title: { pt: 'Vídeo do produto' }, text: { pt: 'Carregue um vídeo.' }, until: { day: null } },
      ...more,
    }),
  );

test('Ana agrees, and her browser alone can read what it is sent', async () => {
  const browser = makeSubscriber(service.host);
  expect((await subscribe(browser.subscription)).status).toBe(200);
  expect((await world.call('get', '/push/key', ana)).body).toMatchObject({ subscribed: true });
  await tell();
  await doJobs(world);
  const [pushed] = service.taken;
  if (!pushed) throw new Error('nothing was pushed');
  expect(pushed.body.toString('latin1')).not.toContain('deo do produto');
  expect(browser.read(pushed)).toMatchObject({
    title: 'Aviso complementar: Vídeo do produto',
    text: 'Roadshow\nCarregue um vídeo.',
    lang: 'pt-PT',
    path: `/event/detail?activityId=${activityId}`,
  });
});

test('it is signed with the key that the portal tells browsers', async () => {
  await subscribe(makeSubscriber(service.host).subscription);
  await tell();
  await doJobs(world);
  const { key } = (await world.call<{ key: string }>('get', '/push/key', ana)).body;
  const point = Buffer.from(key, 'base64url');
  const [, token = ''] = /t=([^,]+)/.exec(String(service.taken[0]?.headers['authorization'])) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: `https://${service.host}` });
});

test('nothing is pushed that was taken back, and nothing before the time for undo is over', async () => {
  await subscribe(makeSubscriber(service.host).subscription);
  const groupId = newId();
  await tell({ groupId, heldMs: undoMs });
  await doJobs(world);
  expect(service.taken).toEqual([]);
  await world.db.transaction((tx) => cancelHeld(world, tx, groupId));
  world.clock.forward(60_000);
  await doJobs(world);
  expect(service.taken).toEqual([]);
});

test('it ends with the login, or when Ana no longer wants it, or when her browser is gone', async () => {
  const browser = makeSubscriber(service.host);
  await subscribe(browser.subscription);
  expect((await world.call('delete', '/push/subscription', ana)).status).toBe(200);
  await tell();
  await doJobs(world);
  expect(service.taken).toHaveLength(0);

  await subscribe(browser.subscription);
  service.answer(410);
  await tell();
  await doJobs(world);
  expect((await world.call('get', '/push/key', ana)).body).toMatchObject({ subscribed: false });

  service.answer(201);
  await subscribe(browser.subscription);
  await tell();
  await world.call('post', '/login/logout', ana);
  await doJobs(world);
  expect(service.taken).toHaveLength(0);
});

test('a login that is over is swept away with what it agreed to', async () => {
  await subscribe(makeSubscriber(service.host).subscription);
  await world.call('post', '/login/logout', ana);
  world.clock.forward(30 * 24 * 60 * 60_000);
  await sweepLogins(world);
  expect(await world.db.orm.select().from(pushSubscription)).toEqual([]);
});

test('a service that is busy is asked again later', async () => {
  await subscribe(makeSubscriber(service.host).subscription);
  service.answer(503);
  await tell();
  await doJobs(world);
  service.answer(201);
  world.clock.forward(31_000);
  await doJobs(world);
  expect(service.taken).toHaveLength(1);
});

test('a browser belongs to whoever logged in last', async () => {
  const browser = makeSubscriber(service.host);
  const rui = await makePerson(world, { name: 'Rui', orgType: 'ROADSHOW' });
  await subscribe(browser.subscription);
  await subscribe(browser.subscription, rui);
  await tell();
  await doJobs(world);
  expect(service.taken).toHaveLength(0);
});

test.each([
  'https://example.org/send',
  'https://127.0.0.1/send',
  'http://127.0.0.1:9/send',
  'https://fcm.googleapis.com.example.org/send',
])('the portal is not made to write to %s', async (endpoint) => {
  const { keys } = makeSubscriber(service.host).subscription;
  const answer = await subscribe({ endpoint, keys });
  expect(answer).toMatchObject({ status: 400, body: { code: 'PARAMS_ERROR' } });
});
