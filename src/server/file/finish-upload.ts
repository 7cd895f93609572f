import { and, eq, isNull } from 'drizzle-orm';
import { fileMayBeReplaced } from '#domain/file/file-moves.ts';
import { newId } from '#domain/id.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { fileOwners } from '#server/file-owners.ts';
import { refuse } from '#server/refusal.ts';
import { storageOf } from '#server/storage/open-storage.ts';
import type { World } from '#server/world.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { checkPlace } from './begin-upload.ts';
import { enqueueCheck, firstCheck } from './enqueue-check.ts';
import { lockField } from './field.ts';
import { findFile, type SessionRow } from './read-files.ts';
import { fileItem, fileVersion, uploadSession } from './tables.ts';

/**
 * All has arrived: the file is in its field, kept apart until it has been checked. Harmless when done before.
 * @param check the job that does so
 */
export async function finishUpload(world: World, session: SessionRow, check = firstCheck(session)): Promise<string> {
  const storage = await storageOf(world);
  await storage.complete(session.storageKey, session.storageUpload);
  return world.db.transaction(async (tx) => {
    await lockField(tx, session);
    const [now] = await tx.orm.select().from(uploadSession).where(eq(uploadSession.id, session.id));
    if (now?.itemId) return now.itemId;
    if (!now) throw refuse('ATTACHMENT_NOT_FOUND');
    // Another may have been quicker: than one that comes in a single call, or that nothing came of for long.
    await checkPlace(world, tx, session);
    const itemId = session.replacesId ? await replaced(tx, session.replacesId) : await added(world, tx, session);
    await addVersion(world, tx, session, { itemId, check });
    await tx.orm.update(uploadSession).set({ itemId }).where(eq(uploadSession.id, session.id));
    await recordAudit(world, tx, {
      accountId: session.accountId,
      action: session.replacesId ? 'file.replace' : 'file.add',
      subjectKind: auditSubjectOf[session.ownerKind],
      subjectId: session.ownerId,
      details: { group: session.group, filename: keptName(session), bytes: session.size },
    });
    return itemId;
  });
}

/** People call a picture by the name of whom it shows. */
const keptName = ({ ownerKind, group, type, filename }: SessionRow): string =>
  fileOwners[ownerKind].isPersonal ? `${group.toLowerCase().replace('_', '-')}.${type}` : filename;

async function added(world: World, tx: Transaction, session: SessionRow): Promise<string> {
  const id = newId();
  const { ownerKind, ownerId, group, description } = session;
  await tx.orm.insert(fileItem).values({ id, ownerKind, ownerId, group, description, createdAt: world.clock.now() });
  return id;
}

/** A new version waits for its review as the first one did; what was said of the old one is kept with the audit. */
async function replaced(tx: Transaction, itemId: string): Promise<string> {
  const { item } = await findFile(tx, itemId);
  if (!fileMayBeReplaced(item.result)) throw refuse('STATUS_ERROR');
  await tx.orm
    .update(fileItem)
    .set({ result: null, reply: '', replyTime: null })
    .where(and(eq(fileItem.id, itemId), isNull(fileItem.removedAt)));
  return itemId;
}

interface Added {
  itemId: string;
  check: string;
}

async function addVersion(world: World, tx: Transaction, session: SessionRow, { itemId, check }: Added): Promise<void> {
  const earlier = await tx.orm.select({ id: fileVersion.id }).from(fileVersion).where(eq(fileVersion.itemId, itemId));
  const id = newId();
  await tx.orm.insert(fileVersion).values({
    id,
    itemId,
    number: earlier.length + 1,
    filename: keptName(session),
    type: session.type,
    size: session.size,
    storageKey: session.storageKey,
    state: 'CHECKING',
    facts: {},
    previews: [],
    uploadedBy: session.accountId,
    createdAt: world.clock.now(),
  });
  await enqueueCheck(world, tx, check, id);
}

/** Nothing came of it. */
export async function abandonUpload(world: World, session: SessionRow): Promise<void> {
  const storage = await storageOf(world);
  await storage.abandon(session.storageKey, session.storageUpload);
  // It may have been refused when all of it had come.
  await storage.remove(session.storageKey);
  await world.db.orm.delete(uploadSession).where(and(eq(uploadSession.id, session.id), isNull(uploadSession.itemId)));
}
