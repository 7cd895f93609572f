import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import { type ChangedField, changedFields } from '#domain/application/changed-fields.ts';
import type { WholeApplication } from '#domain/application/check-application.ts';
import type { Instant } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import type { World } from '#server/world.ts';
import { boardsOf, boardView } from './boards-of.ts';
import { formOf, storedApplication } from './stored-form.ts';
import { returnedForm } from './tables.ts';

async function wholeOf(db: Queries, enrollmentId: string): Promise<WholeApplication | null> {
  const [row] = await db.orm.select().from(enrollment).where(eq(enrollment.id, enrollmentId));
  if (!row) return null;
  const boards = await boardsOf(db, enrollmentId);
  return { form: formOf(row, await storedApplication(db, enrollmentId)), boards: boards.map(boardView) };
}

/** What these sides gave back, so that they see later what was changed. */
export async function keepReturned(
  world: World,
  tx: Queries,
  enrollmentId: string,
  roles: readonly string[],
): Promise<void> {
  const whole = await wholeOf(tx, enrollmentId);
  const at = world.clock.now();
  if (whole && roles.length > 0) {
    await tx.orm.insert(returnedForm).values(roles.map((role) => ({ enrollmentId, role, whole, at })));
  }
}

/** When a return by the fund is taken back. */
export const forgetReturned = (tx: Queries, enrollmentId: string, since: Instant) =>
  tx.orm
    .delete(returnedForm)
    .where(
      and(eq(returnedForm.enrollmentId, enrollmentId), eq(returnedForm.role, 'fund'), gte(returnedForm.at, since)),
    );

/** What was changed since one of these sides gave it back last. */
export async function changesSinceReturn(
  db: Queries,
  enrollmentId: string,
  roles: readonly string[],
): Promise<ChangedField[]> {
  const [kept] = await db.orm
    .select({ whole: returnedForm.whole })
    .from(returnedForm)
    .where(and(eq(returnedForm.enrollmentId, enrollmentId), inArray(returnedForm.role, [...roles])))
    .orderBy(desc(returnedForm.at), desc(returnedForm.id))
    .limit(1);
  const now = kept && (await wholeOf(db, enrollmentId));
  return now ? changedFields(kept.whole, now) : [];
}
