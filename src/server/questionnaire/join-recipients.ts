import type { Queries } from '#server/db/database.ts';

const nothingOf = `status = 'INVITED'`;
const twinOf = (other: '$1' | '$2'): string => `exists (
  select 1 from questionnaire_recipient twin
   where twin.questionnaire_id = questionnaire_recipient.questionnaire_id and twin.account_id = ${other})`;

/**
 * Before two accounts become one: whoever was asked twice is asked once. Where both said something, what the account
 * that goes had said stays without one.
 */
export async function joinRecipients(
  tx: Queries,
  { fromId, intoId }: { fromId: string; intoId: string },
): Promise<void> {
  const both = [fromId, intoId];
  await tx.query(
    `delete from questionnaire_recipient where account_id = $1 and ${nothingOf} and ${twinOf('$2')}`,
    both,
  );
  await tx.query(
    `delete from questionnaire_recipient where account_id = $2 and ${nothingOf} and ${twinOf('$1')}`,
    both,
  );
  await tx.query(
    `update questionnaire_recipient set account_id = null where account_id = $1 and ${twinOf('$2')}`,
    both,
  );
}
