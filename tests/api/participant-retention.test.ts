import { expect, test } from 'vitest';
import {
  doJobs,
  exhibitor,
  lockedList,
  makeRoadShow,
  outbox,
  sentList,
  somebody,
} from '#tests/support/participants.ts';
import { openTestWorld } from '#tests/support/world.ts';

test('ninety days after the end personal data is gone, and a line proves it', async () => {
  const old = await openTestWorld();
  const activityId = await makeRoadShow(old);
  const ana = await exhibitor(old, activityId);
  const locked = await lockedList(old, ana, activityId, [somebody({ email: 'chan@example.org' })]);
  const token = /\/event\/p\/([\w-]+)/.exec((await outbox(old)).map(({ text }) => text).join(' '))?.[1];
  old.clock.set('2027-02-24T15:59:59.999Z' as never);
  await old.db.query(
    "insert into job (id, kind, payload, due_at, created_at) values (gen_random_uuid(), 'erase-participants', '{}', $1, $1)",
    [old.clock.now()],
  );
  await doJobs(old);
  expect((await old.call('get', `/public/participants/${token}`)).status).toBe(200);
  old.clock.forward(24 * 60 * 60_000);
  await doJobs(old);
  expect((await old.call('get', `/public/participants/${token}`)).status).toBe(404);
  const [row] = await old.db.query<{ text: string }>('select row_to_json(p)::text as text from participant p');
  expect(row?.text).not.toContain('陳');
  expect(await outbox(old)).toEqual([]);
  const proof = await old.db.query("select details from audit_entry where action = 'participant.erase'");
  expect(proof).toEqual([{ details: { people: 1 } }]);
  expect(locked.people).toHaveLength(1);
  await old.close();
});

test('when the window has closed, lists that were sent are locked by themselves', async () => {
  const old = await openTestWorld();
  const activityId = await makeRoadShow(old);
  const ana = await exhibitor(old, activityId);
  await sentList(old, ana, activityId, [somebody()]);
  await old.db.query(
    "insert into job (id, kind, payload, due_at, created_at) values (gen_random_uuid(), 'freeze-participant-lists', '{}', $1, $1)",
    [old.clock.now()],
  );
  await doJobs(old);
  const status = () => old.db.query<{ status: string }>('select status from participant_list');
  expect(await status()).toEqual([{ status: 'SUBMITTED' }]);
  old.clock.set('2026-11-22T16:00:00.000Z' as never);
  await doJobs(old);
  expect(await status()).toEqual([{ status: 'LOCKED' }]);
  await old.close();
});
