import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { participant } from '#server/participant/tables.ts';
import { peopleChanged } from '#server/sign-in/people/people-changed.ts';
import { HeldList, makeFair, makeGuests, makeSupervisor, pairPhone, type Phone } from '#tests/support/sign-in-door.ts';
import { makeCrowd } from '#tests/support/sign-in-crowd.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const seed = Number(process.env['SIGN_IN_SEED'] ?? 20261121);
let world: TestWorld;
let supervisor: { token: string };
let fair: string;
let phone: Phone;

beforeAll(async () => {
  world = await openTestWorld({ database: 'postgres' });
  supervisor = await makeSupervisor(world);
  fair = await makeFair(world);
  phone = await pairPhone(world, world, supervisor.token, fair);
}, 60_000);
afterAll(() => world.close());

/** Edits a person as the participants' part does: version and place in the feed, then the door is told. */
const edit = (id: string, change: object, hold: Promise<void> = Promise.resolve()): Promise<void> =>
  world.db.transaction(async (tx) => {
    const changed = { version: sql`${participant.version} + 1`, changedBy: sql`pg_current_xact_id()`, ...change };
    await tx.orm.update(participant).set(changed).where(eq(participant.id, id));
    await peopleChanged(world, tx, [id]);
    await hold;
  });

describe(`the list on a phone, seed ${seed}`, () => {
  test("is the server's after twenty cuts at random places while people change and sign in", async () => {
    const crowd = await makeCrowd(world, fair, 3000, seed);
    const random = seededNumbers(seed);
    const someone = () => crowd[Math.floor(random() * crowd.length)] ?? { id: '', credential: '' };
    const door = await pairPhone(world, world, supervisor.token, fair, { gate: 'Gate B' });
    const enough = new AbortController();
    const edits = (async () => {
      for (let n = 0; !enough.signal.aborted; n++) {
        const { id } = someone();
        await edit(id, n % 7 === 0 ? { removedAt: world.clock.now() } : { title: `edit ${n}` });
        await door.send([door.scan(someone())]);
      }
    })();

    for (let cut = 0; cut < 20; cut++) {
      const list = new HeldList(phone);
      const pages = Math.floor(random() * 8);
      for (let page = 0; page < pages && (await list.step(200 + Math.floor(random() * 600))); page++);
      // Goes on from there later, in other steps.
      while (await list.step(100 + Math.floor(random() * 2000)));
      expect(list.people.size).toBeGreaterThan(2000);
    }
    enough.abort();
    await edits;
    const last = new HeldList(phone);
    await last.refresh();
    const [row] = await world.db.query<{ people: number; signed: number }>(
      `select count(*)::int as people, count(s.id)::int as signed from participant p
       left join sign_in s on s.participant_id = p.id and s.active
       where p.activity_id = $1 and p.credential is not null and p.removed_at is null`,
      [fair],
    );
    expect(last.people.size).toBe(row?.people);
    expect([...last.people.values()].filter(({ signIns }) => signIns.length > 0)).toHaveLength(row?.signed ?? 0);
  }, 60_000);

  test('misses nobody whose change was begun earlier and committed later', async () => {
    const hall = await makeFair(world);
    const [slow, quick] = await makeGuests(world, hall, ['Slow', 'Quick']);
    const reader = await pairPhone(world, world, supervisor.token, hall);
    const list = new HeldList(reader);
    await list.refresh();
    let commit = (): void => undefined;
    let begun = (): void => undefined;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const held = new Promise<void>((resolve) => (commit = resolve));
    const late = world.db.transaction(async (tx) => {
      await tx.query(
        'update participant set title = $2, version = version + 1, changed_by = pg_current_xact_id() where id = $1',
        [slow?.id, 'late'],
      );
      begun();
      await held;
    });
    await hasBegun;
    await edit(quick?.id ?? '', { title: 'early' });
    await list.refresh();
    expect(list.people.get(quick?.id ?? '')?.title).toBe('early');
    expect(list.people.get(slow?.id ?? '')?.title).toBe('');
    commit();
    await late;
    await list.refresh();
    expect(list.people.get(slow?.id ?? '')?.title).toBe('late');
  });

  test('says where and when people signed in, and that somebody is gone', async () => {
    const hall = await makeFair(world);
    const [chan, lei] = await makeGuests(world, hall, ['Chan', 'Lei'], { hotel: true });
    const door = await pairPhone(world, world, supervisor.token, hall, { gate: 'East' });
    const list = new HeldList(door);
    await list.refresh();
    const attempt = door.scan(chan ?? null);
    await door.send([attempt, door.scan(lei ?? null)]);
    await edit(lei?.id ?? '', { removedAt: world.clock.now() });
    await edit(chan?.id ?? '', { revokedAt: world.clock.now() });
    await list.refresh();
    expect([...list.people.values()]).toEqual([
      expect.objectContaining({
        participantId: chan?.id,
        kinds: ['ACTIVITY', 'HOTEL'],
        revokedAt: world.clock.now(),
        signIns: [{ kind: 'ACTIVITY', scope: '', firstAt: attempt.estimatedTime, gate: 'East' }],
      }),
    ]);
  });

  test("is for the phone's own activity only, and a made-up cursor is refused", async () => {
    const elsewhere = await makeFair(world);
    const other = await phone.call<{ code: string }>('get', `/sign-in/snapshot?activityId=${elsewhere}`);
    expect([other.status, other.body.code]).toEqual([404, 'ACTIVITY_NOT_FOUND']);
    const path = `/sign-in/snapshot?activityId=${fair}&cursor=${encodeURIComponent("c.1'; drop table attempt")}`;
    expect((await phone.call('get', path)).status).toBe(400);
  });
});
