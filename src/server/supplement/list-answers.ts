import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { SupplementReturn } from '#contract/supplement-answer.ts';
import { endedStatuses } from '#domain/enrollment/status.ts';
import type { Queries } from '#server/db/database.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { filesOfOwners } from '#server/file/files-of-owners.ts';
import { present, publicView } from '#server/file/read-files.ts';
import { supplementNotice } from '#server/notice/tables.ts';
import { refuse } from '#server/refusal.ts';
import { wireNames } from '#server/unit/find-unit.ts';
import { unit } from '#server/unit/tables.ts';
import { supplementAnswer } from './tables.ts';

/** Whom a notice asks, and what each has sent; who has sent nothing comes first. @throws SUPPLEMENT_NOT_FOUND */
export async function listAnswers(db: Queries, supplementId: string): Promise<SupplementReturn[]> {
  const [notice] = await db.orm.select().from(supplementNotice).where(eq(supplementNotice.id, supplementId));
  if (!notice) throw refuse('SUPPLEMENT_NOT_FOUND');
  const rows = await db.orm
    .select({ enrollmentId: enrollment.id, unit, answer: supplementAnswer })
    .from(enrollment)
    .innerJoin(unit, eq(unit.id, enrollment.unitId))
    .leftJoin(
      supplementAnswer,
      and(eq(supplementAnswer.enrollmentId, enrollment.id), eq(supplementAnswer.supplementId, supplementId)),
    )
    .where(and(eq(enrollment.activityId, notice.activityId), notInArray(enrollment.status, [...endedStatuses])))
    .orderBy(asc(enrollment.createdAt), asc(enrollment.id));
  const answers = rows.flatMap(({ answer }) => (answer ? [answer.id] : []));
  const files = Map.groupBy(
    await filesOfOwners(db, { SUPPLEMENT: answers }, ['SUPPLEMENT']),
    ({ item }) => item.ownerId,
  );
  return rows
    .map(({ enrollmentId, unit: of, answer }) => ({
      enrollmentId,
      unitNames: wireNames(of),
      submittedAt: answer?.submittedAt ?? null,
      files: (answer ? (files.get(answer.id) ?? []) : [])
        .map(publicView)
        .filter(present)
        .map(({ id, newest }) => ({ id, filename: newest.filename })),
    }))
    .toSorted((one, other) => Number(one.submittedAt !== null) - Number(other.submittedAt !== null));
}
