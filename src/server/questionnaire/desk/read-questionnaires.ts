import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { DeskQuestionnaire, QuestionnaireRow } from '#contract/questionnaire/desk.ts';
import {
  questionnaireButtons,
  type QuestionnaireRole,
  resultsAreOpen,
} from '#domain/questionnaire/questionnaire-moves.ts';
import type { QuestionnaireStatus } from '#domain/questionnaire/status.ts';
import { deciderOf } from '#server/account/decider.ts';
import { decidesAbout } from '#domain/inbox/deciding.ts';
import { activity } from '#server/activity/tables.ts';
import type { Actor } from '#server/actor.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { introOf, type QuestionnaireRecord, questionsOf, titleOf } from '../find-questionnaire.ts';
import { questionnaireWorkflow } from '../questionnaire-workflow.ts';
import { countRecipients, readFacts } from '../read-facts.ts';
import { hasAnswered, questionnaire } from '../tables.ts';

interface Search {
  activityId?: string | undefined;
  status?: QuestionnaireStatus | undefined;
  /** Only what is asked of that unit, and how many of it answered: never of an anonymous one. */
  unitId?: string | undefined;
  page: number;
  size: number;
}

const about = { id: activity.id, nameTc: activity.nameTc, nameEn: activity.nameEn, namePt: activity.namePt };
const ofRecipients = (narrowed: SQL) =>
  sql<number>`(select count(*)::int from questionnaire_recipient own where own.questionnaire_id = ${questionnaire.id} and ${narrowed})`;
const countsOf = (narrowed: SQL) => ({
  recipients: ofRecipients(narrowed),
  answered: ofRecipients(sql`${narrowed} and ${sql.raw(hasAnswered('own'))}`),
});

const rowOf = (
  row: QuestionnaireRecord,
  ofActivity: QuestionnaireRow['activity'],
  counted: Pick<QuestionnaireRow, 'recipients' | 'answered'>,
): QuestionnaireRow => ({
  id: row.id,
  activity: ofActivity,
  number: row.number,
  title: titleOf(row),
  anonymous: row.anonymous,
  status: row.status,
  statusSince: row.statusSince,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  ...counted,
});

export async function listQuestionnaires(world: World, { activityId, status, unitId, page, size }: Search) {
  const { orm } = world.db;
  const narrowed = unitId ? sql`own.unit_id = ${unitId}` : sql`true`;
  const wanted = and(
    activityId ? eq(questionnaire.activityId, activityId) : undefined,
    status ? eq(questionnaire.status, status) : undefined,
    unitId ? and(eq(questionnaire.anonymous, false), sql`${ofRecipients(narrowed)} > 0`) : undefined,
  );
  const rows = await orm
    .select({ row: questionnaire, about, ...countsOf(narrowed) })
    .from(questionnaire)
    .innerJoin(activity, eq(activity.id, questionnaire.activityId))
    .where(wanted)
    .orderBy(desc(questionnaire.createdAt), desc(questionnaire.id))
    .limit(size)
    .offset(page * size);
  const [total] = await orm.select({ count: count() }).from(questionnaire).where(wanted);
  return {
    content: rows.map(({ row, about: ofActivity, ...counted }) => rowOf(row, ofActivity, counted)),
    totalElements: total?.count ?? 0,
  };
}

const editable = { DRAFT: 'all', OPEN: 'words', CLOSED: 'nothing' } as const;

/** @throws ENTITY_NOT_FOUND */
export async function readQuestionnaire(world: World, actor: Actor, id: string): Promise<DeskQuestionnaire> {
  const { db } = world;
  const [found] = await db.orm
    .select({ row: questionnaire, about })
    .from(questionnaire)
    .innerJoin(activity, eq(activity.id, questionnaire.activityId))
    .where(eq(questionnaire.id, id));
  if (!found) throw refuse('ENTITY_NOT_FOUND');
  const { row } = found;
  const facts = await readFacts(world, db, row);
  const { PARTIAL } = await countRecipients(db, id);
  const decides = decidesAbout(await deciderOf(db, actor.membershipId), row.activityId);
  const roles: QuestionnaireRole[] = decides ? ['staff'] : [];
  const { startsAt, endsAt, mainLanguage, remindHours, anonymous } = row;
  return {
    ...rowOf(row, found.about, facts),
    version: row.version,
    partial: PARTIAL,
    openedAt: row.openedAt,
    remindedAt: row.remindedAt,
    fields: {
      title: titleOf(row),
      intro: introOf(row),
      mainLanguage,
      anonymous,
      startsAt,
      endsAt,
      remindHours,
      questions: await questionsOf(db, row),
    },
    editable: decides ? editable[row.status] : 'nothing',
    resultsAreOpen: resultsAreOpen(row.status, facts),
    offers: questionnaireWorkflow.offers(questionnaireButtons, { status: row.status, roles, facts }),
  };
}
