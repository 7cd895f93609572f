import { and, desc, eq } from 'drizzle-orm';
import type { QuestionnaireFields } from '#contract/questionnaire/desk.ts';
import { newId } from '#domain/id.ts';
import { asksTheSame } from '#domain/questionnaire/check-questions.ts';
import { followUpQuestions } from '#domain/questionnaire/follow-up.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { requireDecider } from '#server/account/decider.ts';
import { lockActivity } from '#server/activity/find-activity.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import {
  findQuestionnaire,
  introOf,
  lockQuestionnaire,
  type QuestionnaireRecord,
  questionsOf,
  titleOf,
} from '../find-questionnaire.ts';
import { countRecipients } from '../read-facts.ts';
import { questionnaire, questionnaireEdition, questionnaireRecipient } from '../tables.ts';
import { msg } from '#domain/msg.ts';
import { asEntered } from '#server/i18n/say.ts';

interface Adding {
  activityId: string;
  anonymous: boolean;
  followUp: boolean;
  copyOf?: string | undefined;
}

const followUpTitle = asEntered(msg`Follow-up`);

/** @throws ACTIVITY_NOT_FOUND, ENTITY_NOT_FOUND, NO_PERMISSION */
export const addQuestionnaire = (world: World, actor: Actor, adding: Adding): Promise<string> =>
  world.db.transaction(async (tx) => {
    const { activityId, anonymous, followUp, copyOf } = adding;
    await requireDecider(tx, actor, activityId);
    // Numbers follow each other: whoever adds one to the same activity waits.
    await lockActivity(tx, activityId);
    const model = copyOf ? await findQuestionnaire(tx, copyOf) : null;
    const questions = model ? await questionsOf(tx, model) : followUp ? followUpQuestions(newId) : [];
    const [last] = await tx.orm
      .select({ number: questionnaire.number })
      .from(questionnaire)
      .where(eq(questionnaire.activityId, activityId))
      .orderBy(desc(questionnaire.number))
      .limit(1);
    const id = newId();
    const now = world.clock.now();
    await tx.orm.insert(questionnaire).values({
      id,
      activityId,
      number: (last?.number ?? 0) + 1,
      statusSince: now,
      createdAt: now,
      anonymous: model?.anonymous ?? anonymous,
      ...textColumns({
        title: model ? titleOf(model) : followUp ? followUpTitle : { tc: '', en: '', pt: '' },
        intro: model ? introOf(model) : { tc: '', en: '', pt: '' },
      }),
      mainLanguage: model?.mainLanguage ?? 'tc',
      remindHours: model?.remindHours ?? 48,
    });
    await tx.orm.insert(questionnaireEdition).values({ questionnaireId: id, edition: 1, questions, savedAt: now });
    await audited(world, tx, actor, 'add', id);
    return id;
  });

const audited = (
  world: World,
  tx: Queries,
  { accountId }: Actor,
  deed: 'add' | 'save' | 'remove',
  subjectId: string,
): Promise<void> =>
  recordAudit(world, tx, { accountId, action: `questionnaire.${deed}`, subjectKind: 'questionnaire', subjectId });

const textColumns = ({ title, intro }: Pick<QuestionnaireFields, 'title' | 'intro'>) => ({
  titleTc: title.tc.trim(),
  titleEn: title.en.trim(),
  titlePt: title.pt.trim(),
  introTc: intro.tc.trim(),
  introEn: intro.en.trim(),
  introPt: intro.pt.trim(),
});

/** A draft as a whole; of an open one the words and the end, so that what was answered still answers it. */
export const saveQuestionnaire = (
  world: World,
  actor: Actor,
  { questionnaireId, version, fields }: { questionnaireId: string; version: number; fields: QuestionnaireFields },
): Promise<void> =>
  world.db.transaction(async (tx) => {
    const row = await lockQuestionnaire(tx, questionnaireId);
    await requireDecider(tx, actor, row.activityId);
    if (row.version !== version || row.status === 'CLOSED') throw refuse('STATUS_ERROR');
    await requireChangeable(world, tx, row, fields);
    const { anonymous, startsAt, endsAt, mainLanguage, remindHours, questions } = fields;
    const edition = await saveQuestions(world, tx, row, questions);
    await tx.orm
      .update(questionnaire)
      .set({
        ...textColumns(fields),
        ...(row.status === 'DRAFT' ? { anonymous, startsAt, mainLanguage } : {}),
        endsAt,
        remindHours,
        edition,
        version: version + 1,
        // A later end is announced once more.
        ...(row.endsAt === endsAt ? {} : { remindedAt: null }),
      })
      .where(eq(questionnaire.id, row.id));
    await audited(world, tx, actor, 'save', row.id);
  });

async function requireChangeable(
  world: World,
  tx: Transaction,
  row: QuestionnaireRecord,
  { anonymous, startsAt, endsAt, questions }: QuestionnaireFields,
): Promise<void> {
  if (startsAt && endsAt && startsAt >= endsAt) throw refuseField('fields.endsAt', 'endBeforeStart');
  const ids = questions.flatMap(({ id, options, rows }) => [
    id,
    ...options.map((one) => one.id),
    ...rows.map((one) => one.id),
  ]);
  if (new Set(ids).size < ids.length) throw refuseField('fields.questions', 'notUnique');
  if (row.status === 'DRAFT') {
    const { INVITED, PARTIAL, ANSWERED } = await countRecipients(tx, row.id);
    // Who was asked was told which of the two it is.
    if (anonymous !== row.anonymous && INVITED + PARTIAL + ANSWERED > 0)
      await tx.orm.delete(questionnaireRecipient).where(eq(questionnaireRecipient.questionnaireId, row.id));
    return;
  }
  if (endsAt !== row.endsAt && endsAt !== null && endsAt <= world.clock.now())
    throw refuse('END_IS_OVER', { fields: [{ path: 'fields.endsAt', problem: 'tooSmall' }] });
  if (anonymous !== row.anonymous || !asksTheSame(await questionsOf(tx, row), questions)) throw refuse('STATUS_ERROR');
}

/** The edition in which they are kept: a draft's is written over, one that people have seen is not. */
async function saveQuestions(
  world: World,
  tx: Transaction,
  row: QuestionnaireRecord,
  questions: Question[],
): Promise<number> {
  const savedAt = world.clock.now();
  if (row.status === 'DRAFT') {
    await tx.orm
      .update(questionnaireEdition)
      .set({ questions, savedAt })
      .where(and(eq(questionnaireEdition.questionnaireId, row.id), eq(questionnaireEdition.edition, row.edition)));
    return row.edition;
  }
  const edition = row.edition + 1;
  await tx.orm.insert(questionnaireEdition).values({ questionnaireId: row.id, edition, questions, savedAt });
  return edition;
}

/** Only a draft, with those who would have been asked. @throws STATUS_ERROR */
export const removeQuestionnaire = (world: World, actor: Actor, id: string): Promise<void> =>
  world.db.transaction(async (tx) => {
    const row = await lockQuestionnaire(tx, id);
    await requireDecider(tx, actor, row.activityId);
    if (row.status !== 'DRAFT') throw refuse('STATUS_ERROR');
    await tx.orm.delete(questionnaireRecipient).where(eq(questionnaireRecipient.questionnaireId, id));
    await tx.orm.delete(questionnaireEdition).where(eq(questionnaireEdition.questionnaireId, id));
    await tx.orm.delete(questionnaire).where(eq(questionnaire.id, id));
    await audited(world, tx, actor, 'remove', id);
  });
