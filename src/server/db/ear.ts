import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface Listener {
  heard(payload: string): void;
  /** Something may have been said while the connection was broken. */
  missed(): void;
}

const longestPauseMs = 5000;

/**
 * LISTEN needs a connection of its own. A broken one is made anew until it stands again, however long the database is
 * away, and everybody is told that something may have been missed.
 */
export function openEar(connect: () => pg.Client, onError: (error: Error) => void) {
  const listeners = new Map<string, Set<Listener>>();
  const closing = new AbortController();
  let ear: pg.Client | null = null;
  let opening: Promise<void> | null = null;

  const attempt = async (): Promise<void> => {
    const client = connect();
    client.on('error', onError);
    client.on('notification', ({ channel, payload }) => {
      for (const { heard } of listeners.get(channel) ?? []) heard(payload ?? '');
    });
    try {
      await client.connect();
      for (const channel of listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    ear = client;
    client.once('end', () => {
      ear = null;
      if (closing.signal.aborted) return;
      void openAgain();
    });
  };
  const openAgain = async (): Promise<void> => {
    for (let pauseMs = 250; !closing.signal.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      try {
        await attempt();
        for (const each of listeners.values()) for (const { missed } of each) missed();
        return;
      } catch (error) {
        onError(error as Error);
        await pause(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      }
    }
  };

  return {
    /** @throws when there was no connection yet and the database cannot be reached */
    async listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
      const others = listeners.get(channel);
      listeners.set(channel, (others ?? new Set()).add(listener));
      opening ??= attempt();
      await opening.catch((error: unknown) => {
        opening = null;
        throw error;
      });
      // Between two connections nothing has to be said: the next one asks for all channels.
      if (!others) await ear?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
      return async () => void listeners.get(channel)?.delete(listener);
    },
    async close(): Promise<void> {
      closing.abort();
      await ear?.end();
    },
  };
}
