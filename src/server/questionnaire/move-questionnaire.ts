import { eq } from 'drizzle-orm';
import type { Instant } from '#domain/instant.ts';
import {
  type QuestionnaireFacts,
  type QuestionnaireMove,
  questionnaireMoves,
  type QuestionnaireRole,
} from '#domain/questionnaire/questionnaire-moves.ts';
import type { QuestionnaireStatus } from '#domain/questionnaire/status.ts';
import { decide, type Move, statusAfter } from '#domain/workflow.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { lockQuestionnaire } from './find-questionnaire.ts';
import { readFacts } from './read-facts.ts';
import { questionnaire } from './tables.ts';
import { wantTelling } from './tell-job.ts';

interface Moving {
  questionnaireId: string;
  move: QuestionnaireMove;
  role: QuestionnaireRole;
  /** The one that was seen; left out by the portal, which sees the newest. */
  version?: number;
  /** To open it again. */
  endsAt?: Instant | null | undefined;
  accountId?: string;
}

/** @throws STATUS_ERROR and what the move needs */
export const moveQuestionnaire = (world: World, moving: Moving): Promise<void> =>
  world.db.transaction(async (tx) => {
    const row = await lockQuestionnaire(tx, moving.questionnaireId);
    if (moving.version !== undefined && moving.version !== row.version) throw refuse('STATUS_ERROR');
    const now = world.clock.now();
    const move: Move<QuestionnaireStatus, QuestionnaireRole, QuestionnaireFacts> = questionnaireMoves[moving.move];
    const facts = await readFacts(world, tx, row);
    const refusal = decide(move, { status: row.status, roles: [moving.role], facts });
    if (refusal) throw refuse(refusal);
    const status = statusAfter(move, row.status);
    const reopened = moving.move === 'reopen' ? { endsAt: newEnd(moving.endsAt, now), remindedAt: null } : {};
    await tx.orm
      .update(questionnaire)
      .set({
        status,
        version: row.version + 1,
        ...(status === row.status ? {} : { statusSince: now }),
        ...(row.status === 'DRAFT' ? { openedAt: now } : {}),
        ...(moving.move === 'remind' ? { remindedAt: now } : {}),
        ...reopened,
      })
      .where(eq(questionnaire.id, row.id));
    if (row.status === 'DRAFT' || moving.move === 'reopen') await wantTelling(world, tx, row.id, { what: 'OPENED' });
    if (moving.move === 'remind') await wantTelling(world, tx, row.id, { what: 'REMINDER', at: now });
    await recordAudit(world, tx, {
      accountId: moving.accountId ?? null,
      action: `questionnaire.${moving.move}`,
      subjectKind: 'questionnaire',
      subjectId: row.id,
    });
  });

function newEnd(endsAt: Instant | null | undefined, now: Instant): Instant | null {
  if (endsAt === undefined) throw refuseField('endsAt', 'required');
  if (endsAt !== null && endsAt <= now)
    throw refuse('END_IS_OVER', { fields: [{ path: 'endsAt', problem: 'tooSmall' }] });
  return endsAt;
}
