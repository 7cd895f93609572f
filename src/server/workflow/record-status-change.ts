import type { AuditAction, CaseDeed, CaseKind } from '#domain/audit/actions.ts';
import { type EnrollmentStatus, wireStatus } from '#domain/enrollment/status.ts';
import { type Audited, recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import { productCode } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';
import { statusChange } from './tables.ts';

type Changed = Omit<typeof statusChange.$inferInsert, 'id' | 'at' | 'caseType' | 'action'>;

export interface StatusChanged<Kind extends CaseKind> extends Changed {
  caseType: Kind;
  action: CaseDeed<Kind>;
  details?: Audited['details'];
}

/**
 * In the same transaction as the move: a line of the record's own history, and one of the audit. Records that begin are
 * recorded here too; whatever moves on later goes through its workflow.
 */
export async function recordStatusChange<Kind extends CaseKind>(
  world: World,
  tx: Queries,
  { details, ...change }: StatusChanged<Kind>,
): Promise<void> {
  await tx.orm.insert(statusChange).values({ ...change, at: world.clock.now() });
  const { caseType, caseId, action, fromStatus, toStatus, accountId = null, reason = '' } = change;
  const shown = (status: string) => wireStatus(status as EnrollmentStatus, productCode(world));
  await recordAudit(world, tx, {
    accountId,
    action: `${caseType}.${action}` as AuditAction,
    subjectKind: caseType,
    subjectId: caseId,
    reason,
    changes: fromStatus === toStatus ? [] : [{ field: 'status', from: shown(fromStatus), to: shown(toStatus) }],
    ...(details ? { details } : {}),
  });
}
