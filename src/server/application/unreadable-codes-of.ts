import { isUnfit } from '#domain/file/preflight.ts';
import type { Queries } from '#server/db/database.ts';
import { filesOfField, releasedOf } from '#server/file/read-files.ts';

/** Pictures of the company's QR code in which none can be read: nobody could use what is printed of them. */
export async function unreadableCodesOf(db: Queries, enrollmentId: string): Promise<number> {
  const files = await filesOfField(db, { ownerKind: 'ENROLLMENT', ownerId: enrollmentId, group: 'QR_CODE' });
  return files.filter((file) => isUnfit(releasedOf(file)?.preflight ?? [])).length;
}
