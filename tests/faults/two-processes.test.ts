import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endSessionsOf } from '#server/account/desk/end-sessions.ts';
import { Ear } from '#tests/support/door-ear.ts';
import { openOutside } from '#tests/support/outside-world.ts';
import { type Portal, startPortal } from '#tests/support/portal.ts';
import { temporaryDatabase } from '#tests/support/postgres.ts';
import { secretKey } from '#tests/support/secret-key.ts';
import { makeFair, makeSupervisor } from '#tests/support/sign-in-door.ts';

describe('two processes of the portal', () => {
  const environment = { SECRET_KEY: secretKey, PUBLIC_URL: 'http://127.0.0.1' };
  const options = { apiOnly: true, demo: false, environment };
  let first: Portal;
  afterAll(() => first.remove());
  beforeAll(async () => {
    first = await startPortal(options);
  });

  test('never share one embedded data folder: the second says so and ends', async () => {
    await expect(startPortal({ ...options, dataFolder: first.dataFolder })).rejects.toThrow(
      /in use by another process/,
    );
    expect((await fetch(`${first.origin}/event-api/ready`)).status).toBe(200);
  });
});

describe('several processes on one PostgreSQL', () => {
  test('start at the same moment on an empty database, and load the demo data once', async () => {
    const database = await temporaryDatabase();
    const environment = { DATABASE_URL: database.url, SECRET_KEY: secretKey };
    const portals = await Promise.all([1, 2, 3].map(() => startPortal({ apiOnly: true, environment })));
    const counts = await Promise.all(
      portals.map(async ({ origin }) => {
        const answer = await fetch(`${origin}/event-api/public/api/v1/activities/search?size=100`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        });
        return ((await answer.json()) as { totalElements: number }).totalElements;
      }),
    );
    await Promise.all(portals.map((portal) => portal.remove()));
    await database.drop();
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(0);
  });

  test('a stream of one ends with its login, whichever of them it ended in', async () => {
    const database = await temporaryDatabase();
    const world = await openOutside(database.url);
    const fair = await makeFair(world);
    const environment = { DATABASE_URL: database.url, SECRET_KEY: secretKey };
    const options = { apiOnly: true, demo: false, environment: { ...environment, PUBLIC_URL: 'http://127.0.0.1' } };
    const [here, elsewhere] = await Promise.all([startPortal(options), startPortal(options)]);
    const listen = (token: string) =>
      new Ear().open(`${here.origin}/event-api/sign-in/events?activityId=${fair}`, token);
    const ends: ((person: { token: string; accountId: string }) => Promise<unknown>)[] = [
      ({ token }) =>
        fetch(`${elsewhere.origin}/event-api/login/logout`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
        }),
      // A third process, as one that suspends the account.
      ({ accountId }) => world.db.transaction((tx) => endSessionsOf(world, tx, accountId)),
    ];
    const stays = await listen((await makeSupervisor(world)).token);
    for (const end of ends) {
      const person = await makeSupervisor(world);
      const ear = await listen(person.token);
      await ear.until(() => ear.of('hello').length > 0);
      await end(person);
      await ear.until(() => ear.ended);
    }
    expect(stays.ended).toBe(false);
    stays.close();
    await Promise.all([here.remove(), elsewhere.remove()]);
    await world.db.close();
    await database.drop();
  });
});
