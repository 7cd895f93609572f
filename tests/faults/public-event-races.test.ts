import { afterAll, beforeAll, expect, test } from 'vitest';
import { doJobs } from '#tests/support/participants.ts';
import { makeCarnival, ownBy, passedProofs, registerFor } from '#tests/support/public-event.ts';
import { untilServed } from '#tests/support/until-served.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ database: 'postgres' });
});
afterAll(() => world.close());

interface Row {
  arrival: number;
  status: string;
}
const rowsOf = (activityId: string) =>
  world.db.query<Row>('select arrival, status from public_registration where activity_id = $1 order by arrival', [
    activityId,
  ]);
const takenIn = async (activityId: string): Promise<number> => {
  const [row] = await world.db.query<{ taken: number }>('select taken from public_event where activity_id = $1', [
    activityId,
  ]);
  return row?.taken ?? -1;
};

test('500 people for the last 100 seats at once: 100 have one, 400 wait in the order in which they came', async () => {
  const carnival = await makeCarnival(world, { seats: 400 });
  const before = await registerFor(world, carnival, { seats: 30 });
  expect(before.body.status).toBe('SEATED');
  await world.db.query('update public_event set seats = 130 where activity_id = $1', [carnival]);
  const proofs = await passedProofs(world, 500);
  const answers = await Promise.all(proofs.map((proof) => untilServed(() => registerFor(world, carnival, { proof }))));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const statuses = answers.toSorted((a, b) => a.body.arrival - b.body.arrival).map(({ body }) => body.status);
  expect(statuses).toEqual([...Array<string>(100).fill('SEATED'), ...Array<string>(400).fill('WAITING')]);
  const rows = await rowsOf(carnival);
  expect(rows.map(({ arrival }) => arrival)).toEqual(Array.from({ length: 501 }, (_, index) => index + 1));
  expect(rows.map(({ status }) => status).slice(1)).toEqual(statuses);
  expect(await takenIn(carnival)).toBe(130);
}, 120_000);

test('of seats given up and seats asked for at the same time none is lost and none is given twice', async () => {
  const carnival = await makeCarnival(world, { seats: 20 });
  const proofs = await passedProofs(world, 60);
  const links: string[] = [];
  for (const proof of proofs.slice(0, 30)) links.push((await registerFor(world, carnival, { proof })).body.link);
  await Promise.all([
    ...links.slice(0, 10).map((link) => ownBy(world, link).move('withdraw')),
    ...proofs.slice(30).map((proof) => registerFor(world, carnival, { proof })),
  ]);
  const rows = await rowsOf(carnival);
  const holding = rows.filter(({ status }) => status === 'SEATED' || status === 'OFFERED');
  expect(holding).toHaveLength(20);
  expect(await takenIn(carnival)).toBe(20);
  // The ten who waited first have what was given up, before any who came later.
  expect(rows.slice(20, 30).map(({ status }) => status)).toEqual(Array<string>(10).fill('OFFERED'));
  await doJobs(world);
  const [people] = await world.db.query<{ count: number }>(
    'select count(*)::int as count from participant where activity_id = $1 and cancelled_at is null and credential is not null',
    [carnival],
  );
  expect(people?.count).toBe(10);
}, 120_000);

test('an offer accepted twice at once is accepted once', async () => {
  const carnival = await makeCarnival(world, { seats: 1 });
  const first = (await registerFor(world, carnival)).body;
  const second = (await registerFor(world, carnival)).body;
  await ownBy(world, first.link).move('withdraw');
  const answers = await Promise.all([1, 2, 3].map(() => ownBy(world, second.link).move('accept')));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await takenIn(carnival)).toBe(1);
});
