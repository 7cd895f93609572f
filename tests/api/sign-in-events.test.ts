import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Ear } from '#tests/support/door-ear.ts';
import {
  type Guest,
  makeFair,
  makeGuests,
  makeSupervisor,
  pairPhone,
  type Phone,
} from '#tests/support/sign-in-door.ts';
import { endSessionsOf } from '#server/account/desk/end-sessions.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

describe.each(['embedded', 'postgres'] as const)('what screens hear, on the %s database', (database) => {
  let world: TestWorld;
  let origin: string;
  let supervisor: { token: string };
  let fair: string;
  let north: Phone;
  let south: Phone;
  let guests: Guest[];
  const open: Ear[] = [];

  const listen = async (path: string, token: string): Promise<Ear> => {
    const ear = await new Ear().open(`${origin}/event-api${path}`, token);
    open.push(ear);
    await ear.until(() => ear.of('counts').length > 0);
    return ear;
  };
  const staffEar = () => listen(`/sign-in/events?activityId=${fair}`, supervisor.token);

  beforeAll(async () => {
    world = await openTestWorld({ database });
    origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
    supervisor = await makeSupervisor(world);
    fair = await makeFair(world);
    north = await pairPhone(world, world, supervisor.token, fair, { gate: 'North' });
    south = await pairPhone(world, world, supervisor.token, fair, { gate: 'South' });
    guests = await makeGuests(world, fair, ['Chan', 'Lei', 'Wong']);
  }, 60_000);
  afterAll(async () => {
    for (const ear of open) ear.close();
    await world.close();
  });

  test('a sign-in at one gate is heard at the other and by staff, with the new count', async () => {
    const [staff, phone] = [await staffEar(), await listen('/sign-in/devices/events', south.token)];
    expect(staff.of('hello')).toHaveLength(1);
    await north.send(guests.map((guest) => north.scan(guest, { agoMs: 60_000 })));
    for (const ear of [staff, phone]) {
      await ear.until(() => ear.of('people').length > 0 && ear.of('counts').length > 1);
      expect(ear.of('counts').at(-1)?.counts[0]).toEqual({ kind: 'ACTIVITY', signedIn: 3, expected: 3 });
    }
    expect(staff.of('people')).toHaveLength(1);
  });

  test('a contradiction reaches staff and the phone that showed it, and no other phone', async () => {
    const staff = await staffEar();
    const [mine, other] = [
      await listen('/sign-in/devices/events', south.token),
      await listen('/sign-in/devices/events', north.token),
    ];
    await south.send([south.scan(guests[0] ?? null)]);
    await mine.until(() => mine.of('conflict').length > 0);
    await staff.until(() => staff.of('conflict').length > 0);
    expect(mine.of('conflict')[0]?.conflict).toMatchObject({
      nameEn: 'Chan',
      attempt: { gate: 'South' },
      credited: { gate: 'North' },
    });
    // R12 is a word to the one who stood there.
    const [stranger] = await makeGuests(world, fair, ['Sousa']);
    await south.send([south.scan(stranger ?? null, { shown: 'NOTHING' })]);
    await mine.until(() => mine.of('notice').length > 0);
    expect(mine.of('notice')[0]).toMatchObject({ notice: 'RESCAN', nameEn: 'Sousa' });
    expect([...other.of('conflict'), ...other.of('notice')]).toEqual([]);
  });

  test('a phone taken out of service hears it at once, and its stream ends', async () => {
    const phone = await pairPhone(world, world, supervisor.token, fair, { gate: 'West' });
    const ear = await listen('/sign-in/devices/events', phone.token);
    await world.call('post', `/sign-in/stations/${phone.stationId}/revoke`, { token: supervisor.token });
    await ear.until(() => ear.ended);
    expect(ear.of('revoked')).toHaveLength(1);
  });

  test('a stream ends with its login: when it logs out, is suspended or takes another role', async () => {
    const ends: ((person: Person) => Promise<unknown>)[] = [
      ({ token }) => world.call('post', '/login/logout', { token }),
      ({ accountId }) => world.db.transaction((tx) => endSessionsOf(world, tx, accountId)),
      ({ accountId }) => world.db.query('update session set membership_id = null where account_id = $1', [accountId]),
    ];
    for (const end of ends) {
      const person = await makePerson(world, { name: 'Lou', orgType: 'DOOR_SUPERVISOR', unitId: null });
      const ear = await listen(`/sign-in/events?activityId=${fair}`, person.token);
      await end(person);
      await ear.until(() => ear.ended);
    }
  });

  test('a login has six streams: the seventh ends the first, and those of others stay', async () => {
    const person = await makePerson(world, { name: 'Sam', orgType: 'DOOR_SUPERVISOR', unitId: null });
    const other = await staffEar();
    const ears: Ear[] = [];
    for (let tab = 0; tab < 7; tab += 1) ears.push(await listen(`/sign-in/events?activityId=${fair}`, person.token));
    await ears[0]?.until(() => ears[0]?.ended ?? false);
    expect([...ears, other].map(({ ended }) => ended)).toEqual([true, ...Array<boolean>(7).fill(false)]);
  });

  test('a server that stops ends its streams and does not wait for them', async () => {
    const ear = await staffEar();
    await world.app.close();
    await ear.until(() => ear.ended);
    expect(ear.ended).toBe(true);
  });
});
