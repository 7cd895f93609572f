import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { plusMs } from '#domain/instant.ts';
import { heldMsOf } from '#domain/notice/words.ts';
import { readSettings } from '#server/setting/read-settings.ts';
import { waitingStatuses } from '#domain/recruitment/application-moves.ts';
import type { World } from '#server/world.ts';
import { lockApplication, selectApplications } from '../application/find-application.ts';
import { tellApplicant } from '../application/tell-applicant.ts';
import { jobApplication, recruitmentPosition } from '../tables.ts';

const atOnce = 200;

/** Whoever still waits when a position has closed hears of it once. */
export async function tellClosed(world: World): Promise<void> {
  // The fund may still take back that it closed one.
  const { messages } = await readSettings(world);
  const settled = plusMs(world.clock.now(), -heldMsOf(messages));
  const waits = and(
    eq(recruitmentPosition.status, 'CLOSED'),
    lte(recruitmentPosition.statusSince, settled),
    inArray(jobApplication.status, [...waitingStatuses]),
    isNull(jobApplication.closedToldAt),
  );
  for (;;) {
    const found = await selectApplications(world.db).where(waits).limit(atOnce);
    for (const { row } of found)
      await world.db.transaction(async (tx) => {
        await lockApplication(tx, row.id).catch(() => null);
        // Answered, withdrawn or erased a moment before.
        const [still] = await selectApplications(tx).where(and(waits, eq(jobApplication.id, row.id)));
        if (!still) return;
        await tellApplicant(world, tx, still, 'APPLICATION_CLOSED');
        await tx.orm
          .update(jobApplication)
          .set({ closedToldAt: world.clock.now() })
          .where(eq(jobApplication.id, row.id));
      });
    if (found.length < atOnce) return;
  }
}
