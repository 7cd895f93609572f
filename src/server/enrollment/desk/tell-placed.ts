import { eq } from 'drizzle-orm';
import { changesUntil } from '#domain/approval/print-deadline.ts';
import { namesOf } from '#domain/locale.ts';
import { activity } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import type { Held } from '#server/message/write-message.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import type { EnrollmentRow } from '../enrollment-workflow.ts';
import { contractorAccounts } from '../tell-enrollment.ts';
import { msg } from '#domain/msg.ts';
import { asEntered } from '#server/i18n/say.ts';

/** Without a place yet (G14). */
const later = asEntered(msg`to be announced`);

/** Exhibitor and contractor hear where the booths stand, and stood before. */
export async function tellPlaced(
  world: World,
  tx: Queries,
  row: EnrollmentRow,
  { codes, before, ...held }: { codes: readonly string[]; before: readonly string[] } & Held,
): Promise<void> {
  const { activityId } = row;
  const [of] = await tx.orm.select().from(unit).where(eq(unit.id, row.unitId));
  const [during] = await tx.orm.select().from(activity).where(eq(activity.id, activityId));
  const facts = {
    unit: namesOf(of ?? {}),
    places: codes.length > 0 ? codes.join(', ') : later,
    before: before.join(', '),
    until: { day: during ? changesUntil(during) : null },
  };
  const told = { activityId, facts, ...held };
  await sendNotice(world, tx, { trigger: 'ENROLLMENT_PLACED', to: row.accountId, ...told });
  const builders = row.contractorUnitId ? await contractorAccounts(tx, row.contractorUnitId) : [];
  for (const to of builders) await sendNotice(world, tx, { trigger: 'CASE_PLACED', to, ...told });
}
