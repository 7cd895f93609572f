import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Answers } from '#domain/questionnaire/question.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { questionnaireBox } from '../tables.ts';

function shuffled<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}

/** The whole box is written anew, shuffled: nothing in it tells which answer came when. */
export async function putIntoBox(tx: Transaction, questionnaireId: string, answers: Answers): Promise<void> {
  await tx.orm.insert(questionnaireBox).values({ questionnaireId, answers: [] }).onConflictDoNothing();
  const [box] = await tx.orm
    .select()
    .from(questionnaireBox)
    .where(eq(questionnaireBox.questionnaireId, questionnaireId))
    .for('update');
  if (!box) throw new Error('a questionnaire without its box');
  await tx.orm
    .update(questionnaireBox)
    .set({ answers: shuffled([...box.answers, answers]) })
    .where(eq(questionnaireBox.questionnaireId, questionnaireId));
}

export async function answersInBox(db: Queries, questionnaireId: string): Promise<Answers[]> {
  const [box] = await db.orm
    .select()
    .from(questionnaireBox)
    .where(eq(questionnaireBox.questionnaireId, questionnaireId));
  return box?.answers ?? [];
}
