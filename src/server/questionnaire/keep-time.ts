import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { QuestionnaireMove } from '#domain/questionnaire/questionnaire-moves.ts';
import { Refusal } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { moveQuestionnaire } from './move-questionnaire.ts';
import { questionnaire } from './tables.ts';

const atOnce = 200;

/** What cannot be done now stays as it is: its page says why, and the next minute tries it again. */
async function moveEach(world: World, ids: readonly { id: string }[], move: QuestionnaireMove): Promise<void> {
  for (const { id } of ids)
    await moveQuestionnaire(world, { questionnaireId: id, move, role: 'portal' }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
}

/** Opens, closes and reminds at the times that staff set. */
export async function keepQuestionnaireTimes(world: World): Promise<void> {
  const now = world.clock.now();
  const { id, status, startsAt, endsAt, remindHours, remindedAt } = questionnaire;
  const find = (wanted: ReturnType<typeof and>) =>
    world.db.orm.select({ id }).from(questionnaire).where(wanted).limit(atOnce);
  await moveEach(world, await find(and(eq(status, 'OPEN'), lte(endsAt, now))), 'end');
  await moveEach(world, await find(and(eq(status, 'DRAFT'), lte(startsAt, now))), 'begin');
  const isSoon = sql`${endsAt} - make_interval(hours => ${remindHours}) <= ${now}::timestamptz`;
  const due = and(
    eq(status, 'OPEN'),
    isNotNull(endsAt),
    gt(endsAt, now),
    gt(remindHours, 0),
    isNull(remindedAt),
    isSoon,
  );
  await moveEach(world, await find(due), 'remind');
}
