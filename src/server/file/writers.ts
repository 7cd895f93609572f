/**
 * Of the calls for one upload only the newest counts: a phone that comes back over another network must not wait for
 * its own dead connection. The one before is told to stop, and what it had received is kept first.
 */
export function oneAtATime() {
  const running = new Map<string, { stop: AbortController; done: Promise<unknown> }>();

  return {
    async run<Result>(id: string, work: (stopped: AbortSignal) => Promise<Result>): Promise<Result> {
      const before = running.get(id);
      before?.stop.abort();
      const stop = new AbortController();
      const done = Promise.resolve(before?.done.catch(() => undefined)).then(() => work(stop.signal));
      const mine = { stop, done };
      running.set(id, mine);
      try {
        return await done;
      } finally {
        if (running.get(id) === mine) running.delete(id);
      }
    },

    /** The server is about to end: senders come back to the next one. */
    async stop(): Promise<void> {
      const all = [...running.values()];
      for (const { stop } of all) stop.abort();
      await Promise.allSettled(all.map(({ done }) => done));
    },
  };
}
