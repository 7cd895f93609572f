import type { AccessGrant } from '#contract/account/account.ts';
import { dayMs, hourMs, type Instant, minuteMs, plusMs } from '#domain/instant.ts';
import { newId } from '#domain/id.ts';
import type { World } from '#server/world.ts';
import { readToken, signToken } from './tokens.ts';

const accessMs = 30 * minuteMs;
/** A login ends when it was not used for so long, and at the latest after the second. */
const idleMs = 12 * hourMs;
export const longestMs = 7 * dayMs;
/** Tabs of one browser share the cookie and may refresh at the same moment. */
const sharedMs = minuteMs;

export interface OpenedSession {
  sessionId: string;
  grant: AccessGrant;
  refreshToken: string;
  refreshExpiresAt: Instant;
}

interface Row {
  account_id: string;
  generation: number;
  confirmed_generation: number;
  refreshed_at: Instant;
  refresh_expires_at: Instant;
  created_at: Instant;
  id_token: string | null;
}

/** In the role that comes first, until another is taken. */
export async function openSession(
  world: World,
  accountId: string,
  idToken: string | null,
  device = '',
): Promise<OpenedSession> {
  const now = world.clock.now();
  const sessionId = newId();
  const refreshExpiresAt = plusMs(now, idleMs);
  await world.db.query(
    `insert into session (id, account_id, membership_id, refreshed_at, refresh_expires_at, id_token, device, created_at)
     values ($1, $2, (select id from membership where account_id = $2 and ended_at is null order by id limit 1), $3, $4, $5, $6, $3)`,
    [sessionId, accountId, now, refreshExpiresAt, idToken ? world.secrets.seal(idToken, sessionId) : null, device],
  );
  await world.db.query('update account set last_login_at = $2 where id = $1', [accountId, now]);
  return tokensOf(world, { id: sessionId, accountId }, 1, refreshExpiresAt);
}

/**
 * New tokens for a refresh token, which is thereby used up. The one before it is good for the same tokens once more as
 * long as nobody has shown that they arrived (a lost answer), or within the minute (two tabs); after that it can only
 * be a copy, and the login ends for everybody who holds it. Null: log in again.
 */
export async function refreshSession(world: World, token: string): Promise<OpenedSession | null> {
  const now = world.clock.now();
  const content = readToken(world.secrets, 'refresh', token);
  if (!content || content.expiresAt <= now) return null;
  const { sessionId, generation } = content;
  return world.db.transaction(async (tx) => {
    const [row] = await tx.query<Row>(
      `select session.* from session
         join account on account.id = session.account_id and account.disabled_at is null
        where session.id = $1 and ended_at is null and refresh_expires_at > $2 for update of session`,
      [sessionId, now],
    );
    if (!row) return null;
    const session = { id: sessionId, accountId: row.account_id };
    if (generation === row.generation) {
      const latest = plusMs(row.created_at, longestMs);
      const idle = plusMs(now, idleMs);
      const expiresAt = idle < latest ? idle : latest;
      await tx.query(
        'update session set generation = generation + 1, refreshed_at = $2, refresh_expires_at = $3 where id = $1',
        [sessionId, now, expiresAt],
      );
      return tokensOf(world, session, generation + 1, expiresAt);
    }
    const arrived = row.confirmed_generation >= row.generation;
    if (generation === row.generation - 1 && (!arrived || now < plusMs(row.refreshed_at, sharedMs))) {
      return tokensOf(world, session, row.generation, row.refresh_expires_at);
    }
    await tx.query('update session set ended_at = $2 where id = $1', [sessionId, now]);
    world.log.warn({ sessionId }, 'a used refresh token came again: its login is ended');
    return null;
  });
}

/** Whose login a token of either kind belongs to, ended now. @returns the provider's proof of it, or null */
export async function endSession(world: World, tokens: { access?: string | null; refresh?: string | null }) {
  const contents = [
    tokens.access ? readToken(world.secrets, 'access', tokens.access) : null,
    tokens.refresh ? readToken(world.secrets, 'refresh', tokens.refresh) : null,
  ];
  const ids = contents.flatMap((content) => (content ? [content.sessionId] : []));
  if (ids.length === 0) return null;
  const ended = await world.db.query<{ id: string; id_token: string | null }>(
    `update session set ended_at = coalesce(ended_at, $2) where id = any($1::uuid[]) returning id, id_token`,
    [ids, world.clock.now()],
  );
  const proof = ended.find(({ id_token }) => id_token !== null);
  return proof?.id_token ? world.secrets.open(proof.id_token, proof.id) : null;
}

function tokensOf(
  world: World,
  session: { id: string; accountId: string },
  generation: number,
  refreshExpiresAt: Instant,
): OpenedSession {
  const now = world.clock.now();
  const expiresAt = plusMs(now, accessMs);
  const sessionId = session.id;
  return {
    sessionId,
    grant: {
      accessToken: signToken(world.secrets, 'access', { sessionId, generation, expiresAt }),
      tokenType: 'Bearer',
      accountId: session.accountId,
      expiresAt,
      serverTime: now,
    },
    refreshToken: signToken(world.secrets, 'refresh', { sessionId, generation, expiresAt: refreshExpiresAt }),
    refreshExpiresAt,
  };
}
