import { and, desc, eq } from 'drizzle-orm';
import { namesOf } from '#domain/locale.ts';
import { isWithContractor, projectTurn } from '#domain/closing/project-status.ts';
import type { Queries } from '#server/db/database.ts';
import { contractorAccounts } from '#server/enrollment/tell-enrollment.ts';
import type { Held } from '#server/message/write-message.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { statusChange } from '#server/workflow/tables.ts';
import type { World } from '#server/world.ts';
import { projectStageWords } from '../stage-words.ts';
import type { ProjectRow } from './project-workflow.ts';

interface Told {
  /** After the move. */
  row: ProjectRow;
  by: string;
  reason: string;
  held?: Held;
}

/** Whoever of the fund decided about it last. */
async function checkerOf(tx: Queries, caseId: string): Promise<string | null> {
  const [last] = await tx.orm
    .select({ accountId: statusChange.accountId })
    .from(statusChange)
    .where(and(eq(statusChange.caseId, caseId), eq(statusChange.role, 'fund')))
    .orderBy(desc(statusChange.at), desc(statusChange.id))
    .limit(1);
  return last?.accountId ?? null;
}

/** The sides that did not make the move are told; what waits for the fund it finds in its inbox. */
export async function tellProject(world: World, tx: Queries, { row, by, reason, held }: Told): Promise<void> {
  const { activityId, accountId, contractorUnitId, status } = row;
  const turn = projectTurn[status];
  const about = { activityId, facts: { record: namesOf(row.form), stage: projectStageWords[status], reason }, ...held };
  if (accountId !== by)
    await sendNotice(world, tx, {
      trigger: turn === 'leader' ? 'CLOSING_WANTED' : 'CLOSING_MOVED',
      to: accountId,
      ...about,
    });
  const builders = contractorUnitId && isWithContractor(status) ? await contractorAccounts(tx, contractorUnitId) : [];
  for (const to of new Set(builders)) {
    if (to === by || to === accountId) continue;
    const trigger = turn === 'contractor' ? 'CLOSING_DESIGN_WANTED' : 'CLOSING_DESIGN_MOVED';
    await sendNotice(world, tx, { trigger, to, ...about });
  }
  const checker = turn === 'fund' ? null : await checkerOf(tx, row.id);
  if (checker && checker !== by) await sendNotice(world, tx, { trigger: 'CLOSING_DECIDED', to: checker, ...about });
}
