import type { AuditAction, AuditSubject } from '#domain/audit/actions.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { auditEntry, type FieldChange } from './tables.ts';

export interface Audited {
  accountId: string | null;
  action: AuditAction;
  subjectKind?: AuditSubject;
  subjectId: string | null;
  reason?: string;
  changes?: FieldChange[];
  details?: Record<string, string | number | boolean | string[] | null>;
}

/** In the same transaction as what it tells of. */
export async function recordAudit(world: World, tx: Queries, entry: Audited): Promise<void> {
  await tx.orm.insert(auditEntry).values({ details: {}, ...entry, at: world.clock.now() });
}
