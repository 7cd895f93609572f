import type { DBSchema } from 'idb';
import { type Instant, instantOf } from '#domain/instant.ts';
import { isPassing } from '#web/api/is-passing.ts';
import { Database } from '#web/door/database.ts';
import { newSealingKey, type Sealed, type Seal, sealWith } from '#web/door/seal.ts';
import { readDatabase } from './forget-login.ts';
import { lastAccount } from './login-hint.ts';

/** What the server answered last, readable without it. It carries names: it is sealed, and gone at logout. */
interface KeptSchema extends DBSchema {
  keys: { key: 'sealing'; value: CryptoKey };
  answers: { key: [accountId: string, what: string]; value: { at: Instant; sealed: Sealed } };
}

const database = new Database<KeptSchema>({
  factory: indexedDB,
  name: readDatabase,
  migrations: [
    (created) => {
      created.createObjectStore('keys');
      created.createObjectStore('answers');
    },
  ],
});

export interface Kept<Answer> {
  answer: Answer;
  /** When the server gave it; null: just now. */
  keptAt: Instant | null;
}

async function seal(): Promise<Seal> {
  const held = await database.use((kept) => kept.get('keys', 'sealing'));
  if (held) return sealWith(held, crypto);
  const made = await newSealingKey(crypto);
  const key = await database.use(async (kept) => {
    const writing = kept.transaction('keys', 'readwrite');
    const first = await writing.store.get('sealing');
    if (!first) await writing.store.put(made, 'sealing');
    await writing.done;
    return first ?? made;
  });
  return sealWith(key, crypto);
}

async function keep(what: string, answer: unknown): Promise<void> {
  const sealed = await (await seal()).closeJson(answer);
  const accountId = lastAccount();
  // Whoever has logged out meanwhile leaves nothing behind.
  if (accountId === null) return;
  await database.use((kept) => kept.put('answers', { at: instantOf(Date.now()), sealed }, [accountId, what]));
}

async function recall<Answer>(what: string): Promise<Kept<Answer> | null> {
  const accountId = lastAccount();
  if (accountId === null) return null;
  const held = await database.use((kept) => kept.get('answers', [accountId, what]));
  return held ? { answer: (await (await seal()).openJson(held.sealed)) as Answer, keptAt: held.at } : null;
}

/**
 * The server's answer, kept for when it cannot be reached; then the one kept last, for the same account.
 * @param what tells one question from another
 */
export async function answerOrKept<Answer>(what: string, ask: () => Promise<Answer>): Promise<Kept<Answer>> {
  try {
    const answer = await ask();
    void keep(what, answer).catch(() => undefined);
    return { answer, keptAt: null };
  } catch (error) {
    const kept = isPassing(error) ? await recall<Answer>(what).catch(() => null) : null;
    if (!kept) throw error;
    return kept;
  }
}
