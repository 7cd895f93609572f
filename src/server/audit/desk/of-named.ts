import { and, isNull, or, type SQL, sql } from 'drizzle-orm';
import { account } from '#server/account/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { asWords, wordsMatch, wordsTyped } from '#server/db/text-search.ts';
import { wordsOfPeople } from '#server/participant/search/words-of-people.ts';
import { participant } from '#server/participant/tables.ts';
import { auditEntry } from '../tables.ts';

/** Records that keep the words they are found by. */
const own = (table: string): string => `select id from ${table} where words @@ $1::tsquery`;
/** Records that are called as their unit. */
const ofUnit = (table: string): string =>
  `select o.id from unit u join ${table} o on o.unit_id = u.id where u.words @@ $1::tsquery`;
/** Of these there are few. */
const few = (table: string, name = `name_tc || ' ' || name_en || ' ' || name_pt`): string =>
  `select id from ${table} where ${asWords(name)} @@ $1::tsquery`;

const named = [
  own('account'),
  own('unit'),
  own('activity'),
  own('invitation'),
  own('road_show_record'),
  own('docking_product'),
  own('recruitment_position'),
  own('closing_project'),
  ofUnit('enrollment'),
  ofUnit('participant_list'),
  few('event'),
  few('forum'),
  few('forum_session'),
  few('supplement_notice'),
  few('station', 'name'),
].join(' union all ');

const among = (ids: readonly { id: string }[]): SQL => sql`any(${sql.param(ids.map(({ id }) => id))}::uuid[])`;

/**
 * Changes by somebody who is called so, or to something that is. Those are found first, so that the audit's own indexes
 * lead to their entries.
 */
export async function ofNamed(db: Queries, typed: string): Promise<SQL | undefined> {
  const words = wordsTyped(typed);
  if (!words) return undefined;
  const people = await db.orm.select({ id: account.id }).from(account).where(wordsMatch(account.words, typed));
  const coming = await db.orm
    .select({ id: participant.id })
    .from(participant)
    .where(and(isNull(participant.removedAt), wordsOfPeople(typed)));
  const records = await db.query<{ id: string }>(named, [words]);
  return or(
    sql`${auditEntry.accountId} = ${among(people)}`,
    sql`${auditEntry.subjectId} = ${among([...records, ...coming])}`,
  );
}
