import { eq, inArray, lt, or } from 'drizzle-orm';
import { businessDateAt } from '#domain/instant.ts';
import type { ErasureCause } from '#domain/recruitment/application-moves.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { forgetFiles } from '#server/file/forget-files.ts';
import { forgetMessagesIn } from '#server/message/forget-messages.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { jobApplication, jobApplicationErased } from '../tables.ts';

const atOnce = 200;

/** On its applicant's wish, with whatever companies took over of it at the fair. @throws ENTITY_NOT_FOUND */
export const eraseOnWish = (world: World, id: string): Promise<void> =>
  world.db.transaction(async (tx) => {
    const rows = await tx.orm
      .select({ id: jobApplication.id })
      .from(jobApplication)
      .where(or(eq(jobApplication.id, id), eq(jobApplication.originId, id)));
    if (!rows.some((row) => row.id === id)) throw refuse('ENTITY_NOT_FOUND');
    await erase(world, tx, rows, 'WISH');
  });

/** The day after the last one that their applicants agreed to. */
export async function eraseDue(world: World): Promise<void> {
  const today = businessDateAt(world.clock.now());
  for (;;) {
    const erased = await world.db.transaction(async (tx) => {
      const rows = await tx.orm
        .select({ id: jobApplication.id })
        .from(jobApplication)
        .where(lt(jobApplication.keepUntil, today))
        .limit(atOnce);
      await erase(world, tx, rows, 'DATE');
      return rows.length;
    });
    if (erased < atOnce) return;
  }
}

/** A line of proof is left: that there was an application for this position, when it was erased, and why. */
async function erase(world: World, tx: Transaction, rows: readonly { id: string }[], cause: ErasureCause) {
  const ids = rows.map(({ id }) => id).toSorted();
  if (ids.length === 0) return;
  await forgetFiles(world, tx, 'JOB_APPLICATION', ids);
  for (const id of ids) await forgetMessagesIn(tx, id);
  // What its company wrote about it goes with it.
  const gone = await tx.orm
    .delete(jobApplication)
    .where(inArray(jobApplication.id, ids))
    .returning({ id: jobApplication.id, positionId: jobApplication.positionId });
  const erasedAt = world.clock.now();
  // Another may have been first.
  if (gone.length === 0) return;
  await tx.orm.insert(jobApplicationErased).values(gone.map((one) => ({ ...one, cause, erasedAt })));
  for (const { id } of gone)
    await recordAudit(world, tx, {
      accountId: null,
      action: 'job_application.erase',
      subjectKind: 'job_application',
      subjectId: id,
      details: { cause },
    });
}
