import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Attempt } from '#contract/sign-in/attempt.ts';
import { newId } from '#domain/id.ts';
import {
  type Guest,
  makeFair,
  makeGuests,
  makeSupervisor,
  pairPhone,
  type Phone,
} from '#tests/support/sign-in-door.ts';
import { shuffled } from '#tests/support/sign-in-histories.ts';
import { lawViolations } from '#tests/support/sign-in-laws.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const seed = Number(process.env['SIGN_IN_SEED'] ?? 20261121);
let world: TestWorld;
let supervisor: { token: string };
let fair: string;
let guests: Guest[];

beforeAll(async () => {
  world = await openTestWorld({ database: 'postgres' });
  supervisor = await makeSupervisor(world);
  fair = await makeFair(world);
  guests = await makeGuests(
    world,
    fair,
    Array.from({ length: 120 }, (_, n) => `Guest ${n}`),
    { dinner: true },
  );
}, 60_000);
afterAll(() => world.close());

const pair = (gate: string): Promise<Phone> => pairPhone(world, world, supervisor.token, fair, { gate });

const rowCounts = async () => {
  const tables = ['attempt', 'sign_in', 'conflict', 'malformed_attempt', 'person_at_door'];
  const counts = await Promise.all(tables.map((name) => world.db.query(`select count(*)::int as rows from ${name}`)));
  return counts.flat();
};

describe(`a queue that is sent again and again, seed ${seed}`, () => {
  test('hears the same bytes ten times over, shuffled, in four streams, and changes no row', async () => {
    const phone = await pair('Gate A');
    const other = await pair('Gate B');
    const queue: Attempt[] = [];
    guests.slice(0, 80).forEach((guest, n) => {
      const scan = phone.scan(guest, { kind: n % 3 === 0 ? 'DINNER_PARTY' : 'ACTIVITY', agoMs: n * 100 });
      queue.push(scan);
      if (n % 9 === 0) queue.push(phone.undo(scan));
      if (n % 5 === 0) queue.push(phone.scan(guest, { shown: 'REFUSE', shownReason: 'ALREADY_SIGN_IN' }));
    });
    await other.send(guests.slice(40, 120).map((guest) => other.scan(guest)));
    const first = new Map<string, string>();
    for (let from = 0; from < queue.length; from += 50) {
      const { verdicts } = await phone.send(queue.slice(from, from + 50));
      for (const verdict of verdicts) first.set(verdict.id, JSON.stringify(verdict));
    }
    const rows = await rowCounts();
    for (let time = 0; time < 10; time++) {
      const again = shuffled(queue, seed + time);
      const quarter = Math.ceil(again.length / 4);
      const streams = [0, 1, 2, 3].map((n) => again.slice(n * quarter, (n + 1) * quarter));
      const replies = await Promise.all(streams.map((stream) => phone.send(stream)));
      for (const verdict of replies.flatMap(({ verdicts }) => verdicts)) {
        expect(JSON.stringify(verdict)).toBe(first.get(verdict.id));
      }
    }
    expect(await rowCounts()).toEqual(rows);
  }, 60_000);
});

/** What is no attempt, in the ways that devices and mistakes make it. */
const malformed: ((attempt: Attempt) => unknown)[] = [
  (attempt) => ({ ...attempt, kind: 'LUNCH' }),
  (attempt) => ({ ...attempt, estimatedTime: 'yesterday' }),
  (attempt) => ({ ...attempt, estimatedTime: '0000-01-01T00:00:00.000Z' }),
  (attempt) => ({ ...attempt, uncertaintyMs: -1 }),
  (attempt) => ({ ...attempt, reason: 'a\u0000b' }),
  (attempt) => ({ ...attempt, credential: undefined }),
  (attempt) => ({ ...attempt, id: 'not-an-id' }),
  (attempt) => ({ id: attempt.id, seq: attempt.seq }),
];

describe('poison among ten thousand attempts', () => {
  test('is answered INVALID each for itself, leaves no gap, and holds nobody up', async () => {
    const phone = await pair('Gate C');
    const total = 10_000;
    const items: { sent: unknown; expected: 'INVALID' | 'UNKNOWN' | 'other' }[] = [];
    for (let n = 0; n < total; n++) {
      const refused = n % 100 === 37;
      const attempt = phone.scan(refused ? { credential: 'NOBODY' } : (guests[n % guests.length] ?? null), {
        shown: refused ? 'REFUSE' : n < guests.length ? 'ADMIT' : 'REFUSE',
      });
      const spoil = n % 50 === 11 ? malformed[((n / 50) % malformed.length) | 0] : undefined;
      items.push({
        sent: spoil ? spoil(attempt) : attempt,
        expected: spoil ? 'INVALID' : refused ? 'UNKNOWN' : 'other',
      });
    }
    let contiguous = 0;
    const wrong: string[] = [];
    for (let from = 0; from < total; from += 200) {
      const part = items.slice(from, from + 200);
      const { verdicts, highestContiguousSeq } = await phone.send(part.map(({ sent }) => sent));
      contiguous = highestContiguousSeq;
      verdicts.forEach(({ verdict }, index) => {
        const expected = part[index]?.expected;
        const right = expected === 'other' ? ['ACCEPTED', 'ALREADY_SIGN_IN'].includes(verdict) : verdict === expected;
        if (!right) wrong.push(`${from + index}: ${verdict} instead of ${expected}`);
      });
    }
    expect(wrong).toEqual([]);
    expect(contiguous).toBe(total);
    const [kept] = await world.db.query<{ rows: number }>(
      'select count(*)::int as rows from malformed_attempt where device_id = $1',
      [phone.deviceId],
    );
    expect(kept?.rows).toBe(items.filter(({ expected }) => expected === 'INVALID').length);
    expect((await lawViolations(world.db, [], [])).filter((line) => line.includes('twice'))).toEqual([]);
  }, 60_000);

  test('that only the database notices is found by trying each alone', async () => {
    const phone = await pair('Gate D');
    // A stored attempt cannot refer to a fair that does not exist: the item is refused and its neighbours are not.
    const [before, after] = [
      phone.scan(guests[0] ?? null, { shown: 'REFUSE' }),
      phone.scan(guests[1] ?? null, { shown: 'REFUSE' }),
    ];
    const poison = phone.scan(guests[2] ?? null, { activityId: newId() });
    const { verdicts } = await phone.send([before, poison, after]);
    expect(verdicts.map(({ verdict }) => verdict)).toEqual([
      'ALREADY_SIGN_IN',
      expect.stringMatching(/INVALID|WRONG_ACTIVITY/),
      'ALREADY_SIGN_IN',
    ]);
  });
});
