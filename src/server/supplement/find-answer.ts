import { eq } from 'drizzle-orm';
import type { EnrollmentRole } from '#domain/enrollment/opening-moves.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { rolesIn } from '#server/enrollment/roles-in.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { supplementNotice } from '#server/notice/tables.ts';
import { refuse } from '#server/refusal.ts';
import { supplementAnswer } from './tables.ts';

export type AnswerRow = typeof supplementAnswer.$inferSelect;

export interface AnswerTo {
  enrollmentId: string;
  supplementId: string;
}

/** What a person is to an enrolment, and the notice that asks it for something. */
export interface Asked {
  notice: typeof supplementNotice.$inferSelect;
  roles: EnrollmentRole[];
}

/** @throws ENROLLMENT_NOT_FOUND for a stranger, SUPPLEMENT_NOT_FOUND where its activity asks for nothing of the kind */
export async function findAsked(db: Queries, actor: Actor, { enrollmentId, supplementId }: AnswerTo): Promise<Asked> {
  const [row] = await db.orm.select().from(enrollment).where(eq(enrollment.id, enrollmentId));
  const roles = row ? await rolesIn(db, row, actor) : [];
  if (!row || roles.length === 0) throw refuse('ENROLLMENT_NOT_FOUND');
  const [notice] = await db.orm.select().from(supplementNotice).where(eq(supplementNotice.id, supplementId));
  if (notice?.activityId !== row.activityId || notice.status === 'DRAFT') throw refuse('SUPPLEMENT_NOT_FOUND');
  return { notice, roles };
}

/** Its unit answers while the notice is active. */
export const mayAnswer = ({ notice, roles }: Asked): boolean => roles.includes('exhibitor') && notice.status === 'A';
