import { and, eq, gt, isNull } from 'drizzle-orm';
import { session } from '#server/account/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { pushSubscription } from './tables.ts';

/** What a browser gave: where to send to, and the keys to encrypt for it. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const context = 'push';

/** Anybody could make the server write anywhere, were it not limited to the services that browsers use. */
export const isPushService = (world: World, endpoint: string): boolean => {
  const { host, protocol } = new URL(endpoint);
  const known = world.config.PUSH_SERVICES.some((name) => host === name || host.endsWith(`.${name}`));
  return protocol === 'https:' && known;
};

/** For as long as this login lasts; a browser that another login had before is this one's now. */
export async function subscribePush(
  world: World,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  { endpoint, keys }: PushAddress,
): Promise<void> {
  if (!isPushService(world, endpoint)) throw refuseField('endpoint', 'notAllowed');
  const values = {
    accountId,
    sessionId,
    sealed: world.secrets.seal(JSON.stringify({ endpoint, keys } satisfies PushAddress), context),
    fingerprint: world.secrets.fingerprint(endpoint, context),
    createdAt: world.clock.now(),
  };
  await world.db.orm
    .insert(pushSubscription)
    .values(values)
    .onConflictDoUpdate({ target: pushSubscription.fingerprint, set: values });
}

export async function endPush(world: World, sessionId: string): Promise<void> {
  await world.db.orm.delete(pushSubscription).where(eq(pushSubscription.sessionId, sessionId));
}

export async function isSubscribed(world: World, sessionId: string): Promise<boolean> {
  const rows = await world.db.orm.select().from(pushSubscription).where(eq(pushSubscription.sessionId, sessionId));
  return rows.length > 0;
}

/** Of logins that have not ended. */
export async function pushAddresses(world: World, db: Queries, accountId: string) {
  const rows = await db.orm
    .select({ id: pushSubscription.id, sealed: pushSubscription.sealed })
    .from(pushSubscription)
    .innerJoin(session, eq(session.id, pushSubscription.sessionId))
    .where(
      and(
        eq(pushSubscription.accountId, accountId),
        isNull(session.endedAt),
        gt(session.refreshExpiresAt, world.clock.now()),
      ),
    );
  return rows.map(({ id, sealed }) => ({
    id,
    address: JSON.parse(world.secrets.open(sealed, context)) as PushAddress,
  }));
}

export async function forgetPush(world: World, id: string): Promise<void> {
  await world.db.orm.delete(pushSubscription).where(eq(pushSubscription.id, id));
}
