import type { StoredVerdict } from '#contract/sign-in/attempt.ts';
import type { AttemptFact } from '#domain/sign-in/model.ts';
import { type DoorEnvironment } from '../environment.ts';
import type { KeptAttempt, QueueDatabase } from './queue-database.ts';

/** What is to be kept of an attempt; its number is given in the moment of keeping. */
export type NewAttempt = Pick<KeptAttempt, 'gate' | 'keyId' | 'leaseOf' | 'subjects'> & {
  fact: Omit<AttemptFact, 'seq'>;
};

export type Kept<Rest> = { kept: KeptAttempt | null; rest: Rest };

/**
 * Decides and keeps in one strict transaction: `decide` sees every other attempt on the same subjects, also those of
 * other tabs, and what it answers is on the disk with the next number when this resolves. Numbers have no gaps, since a
 * transaction that fails takes its number back with it. May run twice for one id: the second finds the first.
 */
export async function keepAttempt<Rest>(
  database: QueueDatabase,
  environment: DoorEnvironment,
  deviceId: string,
  id: string,
  subjects: readonly string[],
  decide: (others: KeptAttempt[]) => { attempt: NewAttempt | null; rest: Rest },
): Promise<Kept<Rest>> {
  return database.use(async (queue) => {
    const writing = queue.transaction(['attempts', 'counters'], 'readwrite', { durability: 'strict' });
    const finished = writing.done;
    finished.catch(() => undefined);
    const attempts = writing.objectStore('attempts');
    const [counter, already, ...found] = await Promise.all([
      writing.objectStore('counters').get(deviceId),
      attempts.index('byId').get(id),
      ...subjects.map((subject) => attempts.index('bySubject').getAll(subject)),
    ]);
    const others = [...new Map(found.flat().map((attempt) => [attempt.id, attempt])).values()].filter(
      (attempt) => attempt.id !== id,
    );
    const { attempt, rest } = decide(others);
    if (already || !attempt) {
      await finished;
      return { kept: already ?? null, rest };
    }
    const seq = (counter?.lastSeq ?? 0) + 1;
    const kept: KeptAttempt = { ...attempt, deviceId, seq, id, fact: { ...attempt.fact, seq }, pendingOf: deviceId };
    void environment.milestone?.('beforeStore');
    const writes: Promise<unknown>[] = [
      attempts.put(kept),
      writing.objectStore('counters').put({ deviceId, lastSeq: seq }),
    ];
    if (kept.fact.annuls) {
      const target = await attempts.index('byId').get(kept.fact.annuls);
      if (target) writes.push(attempts.put({ ...target, annulledBy: id }));
    }
    await Promise.all(writes);
    await finished;
    void environment.milestone?.('afterStore');
    return { kept, rest };
  });
}

/** The oldest that wait, in the order of their numbers. */
export const oldestPending = (database: QueueDatabase, deviceId: string, most: number): Promise<KeptAttempt[]> =>
  database.use((queue) =>
    queue.getAllFromIndex('attempts', 'pending', IDBKeyRange.bound([deviceId, 0], [deviceId, Infinity]), most),
  );

/** All that waits, and what was answered after that server time in ms. */
export const waitingOrAnsweredAfter = (database: QueueDatabase, afterMs: number): Promise<KeptAttempt[]> =>
  database.use(async (queue) => {
    const { store } = queue.transaction('attempts');
    const after = IDBKeyRange.lowerBound(afterMs, true);
    const found = await Promise.all([store.index('pending').getAll(), store.index('answered').getAll(after)]);
    return found.flat();
  });

export const countLeases = (database: QueueDatabase, deviceId: string): Promise<number> =>
  database.use((queue) => queue.countFromIndex('attempts', 'leases', deviceId));

export const countPending = (database: QueueDatabase, deviceId?: string): Promise<number> =>
  database.use((queue) =>
    queue.countFromIndex(
      'attempts',
      'pending',
      deviceId === undefined ? undefined : IDBKeyRange.bound([deviceId, 0], [deviceId, Infinity]),
    ),
  );

