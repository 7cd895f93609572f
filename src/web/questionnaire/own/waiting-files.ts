import type { DBSchema } from 'idb';
import { dayMs } from '#domain/instant.ts';
import { draftKey } from '#web/account/draft-key.ts';
import { waitingDatabase } from '#web/account/forget-login.ts';
import { Database } from '#web/door/database.ts';
import { type Sealed, sealWith } from '#web/door/seal.ts';
import { sealedByLink } from '#web/own-link/sealed-by-link.ts';
import type { AnswerSource } from '../queries.ts';

/** A file that is not on the server yet. */
export interface WaitingFile {
  /** By which the server knows it once it is there. */
  id: string;
  questionId: string;
  file: File;
}

interface Stored {
  id: string;
  /** Whose it is, as their answers lie on this device. */
  source: string;
  at: number;
  about: Sealed;
  content: Sealed;
}

interface WaitingSchema extends DBSchema {
  files: { key: string; value: Stored; indexes: { source: string } };
}

const database = new Database<WaitingSchema>({
  factory: indexedDB,
  name: waitingDatabase,
  migrations: [(created) => void created.createObjectStore('files', { keyPath: 'id' }).createIndex('source', 'source')],
});

/** Whoever has not come back by then does not: their questionnaire is over. */
const longestMs = 90 * dayMs;

const sealFor = async ({ link }: AnswerSource) =>
  sealWith(link === null ? await draftKey() : await sealedByLink(link).key(), crypto);

/** Sealed as the answers are: nobody else who has this device opens it. */
export async function keepWaiting(source: AnswerSource, { id, questionId, file }: WaitingFile): Promise<void> {
  const seal = await sealFor(source);
  const about = await seal.closeJson({ questionId, name: file.name, type: file.type });
  const content = await seal.close(new Uint8Array(await file.arrayBuffer()));
  await database.use((kept) => kept.put('files', { id, source: source.key, at: Date.now(), about, content }));
}

/** Those that this person has sealed; another's stay theirs. Too old ones go. */
export async function waitingOf(source: AnswerSource): Promise<WaitingFile[]> {
  const rows = await database.use((kept) => kept.getAllFromIndex('files', 'source', source.key));
  if (rows.length === 0) return [];
  const seal = await sealFor(source);
  const found: WaitingFile[] = [];
  for (const { id, at, about, content } of rows.toSorted((one, other) => one.at - other.at)) {
    if (Date.now() - at > longestMs) {
      await forgetWaiting(id);
      continue;
    }
    const said = await seal.openJson(about).catch(() => null);
    if (said === null) continue;
    const { questionId, name, type } = said as Record<'questionId' | 'name' | 'type', string>;
    found.push({ id, questionId, file: new File([await seal.open(content)], name, { type }) });
  }
  return found;
}

export const forgetWaiting = (id: string): Promise<void> => database.use((kept) => kept.delete('files', id));

export async function forgetAllWaiting({ key }: AnswerSource): Promise<void> {
  const ids = await database.use((kept) => kept.getAllKeysFromIndex('files', 'source', key));
  for (const id of ids) await forgetWaiting(id);
}
