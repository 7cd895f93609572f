import type { Instant } from '#domain/instant.ts';
import { isLaterMove } from '#domain/inbox/words.ts';
import type {
  QuestionnaireButton,
  QuestionnaireMove,
  QuestionnaireRole,
} from '#domain/questionnaire/questionnaire-moves.ts';
import type { Actor } from '#server/actor.ts';
import { doLater, type PerformLater } from '#server/cases/later-deed.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { lockQuestionnaire, titleOf } from './find-questionnaire.ts';
import { questionnaireWorkflow } from './questionnaire-workflow.ts';
import { readFacts } from './read-facts.ts';
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
  const { asked, reopened } = await holdMovable(world, tx, moving);
  const { row, move } = asked;
  const now = world.clock.now();
  await questionnaireWorkflow.makeMove(world, tx, {
    ...asked,
    accountId: moving.accountId ?? null,
    also: {
      ...(row.status === 'DRAFT' ? { openedAt: now } : {}),
      ...(move === 'remind' ? { remindedAt: now } : {}),
      ...reopened,
    },
  });
  if (row.status === 'DRAFT' || move === 'reopen') await wantTelling(world, tx, row.id, { what: 'OPENED' });
  if (move === 'remind') await wantTelling(world, tx, row.id, { what: 'REMINDER', at: now });
}

/** As nobody else changes it until the transaction ends. @throws STATUS_ERROR and what the move needs */
async function holdMovable(world: World, tx: Transaction, moving: Moving) {
  const row = await lockQuestionnaire(tx, moving.questionnaireId);
  if (moving.version !== undefined && moving.version !== row.version) throw refuse('STATUS_ERROR');
  const { move, role } = moving;
  const asked = { row, move, roles: [role], facts: await readFacts(world, tx, row) };
  questionnaireWorkflow.require(asked);
  const now = world.clock.now();
  return { asked, reopened: move === 'reopen' ? { endsAt: newEnd(moving.endsAt, now), remindedAt: null } : {} };
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
    const { row } = (await holdMovable(world, tx, { ...moving, role: 'staff' })).asked;
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