/**
 * Files the server's verdicts; only now do the attempts leave the outbox. INVALID ones become dead letters. Relaxed: a
 * verdict lost with the power is asked for again and comes back word for word.
 * @returns the attempts that changed
 */
export async function fileVerdicts(
  database: QueueDatabase,
  verdicts: readonly StoredVerdict[],
  serverMs: number,
): Promise<KeptAttempt[]> {
  return database.use(async (queue) => {
    const writing = queue.transaction('attempts', 'readwrite', { durability: 'relaxed' });
    const changed: KeptAttempt[] = [];
    for (const verdict of verdicts) {
      const held = await writing.store.index('byId').get(verdict.id);
      if (!held || held.pendingOf === undefined) continue;
      const { pendingOf: _left, ...rest } = held;
      const filed: KeptAttempt = { ...rest, verdict, verdictAt: serverMs };
      if (verdict.verdict === 'INVALID') filed.dead = { reason: 'INVALID', seen: false };
      await writing.store.put(filed);
      changed.push(filed);
    }
    await writing.done;
    return changed;
  });
}

/** An attempt that the server refuses for good, by itself: shown once, kept, exportable, never sent again (R23). */
export async function buryAttempt(database: QueueDatabase, id: string, reason: string): Promise<KeptAttempt | null> {
  return database.use(async (queue) => {
    const writing = queue.transaction('attempts', 'readwrite', { durability: 'strict' });
    const held = await writing.store.index('byId').get(id);
    if (!held || held.pendingOf === undefined) {
      await writing.done;
      return null;
    }
    const { pendingOf: _left, ...rest } = held;
    const buried: KeptAttempt = { ...rest, dead: { reason, seen: false } };
    await writing.store.put(buried);
    await writing.done;
    return buried;
  });
}

export const findAttempt = (database: QueueDatabase, id: string): Promise<KeptAttempt | undefined> =>
  database.use((queue) => queue.getFromIndex('attempts', 'byId', id));

/** What the server will never take, newest first. */
export async function deadAttemptsOf(database: QueueDatabase, deviceId: string): Promise<KeptAttempt[]> {
  const ofDevice = IDBKeyRange.bound([deviceId], [deviceId, []]);
  const dead = await database.use((queue) => queue.getAllFromIndex('attempts', 'dead', ofDevice));
  return dead.toSorted((a, b) => b.seq - a.seq);
}

/** The newest attempts, newest first. */
export async function newestAttempts(database: QueueDatabase, deviceId: string, most: number): Promise<KeptAttempt[]> {
  return database.use(async (queue) => {
    const newest: KeptAttempt[] = [];
    const range = IDBKeyRange.bound([deviceId, 0], [deviceId, Infinity]);
    let cursor = await queue.transaction('attempts').store.openCursor(range, 'prev');
    while (cursor && newest.length < most) {
      newest.push(cursor.value);
      cursor = await cursor.continue();
    }
    return newest;
  });
}

export async function lastSeqOf(database: QueueDatabase, deviceId: string): Promise<number> {
  return (await database.use((queue) => queue.get('counters', deviceId)))?.lastSeq ?? 0;
}

/** A phone whose storage was cleared goes on after the highest number that the server has heard of. */
export async function continueAfter(database: QueueDatabase, deviceId: string, highestSeq: number): Promise<void> {
  await database.use(async (queue) => {
    const writing = queue.transaction('counters', 'readwrite', { durability: 'strict' });
    const counter = await writing.store.get(deviceId);
    if ((counter?.lastSeq ?? 0) < highestSeq) await writing.store.put({ deviceId, lastSeq: highestSeq });
    await writing.done;
  });
}

export async function markSeen(database: QueueDatabase, id: string): Promise<void> {
  await database.use(async (queue) => {
    const writing = queue.transaction('attempts', 'readwrite');
    const held = await writing.store.index('byId').get(id);
    if (held?.dead) await writing.store.put({ ...held, dead: { ...held.dead, seen: true } });
    await writing.done;
  });
}
