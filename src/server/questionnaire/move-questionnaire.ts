import { eq } from 'drizzle-orm';
import type { Instant } from '#domain/instant.ts';
import { isLaterMove } from '#domain/inbox/words.ts';
import {
  type QuestionnaireButton,
  type QuestionnaireFacts,
  type QuestionnaireMove,
  questionnaireMoves,
  type QuestionnaireRole,
} from '#domain/questionnaire/questionnaire-moves.ts';
import type { QuestionnaireStatus } from '#domain/questionnaire/status.ts';
import { decide, type Move, statusAfter } from '#domain/workflow.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { doLater, type PerformLater } from '#server/cases/later-deed.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { lockQuestionnaire, titleOf } from './find-questionnaire.ts';
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
  world.db.transaction((tx) => moveHeld(world, tx, moving));

async function moveHeld(world: World, tx: Transaction, moving: Moving): Promise<void> {
  const { row, status, reopened } = await holdMovable(world, tx, moving);
  const now = world.clock.now();
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
}

/** As nobody else changes it until the transaction ends. @throws STATUS_ERROR and what the move needs */
async function holdMovable(world: World, tx: Transaction, moving: Moving) {
  const row = await lockQuestionnaire(tx, moving.questionnaireId);
  if (moving.version !== undefined && moving.version !== row.version) throw refuse('STATUS_ERROR');
  const move: Move<QuestionnaireStatus, QuestionnaireRole, QuestionnaireFacts> = questionnaireMoves[moving.move];
  const facts = await readFacts(world, tx, row);
  const refusal = decide(move, { status: row.status, roles: [moving.role], facts });
  if (refusal) throw refuse(refusal);
  const now = world.clock.now();
  const reopened = moving.move === 'reopen' ? { endsAt: newEnd(moving.endsAt, now), remindedAt: null } : {};
  return { row, status: statusAfter(move, row.status), reopened };
}

interface DeskMoving {
  questionnaireId: string;
  move: QuestionnaireButton;
  version: number;
  endsAt?: Instant | null | undefined;
}

/** By the staff: hundreds may be written to, so it waits until it cannot be taken back any more. */
export const moveByStaff = (world: World, actor: Actor, moving: DeskMoving): Promise<void> =>
  world.db.transaction(async (tx) => {
    const { row } = await holdMovable(world, tx, { ...moving, role: 'staff' });
    const { move, endsAt } = moving;
    const wish = endsAt === undefined ? {} : { endsAt };
    await doLater(world, tx, actor, { workflow: 'QUESTIONNAIRE', move, note: '', names: titleOf(row), row, wish });
  });

export const moveQuestionnaireLater: PerformLater = async (world, tx, { caseId, version, accountId, move, wish }) => {
  if (!isLaterMove('QUESTIONNAIRE', move)) throw refuse('STATUS_ERROR');
  const endsAt = wish['endsAt'] as Instant | null | undefined;
  await moveHeld(world, tx, { questionnaireId: caseId, role: 'staff', move, version, endsAt, accountId });
  return version + 1;
};

function newEnd(endsAt: Instant | null | undefined, now: Instant): Instant | null {
  if (endsAt === undefined) throw refuseField('endsAt', 'required');
  if (endsAt !== null && endsAt <= now)
    throw refuse('END_IS_OVER', { fields: [{ path: 'endsAt', problem: 'tooSmall' }] });
  return endsAt;
}
