import { and, asc, eq, inArray, notExists, lt, sql } from 'drizzle-orm';
import type { AnswerFile } from '#contract/questionnaire/question.ts';
import { dayMs, plusMs } from '#domain/instant.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import type { Field } from '#server/file/field.ts';
import { filesOfOwners } from '#server/file/files-of-owners.ts';
import { forgetFiles } from '#server/file/forget-files.ts';
import { releasedOf, type VersionRow } from '#server/file/read-files.ts';
import type { World } from '#server/world.ts';
import { answerNames } from './answer-file-owner.ts';
import { questionnaireAnswer, questionnaireFile } from './tables.ts';

const kind = 'QUESTIONNAIRE_ANSWER';
export type AnswerFileRow = typeof questionnaireFile.$inferSelect;

export const fieldOfFile = (id: string): Field => ({ ownerKind: kind, ownerId: id, group: 'ANSWER_FILE' });

/** With what is kept of each: the released version, or the one that is being checked or was refused. */
export interface KeptFile {
  row: AnswerFileRow;
  view: AnswerFile;
  released: VersionRow | null;
}

export async function withKept(db: Queries, rows: readonly AnswerFileRow[]): Promise<KeptFile[]> {
  const files = await filesOfOwners(db, { [kind]: rows.map(({ id }) => id) }, ['ANSWER_FILE']);
  const byOwner = new Map(files.map((file) => [file.item.ownerId, file]));
  return rows.flatMap((row): KeptFile[] => {
    const file = byOwner.get(row.id);
    const newest = file?.versions[0];
    if (!file || !newest) return [];
    const { id, questionId, name } = row;
    const { size, state, refusal } = newest;
    return [
      { row, released: releasedOf(file), view: { id, questionId, fileId: file.item.id, name, size, state, refusal } },
    ];
  });
}

export const filesOfRecipient = async (db: Queries, recipientId: string): Promise<KeptFile[]> =>
  withKept(
    db,
    await db.orm
      .select()
      .from(questionnaireFile)
      .where(eq(questionnaireFile.recipientId, recipientId))
      .orderBy(asc(questionnaireFile.createdAt), asc(questionnaireFile.id)),
  );

/** Neither the files nor what they were called are kept any longer. */
export async function forgetAnswerFiles(world: World, tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await forgetFiles(world, tx, kind, ids);
  await tx.orm.delete(questionnaireFile).where(inArray(questionnaireFile.id, [...ids]));
}

export const forgetFilesOf = async (world: World, tx: Transaction, recipientIds: readonly string[]): Promise<void> => {
  if (recipientIds.length === 0) return;
  const rows = await tx.orm
    .select({ id: questionnaireFile.id })
    .from(questionnaireFile)
    .where(inArray(questionnaireFile.recipientId, [...recipientIds]));
  await forgetAnswerFiles(
    world,
    tx,
    rows.map(({ id }) => id),
  );
};

/** Sent, and then named in no answer within a day: whoever sent them thought better of it. */
export const forgetLooseFiles = (world: World, tx: Transaction): Promise<void> =>
  tx.orm
    .select({ id: questionnaireFile.id })
    .from(questionnaireFile)
    .where(
      and(
        lt(questionnaireFile.createdAt, plusMs(world.clock.now(), -dayMs)),
        notExists(
          tx.orm
            .select({ id: questionnaireAnswer.recipientId })
            .from(questionnaireAnswer)
            .where(
              and(
                eq(questionnaireAnswer.recipientId, questionnaireFile.recipientId),
                sql`(${answerNames(questionnaireAnswer.answers)} or ${answerNames(questionnaireAnswer.submitted)})`,
              ),
            ),
        ),
      ),
    )
    .then((rows) =>
      forgetAnswerFiles(
        world,
        tx,
        rows.map(({ id }) => id),
      ),
    );
