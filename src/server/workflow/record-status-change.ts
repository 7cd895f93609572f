import type { AuditAction, CaseDeed, CaseKind } from '#domain/audit/actions.ts';
import { type EnrollmentStatus, wireStatus } from '#domain/enrollment/status.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import { productCode } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';
import { statusChange } from './tables.ts';

type Changed = Omit<typeof statusChange.$inferInsert, 'id' | 'at' | 'caseType' | 'action'>;
export type StatusChanged = {
  [Kind in CaseKind]: Changed & { caseType: Kind | Uppercase<Kind>; action: CaseDeed<Kind> };
}[CaseKind];

/** In the same transaction as the move: a line of the record's own history, and one of the audit. */
export async function recordStatusChange(world: World, tx: Queries, change: StatusChanged): Promise<void> {
  await tx.orm.insert(statusChange).values({ ...change, at: world.clock.now() });
  const { caseType, caseId, action, fromStatus, toStatus, accountId = null, reason = '' } = change;
  const kind = caseType.toLowerCase() as CaseKind;
  const shown = (status: string) => wireStatus(status as EnrollmentStatus, productCode(world));
  await recordAudit(world, tx, {
    accountId,
    action: `${kind}.${action}` as AuditAction,
    subjectKind: kind,
    subjectId: caseId,
    reason,
    changes: fromStatus === toStatus ? [] : [{ field: 'status', from: shown(fromStatus), to: shown(toStatus) }],
  });
}
