import type { FastifyRequest } from 'fastify';
import type { OwnSession } from '#contract/account/own-account.ts';
import type { Instant } from '#domain/instant.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { forgetOtherDevices } from './known-device.ts';

interface Row {
  id: string;
  device: string;
  created_at: Instant;
  refreshed_at: Instant;
}

/** The logins that still go on. */
export async function listOwnSessions(world: World, actor: Actor): Promise<{ content: OwnSession[] }> {
  const rows = await world.db.query<Row>(
    `select id, device, created_at, refreshed_at from session
      where account_id = $1 and ended_at is null and refresh_expires_at > $2
      order by created_at desc, id desc limit 100`,
    [actor.accountId, world.clock.now()],
  );
  const content = rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: new Date(row.created_at).toISOString() as Instant,
    lastUsedAt: new Date(row.refreshed_at).toISOString() as Instant,
    isCurrent: row.id === actor.sessionId,
  }));
  return { content };
}

/** @throws ENTITY_NOT_FOUND for one that is not one's own or over */
export async function endOwnSession(world: World, actor: Actor, sessionId: string): Promise<void> {
  await world.db.transaction(async (tx) => {
    const ended = await tx.query(
      'update session set ended_at = $3 where id = $1 and account_id = $2 and ended_at is null returning id',
      [sessionId, actor.accountId, world.clock.now()],
    );
    if (ended.length === 0) throw refuse('ENTITY_NOT_FOUND');
    await recordAudit(world, tx, {
      accountId: actor.accountId,
      action: 'session.end',
      subjectKind: 'account',
      subjectId: actor.accountId,
    });
  });
}

/** Also the browsers they came from are strange again, so that a login from one is mailed. */
export async function endOtherSessions(world: World, actor: Actor, request: FastifyRequest): Promise<void> {
  await world.db.transaction(async (tx) => {
    await tx.query('update session set ended_at = $3 where account_id = $1 and id <> $2 and ended_at is null', [
      actor.accountId,
      actor.sessionId,
      world.clock.now(),
    ]);
    await forgetOtherDevices(tx, request, actor.accountId);
    await recordAudit(world, tx, {
      accountId: actor.accountId,
      action: 'session.endOthers',
      subjectKind: 'account',
      subjectId: actor.accountId,
    });
  });
}
