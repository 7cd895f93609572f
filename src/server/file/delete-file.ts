import { and, eq, isNull } from 'drizzle-orm';
import { fileMayBeDeleted } from '#domain/file/file-moves.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { fileOwners } from '#server/file-owners.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { lockField } from './field.ts';
import type { StoredFile } from './read-files.ts';
import { fileItem } from './tables.ts';

/** @throws STATUS_ERROR for one that was reviewed: it can only be replaced (G22) */
export async function deleteFile(
  world: World,
  accountId: string | null,
  { item, versions }: StoredFile,
): Promise<void> {
  await world.db.transaction(async (tx) => {
    await lockField(tx, item);
    const [now] = await tx.orm
      .select({ result: fileItem.result })
      .from(fileItem)
      .where(and(eq(fileItem.id, item.id), isNull(fileItem.removedAt)))
      .for('update');
    if (!now) throw refuse('ATTACHMENT_NOT_FOUND');
    if (!fileMayBeDeleted(now.result)) throw refuse('STATUS_ERROR');
    await tx.orm.update(fileItem).set({ removedAt: world.clock.now() }).where(eq(fileItem.id, item.id));
    await fileOwners[item.ownerKind].changed?.(world, tx, item.ownerId);
    await recordAudit(world, tx, {
      accountId,
      action: 'file.delete',
      subjectKind: auditSubjectOf[item.ownerKind],
      subjectId: item.ownerId,
      details: { group: item.group, filename: versions[0]?.filename ?? '' },
    });
  });
}
