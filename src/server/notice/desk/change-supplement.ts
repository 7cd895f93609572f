import { and, eq } from 'drizzle-orm';
import type { AuditAction } from '#domain/audit/actions.ts';
import type { FieldChange } from '#server/audit/tables.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import type { SupplementRow } from '../supplements.ts';
import { supplementNotice } from '../tables.ts';

/** @throws SUPPLEMENT_NOT_FOUND; STATUS_ERROR when it has changed since that version */
export async function lockSupplement(tx: Transaction, supplementId: string, version: number): Promise<SupplementRow> {
  const [row] = await tx.orm.select().from(supplementNotice).where(eq(supplementNotice.id, supplementId)).for('update');
  if (!row) throw refuse('SUPPLEMENT_NOT_FOUND');
  if (row.version !== version) throw refuse('STATUS_ERROR');
  return row;
}

type Changed = Partial<Omit<SupplementRow, 'id' | 'activityId' | 'version' | 'createdAt' | 'position'>>;

/** Changes what differs, and says so in the audit from what to what. */
export async function changeSupplement(
  world: World,
  tx: Transaction,
  accountId: string,
  action: Extract<AuditAction, `supplement.${string}`>,
  before: SupplementRow,
  wanted: Changed,
): Promise<SupplementRow> {
  const [after] = await tx.orm
    .update(supplementNotice)
    .set({ ...wanted, version: before.version + 1 })
    .where(and(eq(supplementNotice.id, before.id), eq(supplementNotice.version, before.version)))
    .returning();
  if (!after) throw refuse('STATUS_ERROR');
  const changes = (Object.keys(wanted) as (keyof Changed)[]).flatMap((field): FieldChange[] =>
    before[field] === after[field] ? [] : [{ field, from: before[field], to: after[field] }],
  );
  await recordAudit(world, tx, { accountId, action, subjectKind: 'supplement', subjectId: before.id, changes });
  return after;
}
