import { and, count, desc, eq } from 'drizzle-orm';
import type { OwnAnswer, OwnQuestionnaire, OwnQuestionnaireRow } from '#contract/questionnaire/own.ts';
import { sameAnswer } from '#domain/questionnaire/same-answer.ts';
import type { Answers, Contact, Question } from '#domain/questionnaire/question.ts';
import { activity } from '#server/activity/tables.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { filesOfRecipient } from '../answer-files.ts';
import { introOf, numberOf, questionsOf, titleOf } from '../find-questionnaire.ts';
import { questionnaire, questionnaireAnswer, questionnaireEdition, questionnaireRecipient } from '../tables.ts';
import { findOwn, type Own, seenBy, type Who } from './find-own.ts';
import { suggestedContacts } from './suggested-contacts.ts';

export type AnswerRow = typeof questionnaireAnswer.$inferSelect;

export async function findAnswer(db: Queries, recipientId: string): Promise<AnswerRow | null> {
  const [row] = await db.orm.select().from(questionnaireAnswer).where(eq(questionnaireAnswer.recipientId, recipientId));
  return row ?? null;
}

/** Open, and its end is not over: the portal closes it within a minute, nobody is let in meanwhile. */
export const isOpenNow = (world: World, { row }: Own): boolean =>
  row.status === 'OPEN' && (row.endsAt === null || world.clock.now() < row.endsAt);

export function answerView({ own }: Own, kept: AnswerRow | null): OwnAnswer {
  const answers = kept?.answers ?? {};
  return {
    status: own.status,
    version: kept?.version ?? 0,
    answers,
    submittedAt: kept?.submittedAt ?? null,
    isChanged: kept?.submitted != null && !sameAnswer(kept.answers, kept.submitted),
  };
}

const contactsIn = (questions: readonly Question[], answers: Answers): Contact[] =>
  questions.flatMap(({ id, type }) => (type === 'CONTACTS' ? ((answers[id] as Contact[] | undefined) ?? []) : []));

const selected = {
  row: questionnaire,
  own: questionnaireRecipient,
  unit: { nameTc: unit.nameTc, nameEn: unit.nameEn, namePt: unit.namePt },
  activity: { id: activity.id, nameTc: activity.nameTc, nameEn: activity.nameEn, namePt: activity.namePt },
};

/** For a unit that the portal does not know, as staff wrote it. */
const unitOf = (found: OwnQuestionnaireRow['unit'], { unitName }: Own['own']): OwnQuestionnaireRow['unit'] =>
  found ?? (unitName ? { nameTc: unitName, nameEn: unitName, namePt: unitName } : null);

const askedView = ({ row, own }: Own, about: OwnQuestionnaireRow['activity'], ofUnit: OwnQuestionnaireRow['unit']) => ({
  id: row.id,
  activity: about,
  number: numberOf(row, own),
  title: titleOf(row),
  anonymous: row.anonymous,
  status: row.status,
  answerStatus: own.status,
  unit: unitOf(ofUnit, own),
  startsAt: row.openedAt ?? row.startsAt,
  endsAt: row.endsAt,
});

const editionOf = and(
  eq(questionnaireEdition.questionnaireId, questionnaire.id),
  eq(questionnaireEdition.edition, questionnaire.edition),
);

export async function listOwn(
  world: World,
  { accountId }: Actor,
  { activityId, page, size }: { activityId?: string | undefined; page: number; size: number },
) {
  const { orm } = world.db;
  const wanted = seenBy(accountId, activityId);
  const rows = await orm
    .select({ ...selected, answer: questionnaireAnswer, questions: questionnaireEdition.questions })
    .from(questionnaireRecipient)
    .innerJoin(questionnaire, eq(questionnaire.id, questionnaireRecipient.questionnaireId))
    .innerJoin(activity, eq(activity.id, questionnaire.activityId))
    .leftJoin(unit, eq(unit.id, questionnaireRecipient.unitId))
    .leftJoin(questionnaireAnswer, eq(questionnaireAnswer.recipientId, questionnaireRecipient.id))
    .innerJoin(questionnaireEdition, editionOf)
    .where(wanted)
    .orderBy(desc(questionnaire.createdAt), desc(questionnaire.id))
    .limit(size)
    .offset(page * size);
  const [total] = await orm
    .select({ count: count() })
    .from(questionnaireRecipient)
    .innerJoin(questionnaire, eq(questionnaire.id, questionnaireRecipient.questionnaireId))
    .where(wanted);
  const content = rows.map(({ row, own, unit: ofUnit, activity: about, answer, questions }): OwnQuestionnaireRow => ({
    ...askedView({ row, own }, about, ofUnit),
    contacts: contactsIn(questions, answer?.submitted ?? answer?.answers ?? {}),
  }));
  return { content, totalElements: total?.count ?? 0 };
}

/** @throws ENTITY_NOT_FOUND */
export async function readOwn(world: World, who: Who): Promise<OwnQuestionnaire> {
  const { db } = world;
  const found = await findOwn(db, who);
  const { row, own } = found;
  const questions = await questionsOf(db, row);
  const kept = await findAnswer(db, own.id);
  const [about] = await db.orm.select(selected.activity).from(activity).where(eq(activity.id, row.activityId));
  const [ofUnit] = own.unitId ? await db.orm.select(selected.unit).from(unit).where(eq(unit.id, own.unitId)) : [];
  if (!about) throw new Error('a questionnaire without its activity');
  const mayAnswer = isOpenNow(world, found) && !(row.anonymous && own.status === 'ANSWERED');
  const toSuggest = questions.filter(({ id, type }) => type === 'CONTACTS' && kept?.answers[id] === undefined);
  const contacts =
    mayAnswer && toSuggest.length > 0 ? await suggestedContacts(world, db, { ...own, activityId: row.activityId }) : [];
  return {
    ...askedView(found, about, ofUnit ?? null),
    name: own.name,
    intro: introOf(row),
    edition: row.edition,
    questions,
    mayAnswer,
    answer: answerView(found, kept),
    suggested: Object.fromEntries(toSuggest.map(({ id }) => [id, contacts])),
    files: (await filesOfRecipient(db, own.id)).map((file) => file.view),
  };
}
