import { clockIsOff } from '#domain/sign-in/clock.ts';
import { staleListMs } from '#domain/sign-in/model.ts';
import type { DoorContext } from '../context.ts';
import { listAge } from '../card/decide.ts';
import type { Measured } from '../door.ts';
import type { DoorEnvironment } from '../environment.ts';

const roomyBytes = 50 * 1024 * 1024;
const slowWriteMs = 100;
const persistPromptMs = 1000;
const longestCheckMs = 20_000;

type Check = (door: DoorContext) => Promise<Omit<Measured, 'check'>>;

/** What the phone can find out about itself before a shift (N8). The detail is a figure, the screen has the sentence. */
const checks: Record<string, Check> = {
  storagePersisted: async ({ environment: { storage, setTimer } }) => {
    // Firefox asks the person, and answers when they do.
    const asked = async () => (await orAfter(storage?.persist(), persistPromptMs, setTimer)) ?? false;
    const persisted = storage ? (await storage.persisted()) || (await asked()) : false;
    return { passed: persisted, detail: String(persisted) };
  },
  storageSpace: async ({ environment: { storage } }) => {
    const { quota = 0, usage = 0 } = (await storage?.estimate()) ?? {};
    const free = Math.max(0, quota - usage);
    return { passed: free > roomyBytes, detail: `${Math.round(free / 1024 / 1024)} MB` };
  },
  storageWrite: async ({ queue, environment: { monotonicNow } }) => {
    const began = monotonicNow();
    await queue.use(async (database) => {
      const writing = database.transaction('leases', 'readwrite', { durability: 'strict' });
      await writing.store.put({ holder: 'preflight', untilMs: 0 }, 'preflight');
      await writing.store.delete('preflight');
      await writing.done;
    });
    const took = monotonicNow() - began;
    return { passed: took < slowWriteMs, detail: `${Math.round(took)} ms` };
  },
  locks: async ({ environment: { locks } }) => {
    const held = locks ? await locks.request('door-preflight', { ifAvailable: true }, (lock) => lock !== null) : false;
    return { passed: held, detail: String(held) };
  },
  network: async ({ calls, device, environment: { monotonicNow } }) => {
    const began = monotonicNow();
    const outcome = await calls.call('station', { token: device?.token ?? '' });
    return { passed: outcome.ok, detail: outcome.ok ? `${Math.round(monotonicNow() - began)} ms` : outcome.why };
  },
  clock: async ({ clock }) => {
    const { offsetMs, uncertaintyMs } = clock.state();
    return { passed: !clockIsOff(offsetMs), detail: `${Math.round(offsetMs / 1000)} s ± ${uncertaintyMs} ms` };
  },
  codes: async ({ kept }) => {
    const ahead = kept.active?.codes?.hashes.length ?? 0;
    return { passed: ahead > 0, detail: String(ahead) };
  },
  list: async ({ kept, clock }) => {
    const age = listAge(kept.active?.asOf ?? null, clock.now());
    return {
      passed: age !== null && age < staleListMs,
      detail: age === null ? '-' : `${kept.list.size}, ${Math.round(age / 1000)} s`,
    };
  },
  queue: async ({ state }) => {
    const { pending, deadLetters } = state.get().queue;
    return { passed: pending === 0 && deadLetters === 0, detail: `${pending}, ${deadLetters}` };
  },
};

/** What this comes to, or null when it takes longer. */
const orAfter = async <Answer>(
  work: Promise<Answer> | undefined,
  ms: number,
  setTimer: DoorEnvironment['setTimer'],
): Promise<Answer | null> => {
  let stop: () => void = () => undefined;
  const late = new Promise<null>((resolve) => (stop = setTimer(() => resolve(null), ms)));
  const first = await Promise.race([work ?? null, late]);
  stop();
  return first;
};

/** @param tell told each as it comes: none waits for another */
export const measure = (door: DoorContext, tell: (measured: Measured) => void = () => undefined): Promise<Measured[]> =>
  Promise.all(
    Object.entries(checks).map(async ([check, run]) => {
      const failed = (error: unknown) => ({ passed: false, detail: error instanceof Error ? error.name : 'failed' });
      const found = await orAfter(run(door).catch(failed), longestCheckMs, door.environment.setTimer);
      const measured = { check, ...(found ?? { passed: false, detail: 'timeout' }) };
      tell(measured);
      return measured;
    }),
  );
