import { newId } from '#domain/id.ts';
import {
  type BusinessDate,
  businessDateAt,
  businessDatePlus,
  dayMs,
  hourMs,
  type Instant,
  plusMs,
} from '#domain/instant.ts';
import { emptyPosition, type PositionForm } from '#domain/recruitment/position-form.ts';
import { fieldNote } from '#server/cases/tables.ts';
import type { Transaction } from '#server/db/database.ts';
import { positionText } from '#server/recruitment/position/position-text.ts';
import { recruitmentPosition } from '#server/recruitment/tables.ts';
import { demoUnits } from './demo-accounts.ts';
import { demoPositions } from './demo-positions.ts';

const speakers = { recruiter: 'lin.zihao', robots: 'mak.hoiian' } as const;

/** A careers fair to come: positions of two companies in four languages, in every state. */
export async function seedRecruitment(
  tx: Transaction,
  now: Instant,
  activities: Record<string, string>,
): Promise<void> {
  const activityId = activities['REC'];
  if (!activityId) return;
  // Whoever builds the week's booths also checks what companies offer.
  await tx.query(
    `insert into membership_activity (membership_id, activity_id)
     select id, $1 from membership where org_type = 'CONTRACTOR' and unit_id = $2 on conflict do nothing`,
    [activityId, demoUnits.contractor.id],
  );
  const accounts = await tx.query<{ id: string; username: string }>(
    'select id, username from account where username = any ($1)',
    [[...Object.values(speakers), 'joao.ferreira']],
  );
  const accountOf = (username: string): string | undefined =>
    accounts.find((account) => account.username === username)?.id;
  for (const [place, [company, status, lastDay, said]] of demoPositions.entries()) {
    const accountId = accountOf(speakers[company]);
    const decider = accountOf('joao.ferreira');
    if (!accountId || !decider) continue;
    const of = demoUnits[company];
    const closeDate: BusinessDate = businessDatePlus(businessDateAt(now), lastDay);
    const form: PositionForm = { ...emptyPosition, ...said, closeDate };
    const since = plusMs(now, -(place + 1) * 5 * hourMs);
    const isPublic = status === 'PASSED';
    const text = positionText(form, of);
    const id = newId();
    await tx.orm.insert(recruitmentPosition).values({
      id,
      activityId,
      unitId: of.id,
      accountId,
      status,
      keptStatus: isPublic || status === 'CLOSED' ? status : 'DRAFT',
      statusSince: since,
      form,
      allText: text,
      ...(isPublic
        ? { listed: form, listedAt: since, listedType: form.type || null, listedUntil: closeDate, listedText: text }
        : {}),
      createdAt: plusMs(since, -2 * dayMs),
      updatedAt: since,
    });
    if (status === 'CONT_NOT_PASSE')
      await tx.orm.insert(fieldNote).values({
        caseId: id,
        field: 'requirements',
        text: '請說明所需學歷及年資。',
        accountId: decider,
        at: since,
      });
  }
}
