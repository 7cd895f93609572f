import { and, isNotNull, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutboxMessage } from '#contract/message.ts';
import { usualPortalSettings } from '#domain/setting/settings.ts';
import { sweepMessages } from '#server/message/sweep-messages.ts';
import { sweepNotices } from '#server/notice/sweep-notices.ts';
import { message } from '#server/message/tables.ts';
import { writeMessage } from '#server/message/write-message.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { doJobs, outbox } from '#tests/support/participants.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const dayMs = 24 * 60 * 60 * 1000;
const { keptDays } = usualPortalSettings.messages;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const write = (to: string, heldMs = 0) =>
  world.db.transaction((tx) =>
    writeMessage(world, tx, {
      channel: 'MAIL',
      kind: 'STAFF_NOTICE',
      language: 'en',
      activityId: null,
      heldMs,
      to,
      subject: 'The hall',
      text: 'opens at nine',
    }),
  );
/** Every login has ended since the clock was last moved. */
const somebodyNew = (name: string) => makePerson(world, { name, orgType: 'FUND_ADMIN', unitId: null });
const addresses = async () => (await outbox(world)).map(({ to }) => to).toSorted();

test('the contents of old messages go, those that are young or still on their way stay', async () => {
  await write('old@example.org');
  await write('failed@example.org');
  await doJobs(world);
  await world.db.orm.update(message).set({ state: 'FAILED' });
  await write('held@example.org', 2 * keptDays * dayMs);
  world.clock.forward(keptDays * dayMs);
  await sweepMessages(world);
  expect(await addresses()).toEqual(['failed@example.org', 'held@example.org', 'old@example.org']);
  world.clock.forward(1);
  await write('young@example.org');
  await sweepMessages(world);
  expect(await addresses()).toEqual(['held@example.org', 'young@example.org']);
});

test('of an old one staff see that it was, and cannot send it again', async () => {
  const mei = await somebodyNew('Mei Wong');
  const { body } = await world.call<{ content: OutboxMessage[] }>('get', '/staff/messages?state=FAILED', mei);
  expect(body.content).toHaveLength(2);
  expect(body.content[0]).toMatchObject({ isSwept: true, recipient: '', subject: '', text: '' });
  const known = await world.db.orm.$count(
    message,
    and(isNull(message.sealed), isNotNull(message.recipientFingerprint)),
  );
  expect(known).toBe(0);
  const again = `/staff/messages/${body.content[0]?.id}/send`;
  expect((await world.call('post', again, mei)).status).toBe(409);
  expect((await world.call('post', '/staff/messages/send-failed', mei)).body).toEqual({ count: 0 });
});

test('a notice that was read long ago goes, one that was not stays', async () => {
  const ana = await makePerson(world, { name: 'Ana Lei', orgType: 'EXHIBITOR' });
  const tell = () =>
    world.db.transaction((tx) =>
      sendNotice(world, tx, { trigger: 'ACCOUNT_REGISTERED', to: ana.accountId, facts: { username: 'ana' } }),
    );
  await tell();
  await world.call('post', '/notices/read', { token: ana.token, body: { until: world.clock.now() } });
  await tell();
  const listed = async () =>
    (await world.db.query<{ read_at: string | null }>('select read_at from in_app_notice')).map(
      ({ read_at }) => read_at,
    );
  expect(await listed()).toHaveLength(2);
  world.clock.forward(keptDays * dayMs + 1);
  await sweepNotices(world);
  expect(await listed()).toEqual([null]);
});

test('staff decide how long', async () => {
  const rui = await somebodyNew('Rui Sousa');
  const { body } = await world.call<{ messages: { version: number } }>('get', '/admin/settings', rui);
  const set = (days: number) =>
    world.call('put', '/admin/settings', {
      token: rui.token,
      body: { group: 'messages', version: body.messages.version, value: { undoSeconds: 10, keptDays: days } },
    });
  expect((await set(5)).status).toBe(400);
  expect((await set(30)).status).toBe(200);
  await write('month@example.org');
  await doJobs(world);
  world.clock.forward(31 * dayMs);
  await sweepMessages(world);
  expect(await addresses()).not.toContain('month@example.org');
});
