import { type DBSchema, openDB } from 'idb';
import { dayMs } from '#domain/instant.ts';
import { draftPrefix } from '#web/ui/use-draft.ts';

/** Longer than any login lasts. */
const keptForMs = 14 * dayMs;

interface Kept extends DBSchema {
  drafts: { key: [accountId: string, key: string]; value: { text: string; at: number } };
}

const database = () =>
  openDB<Kept>('kept-drafts', 1, { upgrade: (created) => void created.createObjectStore('drafts') });

/**
 * When a login expires local storage is cleared, but what somebody has typed is not lost: it waits here for the same
 * person. Without a database, as in some private windows, it is lost.
 */
export async function keepDrafts(accountId: string): Promise<void> {
  const drafts = Object.entries(localStorage).filter(([key]) => key.startsWith(draftPrefix));
  if (drafts.length === 0) return;
  try {
    const db = await database();
    const at = Date.now();
    await Promise.all(drafts.map(([key, text]) => db.put('drafts', { text, at }, [accountId, key])));
    db.close();
  } catch {
    // Nothing more can be done, and the login is over all the same.
  }
}

/** After the next login: the own drafts are where they were, those of others stay until they are too old. */
export async function giveBackDrafts(accountId: string): Promise<void> {
  try {
    const db = await database();
    const tx = db.transaction('drafts', 'readwrite');
    for await (const cursor of tx.store) {
      const [owner, key] = cursor.key;
      const mine = owner === accountId;
      if (mine && localStorage.getItem(key) === null) localStorage.setItem(key, cursor.value.text);
      if (mine || cursor.value.at < Date.now() - keptForMs) await cursor.delete();
    }
    await tx.done;
    db.close();
  } catch {
    // The login goes on without them.
  }
}
