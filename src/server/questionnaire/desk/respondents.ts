import { and, asc, count, eq } from 'drizzle-orm';
import type { NewRespondent, Respondent } from '#contract/questionnaire/desk.ts';
import { isEmail } from '#domain/account/check-account.ts';
import type { DocumentOrgType } from '#domain/account/roles.ts';
import { newId } from '#domain/id.ts';
import { nameIn } from '#domain/locale.ts';
import type { AnswerStatus } from '#domain/questionnaire/status.ts';
import { requireDecider } from '#server/account/decider.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import { membersOf } from '#server/notice/audience.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { forgetFilesOf } from '../answer-files.ts';
import { findQuestionnaire, lockQuestionnaire, type QuestionnaireRecord } from '../find-questionnaire.ts';
import { readFacts } from '../read-facts.ts';
import { emailFingerprint, openEmail, sealEmail } from '../respondent.ts';
import { questionnaire, questionnaireRecipient } from '../tables.ts';
import { wantTelling } from '../tell-job.ts';

/** More than takes part in any activity; all their answers are read at once for a summary. */
const mostRecipients = 5000;

interface Search {
  questionnaireId: string;
  status?: AnswerStatus | undefined;
  search?: string | undefined;
  page: number;
  size: number;
}

export async function listRespondents(world: World, { questionnaireId, status, search, page, size }: Search) {
  const { orm } = world.db;
  await findQuestionnaire(world.db, questionnaireId);
  const wanted = and(
    eq(questionnaireRecipient.questionnaireId, questionnaireId),
    status ? eq(questionnaireRecipient.status, status) : undefined,
    wordsMatch(questionnaireRecipient.words, search),
  );
  const rows = await orm
    .select()
    .from(questionnaireRecipient)
    .where(wanted)
    .orderBy(asc(questionnaireRecipient.number))
    .limit(size)
    .offset(page * size);
  const [total] = await orm.select({ count: count() }).from(questionnaireRecipient).where(wanted);
  const content = rows.map((row): Respondent => ({
    id: row.id,
    number: row.number,
    name: row.name,
    unitName: row.unitName,
    email: openEmail(world, row),
    hasAccount: row.accountId !== null,
    language: row.language,
    status: row.status,
    answeredAt: row.answeredAt,
    remindedAt: row.remindedAt,
    toldAt: row.toldAt,
  }));
  return { content, totalElements: total?.count ?? 0 };
}

type New = Omit<typeof questionnaireRecipient.$inferInsert, 'questionnaireId' | 'anonymous' | 'number'>;

interface Asking {
  questionnaireId: string;
  orgTypes: readonly DocumentOrgType[];
  people: readonly NewRespondent[];
}

/** An open questionnaire is sent to them at once. @throws PARAMS_ERROR, STATUS_ERROR once it is closed, CAPACITY_EXCEEDED */
export const addRespondents = (world: World, actor: Actor, asking: Asking): Promise<{ added: number; known: number }> =>
  world.db.transaction(async (tx) => {
    const row = await lockQuestionnaire(tx, asking.questionnaireId);
    await requireDecider(tx, actor, row.activityId);
    if (row.status === 'CLOSED') throw refuse('STATUS_ERROR');
    const wanted = [...(await accountsOf(tx, row, asking.orgTypes)), ...peopleOf(world, asking.people)];
    const added = await addEach(tx, row, wanted);
    if (row.status === 'OPEN' && added > 0) {
      const { hasTemplate } = await readFacts(world, tx, row);
      if (!hasTemplate) throw refuse('NOTICE_TEMPLATE_NOT_FOUND');
      await wantTelling(world, tx, row.id, { what: 'OPENED' });
    }
    await recordAudit(world, tx, {
      accountId: actor.accountId,
      action: 'questionnaire.ask',
      subjectKind: 'questionnaire',
      subjectId: row.id,
      details: { added },
    });
    return { added, known: wanted.length - added };
  });

async function accountsOf(
  tx: Transaction,
  { activityId }: QuestionnaireRecord,
  orgTypes: readonly DocumentOrgType[],
): Promise<New[]> {
  if (orgTypes.length === 0) return [];
  const members = await membersOf(tx, { activityId, orgTypes });
  return members.map(({ accountId, unitId, unit, language, ...names }) => ({
    id: newId(),
    accountId,
    unitId,
    language,
    name: nameIn(names, language),
    unitName: nameIn(unit ?? {}, language),
  }));
}

function peopleOf(world: World, people: readonly NewRespondent[]): New[] {
  const fields = people.flatMap(({ email }, place) =>
    isEmail(email) ? [] : [{ path: `people.${place}.email`, problem: 'format' as const }],
  );
  if (fields.length > 0) throw refuse('PARAMS_ERROR', { fields });
  return people.map(({ name, unitName, email, language }) => {
    const id = newId();
    return {
      id,
      name,
      unitName,
      language,
      sealed: sealEmail(world, id, email),
      emailFingerprint: emailFingerprint(world, email),
    };
  });
}

/** Whoever is asked already is not asked twice. @returns how many are new */
async function addEach(tx: Transaction, row: QuestionnaireRecord, wanted: readonly New[]): Promise<number> {
  const { anonymous } = row;
  const known = await tx.orm
    .select({
      accountId: questionnaireRecipient.accountId,
      emailFingerprint: questionnaireRecipient.emailFingerprint,
    })
    .from(questionnaireRecipient)
    .where(eq(questionnaireRecipient.questionnaireId, row.id));
  const seen = new Set(known.flatMap((one) => [one.accountId ?? [], one.emailFingerprint ?? []].flat()));
  const fresh = wanted.filter(({ accountId, emailFingerprint: address }) => {
    const key = accountId ?? address ?? '';
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  if (known.length + fresh.length > mostRecipients) throw refuse('CAPACITY_EXCEEDED');
  const values = fresh.map((one, place) => ({
    ...one,
    questionnaireId: row.id,
    anonymous,
    number: row.lastNumber + place + 1,
  }));
  const atOnce = 500;
  for (let from = 0; from < values.length; from += atOnce)
    await tx.orm.insert(questionnaireRecipient).values(values.slice(from, from + atOnce));
  await tx.orm
    .update(questionnaire)
    .set({ lastNumber: row.lastNumber + fresh.length })
    .where(eq(questionnaire.id, row.id));
  return fresh.length;
}

/** @throws STATUS_ERROR for who has begun to answer */
export const removeRespondent = (
  world: World,
  actor: Actor,
  { questionnaireId, respondentId }: { questionnaireId: string; respondentId: string },
): Promise<void> =>
  world.db.transaction(async (tx) => {
    const row = await lockQuestionnaire(tx, questionnaireId);
    await requireDecider(tx, actor, row.activityId);
    const ofBoth = and(
      eq(questionnaireRecipient.id, respondentId),
      eq(questionnaireRecipient.questionnaireId, questionnaireId),
    );
    const [own] = await tx.orm.select().from(questionnaireRecipient).where(ofBoth).for('update');
    if (!own) throw refuse('ENTITY_NOT_FOUND');
    if (own.status !== 'INVITED') throw refuse('STATUS_ERROR');
    await forgetFilesOf(world, tx, [own.id]);
    await tx.orm.delete(questionnaireRecipient).where(ofBoth);
    await recordAudit(world, tx, {
      accountId: actor.accountId,
      action: 'questionnaire.askNoMore',
      subjectKind: 'questionnaire',
      subjectId: questionnaireId,
    });
  });
