import { inArray } from 'drizzle-orm';
import { namesOf } from '#domain/locale.ts';
import type { MatchMove } from '#domain/road-show/match-moves.ts';
import type { Queries } from '#server/db/database.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { findUnit } from '#server/unit/find-unit.ts';
import type { World } from '#server/world.ts';
import { matchStageWords } from '../stage-words.ts';
import { roadShowRecord } from '../tables.ts';
import type { MatchRow } from './match-workflow.ts';

const textOf = (row: typeof roadShowRecord.$inferSelect) => namesOf(row.published ?? row.form);

async function bothOf(tx: Queries, match: MatchRow) {
  const rows = await tx.orm
    .select()
    .from(roadShowRecord)
    .where(inArray(roadShowRecord.id, [match.sourceRecordId, match.targetRecordId]));
  const source = rows.find(({ id }) => id === match.sourceRecordId);
  const target = rows.find(({ id }) => id === match.targetRecordId);
  if (!source || !target) throw new Error('a match without its records');
  return { source, target };
}

/** To whoever published what somebody is interested in. */
export async function tellAsked(world: World, tx: Queries, match: MatchRow): Promise<void> {
  const { source, target } = await bothOf(tx, match);
  await sendNotice(world, tx, {
    trigger: 'MATCH_ASKED',
    to: target.accountId,
    activityId: match.activityId,
    facts: {
      record: textOf(target),
      unit: namesOf(await findUnit(tx, source.unitId)),
      other: textOf(source),
      until: { at: match.expiresAt },
    },
  });
}

/** What became of it: to the side that asked, and to both where neither of them decided. */
export async function tellAnswered(
  world: World,
  tx: Queries,
  match: MatchRow,
  { move, by, reason }: { move: MatchMove; by: string | null; reason: string },
): Promise<void> {
  const { source, target } = await bothOf(tx, match);
  const sides = [
    { to: match.accountId, own: source, other: target },
    ...(move === 'agree' || move === 'decline' ? [] : [{ to: target.accountId, own: target, other: source }]),
  ];
  for (const { to, own, other } of sides) {
    if (to === by) continue;
    await sendNotice(world, tx, {
      trigger: 'MATCH_ANSWERED',
      to,
      activityId: match.activityId,
      facts: { record: textOf(own), other: textOf(other), stage: matchStageWords[match.status], reason },
    });
  }
}
