import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { enrollment } from '../tables.ts';
import { findEnrollments, type FoundEnrollment } from './decision-facts.ts';

/** Whoever is second waits here, and then sees what the first has left. @throws ENTITY_NOT_FOUND */
export async function lockEnrollment(tx: Transaction, enrollmentId: string): Promise<FoundEnrollment> {
  await tx.orm.select({ id: enrollment.id }).from(enrollment).where(eq(enrollment.id, enrollmentId)).for('update');
  const [found] = await findEnrollments(tx, [enrollmentId]);
  if (!found) throw refuse('ENTITY_NOT_FOUND');
  return found;
}
