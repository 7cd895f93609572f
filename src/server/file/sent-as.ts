import { desc, eq } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { findFile } from './read-files.ts';
import { uploadSession } from './tables.ts';

/** What a file was called by whoever sent it, where its field keeps no such name, and how large it was. */
export async function sentAs(db: Queries, fileId: string): Promise<{ filename: string; size: number }> {
  const { versions } = await findFile(db, fileId);
  const [session] = await db.orm
    .select({ filename: uploadSession.filename })
    .from(uploadSession)
    .where(eq(uploadSession.itemId, fileId))
    .orderBy(desc(uploadSession.createdAt));
  const [newest] = versions;
  return { filename: session?.filename ?? newest?.filename ?? '', size: newest?.size ?? 0 };
}
