import { eq } from 'drizzle-orm';
import { refuseChosen } from '#domain/file/check-file.ts';
import { ruleOf } from '#domain/file/field-rules.ts';
import { fileMayBeReplaced } from '#domain/file/file-moves.ts';
import { typeOfName } from '#domain/file/file-types.ts';
import { newId } from '#domain/id.ts';
import { hourMs, msOf, plusMs } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { storageOf } from '#server/storage/open-storage.ts';
import type { World } from '#server/world.ts';
import { type Field, lockField } from './field.ts';
import { filesOfField, findFile, openSessions, type SessionRow } from './read-files.ts';
import { refuseFile } from './refuse-file.ts';
import { uploadSession } from './tables.ts';

/** How long an upload waits for its sender to come back. */
export const uploadLastsMs = 48 * hourMs;
/** How long one that nothing comes of keeps its place: a phone that broke does not lock the field for colleagues. */
const placeLastsMs = 30 * 60 * 1000;
/** A place is kept on by what comes, written down so often. */
export const placeRenewedMs = 10 * 60 * 1000;

export interface WantedUpload extends Field {
  filename: string;
  size: number;
  description: string;
  /** Null for one in a single call, which nobody goes on with. */
  fingerprint: string | null;
  replacesId: string | null;
}

/** Takes a place in the field for a file that is about to come. @param accountId null for somebody without one @throws what the field's rule says */
export async function beginUpload(world: World, accountId: string | null, wanted: WantedUpload): Promise<SessionRow> {
  const id = newId();
  const storageKey = `${id.slice(-2)}/${id}`;
  const now = world.clock.now();
  const session: SessionRow = {
    ...wanted,
    id,
    accountId,
    type: typeOfName(wanted.filename) ?? 'pdf',
    storageKey,
    storageUpload: '',
    itemId: null,
    createdAt: now,
    expiresAt: plusMs(now, uploadLastsMs),
  };
  await world.db.transaction(async (tx) => {
    await lockField(tx, wanted);
    await checkPlace(world, tx, wanted);
    await tx.orm.insert(uploadSession).values(session);
  });
  const storage = await storageOf(world);
  const storageUpload = await storage.begin(storageKey);
  await world.db.orm.update(uploadSession).set({ storageUpload }).where(eq(uploadSession.id, id));
  return { ...session, storageUpload };
}

const keepsPlace = (world: World, { expiresAt }: SessionRow): boolean =>
  msOf(expiresAt) - uploadLastsMs + placeLastsMs > msOf(world.clock.now());

/**
 * @param id the upload itself, once it has begun
 * @throws what the field's rule says of the file, and of how many there are
 */
export async function checkPlace(world: World, tx: Queries, wanted: WantedUpload & { id?: string }): Promise<void> {
  const { replacesId } = wanted;
  if (replacesId) {
    const { item } = await findFile(tx, replacesId);
    const isHere =
      item.ownerKind === wanted.ownerKind && item.ownerId === wanted.ownerId && item.group === wanted.group;
    if (!isHere) throw refuse('ATTACHMENT_NOT_FOUND');
    if (!fileMayBeReplaced(item.result)) throw refuse('STATUS_ERROR');
  }
  const files = await filesOfField(tx, wanted);
  const names = files
    .filter(({ item }) => item.id !== replacesId)
    .flatMap(({ versions }) => versions.find(({ state }) => state !== 'REFUSED') ?? []);
  const sessions = await openSessions(world, tx, wanted);
  const coming = sessions.filter(
    (session) => session.replacesId === null && session.id !== wanted.id && keepsPlace(world, session),
  );
  const others = [...names, ...coming].map(({ filename }) => filename);
  const refusal = refuseChosen(ruleOf(wanted.group), wanted, others);
  if (refusal) throw refuseFile(refusal);
}
