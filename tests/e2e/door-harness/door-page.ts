import { Database } from '#web/door/database.ts';
import type { Door } from '#web/door/door.ts';
import { browserEnvironment, type Milestone } from '#web/door/environment.ts';
import { openDoor } from '#web/door/open-door.ts';
import { queueMigrations, type QueueSchema } from '#web/door/queue/queue-database.ts';
import { startSearchWorker } from '#web/door/search/start-search-worker.ts';

declare global {
  interface Window {
    /** Where the page is to stop for good, as the process would when it is killed there; null nowhere. */
    stopAt: Milestone | null;
    door: Door;
    /** Whether this tab is the one in contact with the server. */
    leads: () => Promise<boolean>;
    /** A next version of the app whose migration is cut in the middle. */
    migrateAndStop: () => void;
  }
}

/** Nothing of this page runs any more; what the browser had not written is not written. */
function stopHere(point: string): never {
  console.log(`stopped at ${point}`);
  for (;;);
}

window.stopAt = new URLSearchParams(location.search).get('stopAt') as Milestone | null;
window.door = openDoor({
  ...browserEnvironment({ appVersion: 'harness', startSearchWorker }),
  milestone: (point) => {
    if (point === window.stopAt) stopHere(point);
  },
});

window.leads = async () => {
  const own = `probe ${Math.random()}`;
  return navigator.locks.request(own, async () => {
    const { held = [] } = await navigator.locks.query();
    const me = held.find(({ name }) => name === own)?.clientId;
    return held.some(({ name, clientId }) => name === 'door-contact' && clientId === me);
  });
};

window.migrateAndStop = () => {
  const next = new Database<QueueSchema>({
    factory: indexedDB,
    name: 'door-queue',
    migrations: [
      ...queueMigrations,
      async (database, upgrading) => {
        await upgrading.objectStore('attempts').clear();
        database.deleteObjectStore('counters');
        stopHere('migration');
      },
    ],
  });
  void next.use((queue) => queue.count('attempts'));
};
