import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { scheduleChange } from '../tables.ts';

/** The wishes for which a draft was made are granted with its release. */
export const grantChanges = (tx: Transaction, runId: string): Promise<unknown> =>
  tx.orm
    .update(scheduleChange)
    .set({ status: '{p}PUBLISHED', version: sql`${scheduleChange.version} + 1` })
    .where(and(eq(scheduleChange.draftRunId, runId), inArray(scheduleChange.status, ['PENDING', 'AGREE'])));
