import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { lockAccount } from './account-rows.ts';

/** @returns how many logins ended */
export async function endSessionsOf(world: World, tx: Queries, accountId: string): Promise<number> {
  const ended = await tx.query(
    'update session set ended_at = $2 where account_id = $1 and ended_at is null returning id',
    [accountId, world.clock.now()],
  );
  return ended.length;
}

export const endSessions = (world: World, by: string, accountId: string): Promise<number> =>
  world.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const ended = await endSessionsOf(world, tx, accountId);
    await recordAudit(world, tx, {
      accountId: by,
      action: 'account.endSessions',
      subjectKind: 'account',
      subjectId: accountId,
      details: { sessionsEnded: ended },
    });
    return ended;
  });
