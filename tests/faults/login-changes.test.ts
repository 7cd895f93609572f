import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Instant } from '#domain/instant.ts';
import { loginChanges } from '#server/account/login/login-changes.ts';
import { endSession } from '#server/account/login/sessions.ts';
import { loginOf } from '#server/account/login/tokens.ts';
import { switchRole } from '#server/account/profile.ts';
import type { Actor } from '#server/actor.ts';
import { buildApp } from '#server/app.ts';
import type { World } from '#server/world.ts';
import { makeActivity } from '#tests/support/files.ts';
import { openOutside } from '#tests/support/outside-world.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { temporaryDatabase } from '#tests/support/postgres.ts';

const now = '2026-11-21T02:00:00.000Z' as Instant;

/** Two processes of the portal on one database. Their clocks stand, so nothing that one remembers ever gets too old. */
let here: World;
let elsewhere: World;
let app: FastifyInstance;
let drop: () => Promise<void>;
/** Names of the statements that `here` ran. */
const ran: (string | undefined)[] = [];

beforeAll(async () => {
  const database = await temporaryDatabase();
  drop = database.drop;
  const open = async () => ({ ...(await openOutside(database.url)), clock: { now: () => now } });
  elsewhere = await open();
  const { db, ...world } = await open();
  const query: typeof db.query = (text, values, name) => {
    ran.push(name);
    return db.query(text, values, name);
  };
  here = { ...world, db: { ...db, query } };
  app = await buildApp(here, { webFolder: null });
  await vi.waitUntil(() => loginChanges(here) !== null);
});
afterAll(async () => {
  await app.close();
  await here.db.close();
  await elsewhere.db.close();
  await drop();
});

let activityId: string;
let person: Person;
beforeEach(async () => {
  activityId = await makeActivity(elsewhere);
  person = await makePerson(elsewhere, {
    name: 'Wong Ka Man',
    orgType: ['EXHIBITOR', 'DOCKING_CUSTOMER'],
    activities: [activityId],
  });
  await profile();
});

async function profile() {
  const answer = await app.inject({
    url: '/event-api/profile',
    headers: { authorization: `Bearer ${person.token}` },
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

test('who asks again is told without a look into the database', async () => {
  const first = await profile();
  ran.length = 0;
  expect(await profile()).toEqual(first);
  expect(ran).toEqual([]);
});

describe('what another process changes shows here, though nothing is forgotten by itself:', () => {
  const sql = (text: string, ...values: unknown[]) => elsewhere.db.query(text, values);
  const role = (token: string) => ({ sessionId: loginOf(elsewhere.secrets, token, null) ?? '' }) as Actor;
  test.each<[what: string, change: () => Promise<unknown>, shows: object]>([
    [
      'a name',
      () => sql("update account set name_en = 'Wong Mei' where id = $1", person.accountId),
      { body: { nameEn: 'Wong Mei' } },
    ],
    [
      'the name of the unit',
      () => sql("update unit set name_en = 'Lin Keng' where id = $1", person.unitId),
      { body: { memberships: [{ unit: { nameEn: 'Lin Keng' } }, {}] } },
    ],
    [
      'another role',
      () => switchRole(elsewhere, { ...role(person.token), ...person }, person.membershipIds[1] ?? ''),
      { body: { orgType: 'DOCKING_CUSTOMER' } },
    ],
    [
      'the end of a role',
      () => sql('update membership set ended_at = $2 where id = $1', person.membershipIds[1], now),
      { body: { memberships: [{ orgType: 'EXHIBITOR' }] } },
    ],
    [
      'an activity less',
      () => sql('delete from membership_activity where membership_id = $1', person.membershipIds[0]),
      { body: { activities: [] } },
    ],
    [
      'a password that must be changed',
      () => sql("update account set rest_password = true, password_hash = 'x' where id = $1", person.accountId),
      { body: { restPassword: true } },
    ],
    [
      'a disabled account',
      () => sql('update account set disabled_at = $2 where id = $1', person.accountId, now),
      { status: 401 },
    ],
    ['the end of the login', () => endSession(elsewhere, { access: person.token }), { status: 401 }],
  ])('%s', async (_, change, shows) => {
    const { status, body } = await profile();
    expect({ status, body }).not.toMatchObject(shows);
    await change();
    await expect.poll(profile).toMatchObject(shows);
  });
});
