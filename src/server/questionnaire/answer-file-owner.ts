import { and, eq, inArray, sql } from 'drizzle-orm';
import { fundStaff } from '#domain/account/roles.ts';
import { type FileOwner, noAccess } from '#server/file/owner.ts';
import { questionnaireAnswer, questionnaireFile } from './tables.ts';

/** SQL: an answer names the file of this row, as it is typed or as it was handed in. */
export const answerNames = (column: typeof questionnaireAnswer.answers | typeof questionnaireAnswer.submitted) =>
  sql`${column} -> ${questionnaireFile.questionId} @> to_jsonb(${questionnaireFile.id}::text)`;

/** The file of an answer. The fund reads it once it is handed in; whoever sent it has an address of their own for it. */
export const answerFiles: FileOwner = {
  groups: ['ANSWER_FILE'],
  isPersonal: true,

  async access({ db }, actor, id) {
    if (!fundStaff.some((role) => role === actor?.orgType)) return noAccess;
    const [row] = await db.orm
      .select({ id: questionnaireFile.id })
      .from(questionnaireFile)
      .innerJoin(questionnaireAnswer, eq(questionnaireAnswer.recipientId, questionnaireFile.recipientId))
      .where(and(eq(questionnaireFile.id, id), answerNames(questionnaireAnswer.submitted)));
    return row ? { mayRead: true, writings: [] } : noAccess;
  },

  async existing(db, ids) {
    const rows = await db.orm
      .select({ id: questionnaireFile.id })
      .from(questionnaireFile)
      .where(inArray(questionnaireFile.id, [...ids]));
    return rows.map(({ id }) => id);
  },

  async nameOf(db, id) {
    const [row] = await db.orm
      .select({ name: questionnaireFile.name })
      .from(questionnaireFile)
      .where(eq(questionnaireFile.id, id));
    return row?.name ?? null;
  },
};
