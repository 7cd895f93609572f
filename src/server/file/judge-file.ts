import { eq } from 'drizzle-orm';
import type { FileResult } from '#domain/file/words.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { lockField } from './field.ts';
import { findFile, releasedOf } from './read-files.ts';
import { fileItem, fileReply } from './tables.ts';

const deeds = { ACCEPT: 'file.pass', REJECT: 'file.reject', CANCEL: 'file.notApplicable' } as const;

export interface Judging {
  fileId: string;
  /** That was looked at: a newer one is another file to judge. */
  versionId: string;
  /** Null takes back what was said. */
  result: FileResult | null;
  reply: string;
  accountId: string;
  /** What the account is to the thing that the file belongs to. */
  role: string;
}

/**
 * A reviewer's word on a file. Who may say it is the caller's to know.
 * @throws ATTACHMENT_NOT_FOUND, STATUS_ERROR when another version is there, ATTACHMENT_REJECT_OR_PROCESS while it is
 * being checked
 */
export async function judgeFile(world: World, tx: Transaction, judging: Judging): Promise<void> {
  const { fileId, versionId, result, reply, accountId, role } = judging;
  const known = await findFile(tx, fileId);
  await lockField(tx, known.item);
  const file = await findFile(tx, fileId);
  const [newest] = file.versions;
  if (newest?.id !== versionId) throw refuse('STATUS_ERROR');
  if (releasedOf(file)?.id !== versionId) throw refuse('ATTACHMENT_REJECT_OR_PROCESS');
  const at = world.clock.now();
  await tx.orm
    .update(fileItem)
    .set({ result, reply, replyTime: result ? at : null })
    .where(eq(fileItem.id, fileId));
  await tx.orm.insert(fileReply).values({ itemId: fileId, versionId, result, reply, accountId, role, at });
  const { ownerKind, ownerId, group } = file.item;
  await recordAudit(world, tx, {
    accountId,
    action: result ? deeds[result] : 'file.liftNotApplicable',
    subjectKind: auditSubjectOf[ownerKind],
    subjectId: ownerId,
    reason: reply,
    details: { group, filename: newest.filename },
  });
}
