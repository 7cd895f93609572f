import { parseArgs } from 'node:util';
import pg from 'pg';
import { newId } from '#domain/id.ts';
import { round } from '#tests/support/figures.ts';
import { makeCarnival, passedProofs, wish } from '#tests/support/public-event.ts';
import { type Cluster, startCluster } from '#tests/support/postgres.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';
import type { BenchResult } from './result.ts';

const seats = 500;
const connections = 50;

interface Came {
  sentAt: number;
  answeredAt: number;
  arrival: number;
  status: string;
}

/** Each connection sends its next registration when the last one was answered. */
async function rush(world: TestWorld, activityId: string, count: number): Promise<{ came: Came[]; lost: number }> {
  const proofs = await passedProofs(world, count);
  const url = await world.app.listen({ host: '127.0.0.1', port: 0 });
  const came: Came[] = [];
  let [next, lost] = [0, 0];
  const connection = async (number: number): Promise<void> => {
    for (let at = next++; at < count; at = next++) {
      const sentAt = performance.now();
      const answer = await fetch(`${url}/event-api/public/api/v1/public-events/${activityId}/registrations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${number}` },
        body: JSON.stringify(wish({ proof: proofs[at] })),
      });
      const body = (await answer.json()) as Pick<Came, 'arrival' | 'status'>;
      if (answer.ok) came.push({ ...body, sentAt, answeredAt: performance.now() });
      else lost++;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => connection(number)));
  return { came, lost };
}

/** Whoever was answered before another one sent anything came before them. */
function outOfOrder(came: readonly Came[]): number {
  const byAnswer = came.toSorted((a, b) => a.answeredAt - b.answeredAt);
  let [highest, at, wrong] = [0, 0, 0];
  for (const one of came.toSorted((a, b) => a.sentAt - b.sentAt)) {
    for (let before = byAnswer[at]; before && before.answeredAt < one.sentAt; before = byAnswer[++at])
      highest = Math.max(highest, before.arrival);
    if (one.arrival < highest) wrong++;
  }
  return wrong;
}

/** The statements that no way around can be thought of: the seats counted, the row written. By as many connections. */
async function bareStatements(url: string, activityId: string, count: number): Promise<number> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  let next = 0;
  const began = performance.now();
  const work = Promise.all(
    clients.map(async (client) => {
      while (next++ < count) {
        await client.query('begin');
        const { rows } = await client.query<{ seats: number; taken: number; last_arrival: number }>(
          'select seats, taken, last_arrival from public_event where activity_id = $1 for update',
          [activityId],
        );
        const { seats: all = 0, taken = 0, last_arrival: last = 0 } = rows[0] ?? {};
        const fits = taken < all;
        await client.query(
          `insert into public_registration
             (id, activity_id, arrival, status, status_since, seats, name, language, sealed, email_fingerprint,
              consent_at, created_at)
           values ($1, $2, $3, $4, now(), 1, 'Lou Sio Fan', 'en', 'x', $5, now(), now())`,
          [newId(), activityId, last + 1, fits ? 'SEATED' : 'WAITING', newId()],
        );
        await client.query('update public_event set taken = $2, last_arrival = $3 where activity_id = $1', [
          activityId,
          taken + (fits ? 1 : 0),
          last + 1,
        ]);
        await client.query('commit');
      }
    }),
  );
  try {
    await work;
    return count / ((performance.now() - began) / 1000);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/**
 * 2,000 registrations for 500 seats from 50 connections over HTTP, on PostgreSQL, through the real app; beside it the
 * bare statements from as many connections to the same database.
 * @param args `--registrations N`
 */
export async function run(args: string[]): Promise<BenchResult> {
  const { values } = parseArgs({ args, options: { registrations: { type: 'string' } }, strict: false });
  const count = Number(values.registrations ?? 2000);
  const cluster: Cluster = await startCluster();
  const world = await openTestWorld({ database: 'postgres', cluster, environment: { TRUST_PROXY: '1' } });
  try {
    const carnival = await makeCarnival(world, { seats });
    const began = performance.now();
    const { came, lost: refused } = await rush(world, carnival, count);
    const perSecond = count / ((performance.now() - began) / 1000);
    const rows = await world.db.query<{ arrival: number; status: string }>(
      'select arrival, status from public_registration where activity_id = $1 order by arrival',
      [carnival],
    );
    const seated = rows.filter(({ status }) => status === 'SEATED').length;
    const oversold = Math.max(0, seated - seats);
    const lost = refused + (count - rows.length) + Math.max(0, Math.min(seats, count) - seated);
    const misplaced = rows.filter(({ status }, index) => (status === 'SEATED') !== index < seats).length;
    const wrong = misplaced + outOfOrder(came);
    const [database] = await world.db.query<{ name: string }>('select current_database() as name');
    const bare = await bareStatements(
      cluster.url.replace(/\/[^/]*$/, `/${database?.name}`),
      await makeCarnival(world, { seats }),
      count,
    );
    const value = oversold + lost + wrong;
    return {
      bench: 'seats',
      value,
      unit: 'seats sold twice + registrations lost + out of order',
      target: 0,
      pass: value === 0,
      registrations: count,
      seats,
      connections,
      oversold,
      lost,
      outOfOrder: wrong,
      perSecond: Math.round(perSecond),
      bareStatementsPerSecond: Math.round(bare),
      ratio: round(perSecond / bare),
    };
  } finally {
    await world.close();
    await cluster.stop();
  }
}
