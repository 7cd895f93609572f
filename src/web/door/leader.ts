import type { DoorEnvironment } from './environment.ts';
import type { QueueDatabase } from './queue/queue-database.ts';
import { Waiting } from './queue/waiting.ts';

const lockName = 'door-contact';
const leaseMs = 10_000;
const renewMs = 3000;

/**
 * Runs `lead` in one tab at a time: with a Web Lock, which the browser gives to the next tab in line when this one is
 * closed, or with a lease in the database where there are no locks. `lead` ends when its signal is aborted.
 */
export async function takeTurns(
  environment: DoorEnvironment,
  database: QueueDatabase,
  holder: string,
  signal: AbortSignal,
  lead: (turn: AbortSignal) => Promise<void>,
): Promise<void> {
  const { locks } = environment;
  while (!signal.aborted) {
    try {
      if (locks) await locks.request(lockName, { signal }, () => lead(signal));
      else await leadWithLease(environment, database, holder, signal, lead);
    } catch (error) {
      if (signal.aborted) return;
      // A lock that was taken away, or storage that failed: wait a little, then stand in line again.
      if (!(error instanceof Error)) throw error;
      await new Waiting(environment.setTimer).wait(1000, signal);
    }
  }
}

async function leadWithLease(
  environment: DoorEnvironment,
  database: QueueDatabase,
  holder: string,
  signal: AbortSignal,
  lead: (turn: AbortSignal) => Promise<void>,
): Promise<void> {
  const pause = new Waiting(environment.setTimer);
  if (!(await renewLease(environment, database, holder))) return pause.wait(renewMs, signal);
  const turn = new AbortController();
  const over = AbortSignal.any([signal, turn.signal]);
  const leading = lead(over).finally(() => turn.abort());
  while (!over.aborted) {
    await pause.wait(renewMs, over);
    if (!over.aborted && !(await renewLease(environment, database, holder))) turn.abort();
  }
  await leading;
  await database.use((queue) => queue.delete('leases', lockName));
}

/** Answers whether the lease is ours for the next ten seconds. */
function renewLease(environment: DoorEnvironment, database: QueueDatabase, holder: string): Promise<boolean> {
  return database.use(async (queue) => {
    const writing = queue.transaction('leases', 'readwrite');
    const held = await writing.store.get(lockName);
    const now = environment.wallNow();
    // A lease from the future was written before the clock was set back.
    const isFree = !held || held.holder === holder || held.untilMs < now || held.untilMs > now + 2 * leaseMs;
    if (isFree) await writing.store.put({ holder, untilMs: now + leaseMs }, lockName);
    await writing.done;
    return isFree;
  });
}
