import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#contract/dashboard.ts';
import { invite, makeScienceWeek, openInvitation } from '#tests/support/invitations.ts';
import { makePerson } from '#tests/support/people.ts';
import { passPicture, receiveCode, sendCode } from '#tests/support/verification.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

let numbers = 0;
const newMobile = () => `6${String(1_000_000 + ++numbers)}`;

test('an SMS reaches those the fund knows when strangers have used up their part of a day', async () => {
  const mei = await makePerson(world, { name: 'Mei' });
  const known = newMobile();
  await world.db.query('update account set mobile = $2, mobile_verified_at = now() where id = $1', [
    mei.accountId,
    `+853${known}`,
  ]);
  const today = `${world.clock.now().slice(0, 10)}T00:00:00.000Z`;
  await world.db.query(
    `insert into rate_counter (key, window_start, count) values ('sms:853', $1, 1500)
     on conflict (key, window_start) do update set count = excluded.count`,
    [today],
  );
  const proof = await passPicture(world);
  const stranger = await sendCode(world, { mobile: newMobile(), proof });
  expect(stranger).toMatchObject({ status: 429, body: { code: 'REQUEST_TOO_FREQUENTLY' } });
  expect((await sendCode(world, { mobile: known, proof })).status).toBe(200);
  expect(await receiveCode(world, { mobile: newMobile(), purpose: 'CONTACT' }, mei.token)).toMatch(/^\d{6}$/);
  expect(await receiveCode(world, { mobile: `+85291234567` })).toMatch(/^\d{6}$/);
  const lei = await makePerson(world, { name: 'Lei', orgType: 'FUND_ADMIN', unitId: null });
  const { body } = await world.call<Dashboard>('get', '/admin/dashboard', lei);
  expect(body.smsToday).toEqual([{ countryCode: '853', sent: 1502, limit: 2000, kept: 500 }]);
  await world.db.query(`update rate_counter set count = 2000 where key = 'sms:853'`);
  expect((await sendCode(world, { mobile: known, proof: await passPicture(world) })).status).toBe(429);
});

test('who was invited has a code sent to whatever country the invitation names, and no other number there', async () => {
  const week = await makeScienceWeek(world);
  const abroad = { countryCode: '373', contactMobile: '69 123 456' };
  const moldova = await invite(world, week, abroad);
  expect((await openInvitation(world, moldova.code)).body).toMatchObject(abroad);
  expect(await receiveCode(world, { mobile: '+37369123456' })).toMatch(/^\d{6}$/);
  const refused = { status: 400, body: { code: 'PARAMS_ERROR', fields: [{ path: 'mobile', problem: 'notAllowed' }] } };
  for (const mobile of ['+37369123457', '+38069123456']) {
    expect(await sendCode(world, { mobile, proof: await passPicture(world) })).toMatchObject(refused);
  }
  world.clock.forward(2 * 60_000);
  await world.db.query(`update invitation set state = 'DISABLED' where id = $1`, [moldova.id]);
  const late = await sendCode(world, { mobile: '+37369123456', proof: await passPicture(world) });
  expect(late).toMatchObject(refused);
});

test('an invitation from Cape Verde names a number there', async () => {
  const praia = await invite(world, await makeScienceWeek(world), { countryCode: '238', contactMobile: '9912345' });
  expect((await openInvitation(world, praia.code)).body).toMatchObject({
    countryCode: '238',
    contactMobile: '9912345',
  });
  expect(await receiveCode(world, { mobile: '+2389912345' })).toMatch(/^\d{6}$/);
});

test('a code to a mailbox counts for it, however it is written', async () => {
  const email = 'chan@example.org';
  await receiveCode(world, { email });
  const proof = await passPicture(world);
  expect((await sendCode(world, { email: ` ${email.toUpperCase()} `, proof })).status).toBe(429);
});
