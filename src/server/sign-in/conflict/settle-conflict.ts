import type { Conflict } from '#contract/sign-in/conflict.ts';
import { newId } from '#domain/id.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import type { ConflictResolution } from '#domain/sign-in/words.ts';
import type { Transaction } from '#server/db/database.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import type { Sender } from '../attempt/batch-request.ts';
import { deskAttempt } from '../attempt/desk-attempt.ts';
import { tellWithCommit } from '../events/door-news.ts';
import { conflictsById } from './list-conflicts.ts';
import { recordBatch } from '../attempt/record-batch.ts';

export interface Settling {
  conflictId: string;
  resolution: ConflictResolution;
  note?: string | undefined;
  /** Who decides, as people read it. */
  by: string;
  accountId: string | null;
  /** A device settles only what its own screen showed. */
  deviceId?: string;
}

interface Row {
  id: string;
  activity_id: string;
  attempt_id: string;
  participant_id: string | null;
  kind: SignInKind;
  resolution: ConflictResolution | null;
  shown: string;
}

/**
 * A person settles a contradiction, once. Taking back annuls the attempt in question; the other resolutions only say
 * what was decided. @throws ENTITY_NOT_FOUND, STATUS_ERROR when it is settled already or there is nothing to take back
 */
export function settleConflict(world: World, settling: Settling): Promise<Conflict> {
  return world.db.transaction(async (tx) => {
    const [row] = await tx.query<Row>(
      `select c.id, c.activity_id, c.attempt_id, c.participant_id, c.kind, c.resolution, a.shown
       from conflict c join attempt a on a.id = c.attempt_id
       where c.id = $1 and ($2::uuid is null or a.device_id = $2::uuid)`,
      [settling.conflictId, settling.deviceId ?? null],
    );
    if (!row) throw refuse('ENTITY_NOT_FOUND');
    const takesBack = settling.resolution === 'TAKEN_BACK';
    if (row.resolution !== null || settling.resolution === 'CLOSED_BY_ITSELF') throw refuse('STATUS_ERROR');
    if (takesBack && row.shown !== 'ADMIT') throw refuse('STATUS_ERROR');
    // People before conflicts, in the order in which attempts lock them.
    if (takesBack) await takeBack(world, tx, settling, row);
    const settled = await tx.query<{ id: string }>(
      `update conflict set resolution = $2, resolved_at = $3, resolved_by = $4, note = $5
       where id = $1 and (resolution is null or ($6 and resolution = 'CLOSED_BY_ITSELF')) returning id`,
      [row.id, settling.resolution, world.clock.now(), settling.by, settling.note ?? null, takesBack],
    );
    if (settled.length === 0) throw refuse('STATUS_ERROR');
    await recordAudit(world, tx, {
      accountId: settling.accountId,
      action: 'conflict.settle',
      subjectKind: 'conflict',
      subjectId: row.id,
      reason: settling.note ?? '',
      changes: [{ field: 'resolution', from: row.resolution, to: settling.resolution }],
      details: { by: settling.by },
    });
    await tellWithCommit(tx, {
      activityId: row.activity_id,
      people: takesBack,
      conflictIds: [row.id],
      notices: [],
    });
    const [listed] = await conflictsById(tx, [row.id]);
    if (!listed) throw refuse('ENTITY_NOT_FOUND');
    return listed.conflict;
  });
}

async function takeBack(world: World, tx: Transaction, settling: Settling, row: Row): Promise<void> {
  await annulAtDesk(world, tx, {
    sender: { accountId: settling.accountId, activityId: row.activity_id, gate: '', name: settling.by },
    attemptId: row.attempt_id,
    kind: row.kind,
    reason: settling.note ?? settling.resolution,
  });
}

/** Staff take an attempt back, in a transaction of theirs. */
export async function annulAtDesk(
  world: World,
  tx: Transaction,
  wish: { sender: Exclude<Sender, { deviceId: string }>; attemptId: string; kind: SignInKind; reason: string },
): Promise<void> {
  const now = world.clock.now();
  const item = deskAttempt({
    id: newId(),
    activityId: wish.sender.activityId,
    kind: wish.kind,
    source: 'SEARCH',
    annuls: wish.attemptId,
    reason: wish.reason,
    now,
  });
  const { replies, news } = await recordBatch(tx, [{ sender: wish.sender, items: [item] }], now);
  if (replies[0]?.verdicts[0]?.verdict !== 'ANNULLED') throw refuse('STATUS_ERROR');
  for (const one of news) await tellWithCommit(tx, one);
}
