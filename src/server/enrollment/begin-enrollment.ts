import type { OrgType } from '#domain/account/roles.ts';
import type { EnrollmentStatus } from '#domain/enrollment/status.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { recordStatusChange } from '#server/workflow/record-status-change.ts';
import type { World } from '#server/world.ts';
import { enrollment } from './tables.ts';

export interface Beginning {
  activityId: string;
  unitId: string;
  accountId: string;
  orgType: OrgType;
  status: EnrollmentStatus;
  /** The word in its history: by application, or from a bound activity. */
  action: 'apply' | 'autoSign';
}

/** A new enrolment with its first line of history. @throws Refusal REPEAT_ENROLLMENT when a living one is there */
export async function beginEnrollment(world: World, tx: Queries, beginning: Beginning): Promise<string> {
  const now = world.clock.now();
  const { action, ...columns } = beginning;
  const [begun] = await tx.orm
    .insert(enrollment)
    .values({
      ...columns,
      statusSince: now,
      createdAt: now,
      updatedAt: now,
      submittedAt: beginning.status === 'APPLY_PENDING' ? null : now,
    })
    .onConflictDoNothing()
    .returning({ id: enrollment.id });
  if (!begun) throw refuse('REPEAT_ENROLLMENT');
  await recordStatusChange(world, tx, {
    caseType: 'enrollment',
    caseId: begun.id,
    fromStatus: '',
    action,
    toStatus: beginning.status,
    accountId: beginning.accountId,
    role: 'exhibitor',
    version: 1,
  });
  return begun.id;
}
