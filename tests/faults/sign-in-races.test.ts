import type { StoredVerdict } from '#contract/sign-in/attempt.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Guest,
  makeFair,
  makeGuests,
  makeSupervisor,
  pairPhone,
  type Phone,
} from '#tests/support/sign-in-door.ts';
import { type DeviceJournal, type ExpectedGuest, lawViolations } from '#tests/support/sign-in-laws.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const phones = 50;
const rounds = 20;

let world: TestWorld;
let fair: string;
let doors: Phone[];
const everybody: ExpectedGuest[] = [];
const expected = ({ id, credential }: Guest): ExpectedGuest => ({ participantId: id, credential });
const told = new Map<string, StoredVerdict>();
let journals: DeviceJournal[];

beforeAll(async () => {
  world = await openTestWorld({ database: 'postgres' });
  const supervisor = await makeSupervisor(world);
  fair = await makeFair(world);
  doors = [];
  for (let n = 0; n < phones; n++) {
    doors.push(await pairPhone(world, world, supervisor.token, fair, { gate: `Gate ${n % 5}` }));
  }
  journals = doors.map(({ deviceId, journal }) => ({ deviceId, attempts: journal, verdicts: told }));
}, 60_000);
afterAll(() => world.close());

/** Every phone sends what it has, all in the same moment. */
async function allAtOnce(scans: (phone: Phone, n: number) => ReturnType<Phone['scan']>[]) {
  const replies = await Promise.all(
    doors.map(async (phone, n) => {
      const { verdicts } = await phone.send(scans(phone, n));
      for (const verdict of verdicts) told.set(verdict.id, verdict);
      return verdicts;
    }),
  );
  return replies.flat();
}

describe(`${phones} phones, on a real PostgreSQL`, () => {
  test(`let the same person in at the same instant, ${rounds} times: one is accepted and hears so`, async () => {
    const guests = await makeGuests(
      world,
      fair,
      Array.from({ length: rounds }, (_, n) => `Guest ${n}`),
    );
    everybody.push(...guests.map(expected));
    for (const guest of guests) {
      const verdicts = await allAtOnce((phone, n) => [phone.scan(guest, { agoMs: n % 7 })]);
      expect(verdicts.filter(({ verdict }) => verdict === 'ACCEPTED')).toHaveLength(1);
      expect(verdicts.filter(({ verdict }) => verdict === 'ALREADY_SIGN_IN')).toHaveLength(phones - 1);
    }
  }, 60_000);

  test('send the same crowd in batches, each in another order: nobody is signed in twice and nothing deadlocks', async () => {
    const crowd = await makeGuests(
      world,
      fair,
      Array.from({ length: 40 }, (_, n) => `Visitor ${n}`),
      { dinner: true },
    );
    everybody.push(...crowd.map(expected));
    const kind = 'DINNER_PARTY';
    const verdicts = await allAtOnce((phone, n) =>
      crowd.map((_, i) => phone.scan(crowd[(i * 7 + n * 11) % crowd.length] ?? null, { kind, agoMs: (i * n) % 50 })),
    );
    expect(verdicts.filter(({ verdict }) => verdict === 'ACCEPTED')).toHaveLength(crowd.length);
    expect(verdicts).toHaveLength(crowd.length * phones);
  }, 60_000);

  test('leave journals that agree with the tables on every law', async () => {
    expect(await lawViolations(world.db, journals, everybody)).toEqual([]);
  });

  test('would not agree with a server that had counted nobody', async () => {
    await world.db.query(`update attempt set verdict = 'QUARANTINED'`);
    await world.db.query('update sign_in set active = false');
    const violations = await lawViolations(world.db, journals, everybody);
    const people = rounds + 40;
    expect(violations.filter((line) => line.includes('judged QUARANTINED'))).toHaveLength(people * phones);
    expect(violations.filter((line) => line.includes('is not signed in'))).toHaveLength(people);
  });
});
