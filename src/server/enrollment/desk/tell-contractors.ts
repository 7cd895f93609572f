import { eq } from 'drizzle-orm';
import { type LocalizedText, namesOf } from '#domain/locale.ts';
import type { Queries } from '#server/db/database.ts';
import type { Held } from '#server/message/write-message.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import type { EnrollmentRow } from '../enrollment-workflow.ts';
import { contractorAccounts } from '../tell-enrollment.ts';
import { enrollmentStatusWords } from '#domain/enrollment/status-words.ts';
import { asEntered } from '#server/i18n/say.ts';

async function unitNamed(tx: Queries, id: string): Promise<LocalizedText> {
  const [row] = await tx.orm.select().from(unit).where(eq(unit.id, id));
  return namesOf(row ?? {});
}

const accountsOf = async (tx: Queries, unitId: string | null): Promise<Set<string>> =>
  new Set(unitId ? await contractorAccounts(tx, unitId) : []);

/** The exhibitor hears who builds now, the new contractor where it stands, the old one that it is no longer its own. */
export async function tellContractors(
  world: World,
  tx: Queries,
  row: EnrollmentRow,
  { before, reason, ...held }: { before: string | null; reason: string } & Held,
): Promise<void> {
  const { activityId, contractorUnitId } = row;
  if (!contractorUnitId) return;
  const of = await unitNamed(tx, row.unitId);
  const facts = { unit: of, other: await unitNamed(tx, contractorUnitId), reason };
  await sendNotice(world, tx, { trigger: 'CONTRACTOR_CHANGED', to: row.accountId, activityId, facts, ...held });
  const stage = asEntered(enrollmentStatusWords[row.status]);
  const given = await accountsOf(tx, contractorUnitId);
  for (const to of given) {
    const told = { unit: of, stage, reason };
    await sendNotice(world, tx, { trigger: 'CASE_GIVEN', to, activityId, facts: told, ...held });
  }
  for (const to of await accountsOf(tx, before)) {
    if (given.has(to)) continue;
    await sendNotice(world, tx, { trigger: 'CASE_TAKEN_AWAY', to, activityId, facts: { unit: of, reason }, ...held });
  }
}
