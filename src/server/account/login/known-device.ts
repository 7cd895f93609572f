import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayMs, plusMs } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { hashToken, newToken } from '#server/secrets.ts';
import { isHttps } from '#server/is-https.ts';
import type { World } from '#server/world.ts';
import { deviceLabel } from './device-label.ts';

const cookie = 'event_device';
const shape = /^[\w-]{43}$/;
/** As long as browsers keep a cookie. */
export const rememberedMs = 400 * dayMs;

const tokenOf = (request: FastifyRequest): string | null => {
  const given = request.cookies[cookie];
  return given && shape.test(given) ? given : null;
};

/** The browser that asks, where this account logged in with it before. */
export async function knownDevice(world: World, request: FastifyRequest, accountId: string): Promise<string | null> {
  const token = tokenOf(request);
  if (!token) return null;
  const [found] = await world.db.query<{ token_hash: string }>(
    'select token_hash from known_device where account_id = $1 and token_hash = $2',
    [accountId, hashToken(token)],
  );
  return found?.token_hash ?? null;
}

/**
 * After a login: the browser is known from now on. The owner is mailed when it is a new one; not at the first login of
 * all, with which there is nothing to compare.
 */
export async function rememberDevice(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
): Promise<void> {
  const now = world.clock.now();
  const token = tokenOf(request) ?? newToken();
  reply.setCookie(cookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(world),
    maxAge: rememberedMs / 1000,
  });
  await world.db.transaction(async (tx) => {
    const known = await tx.query<{ token_hash: string }>('select token_hash from known_device where account_id = $1', [
      accountId,
    ]);
    const hash = hashToken(token);
    await tx.query(
      `insert into known_device (account_id, token_hash, first_at, last_at) values ($1, $2, $3, $3)
       on conflict (account_id, token_hash) do update set last_at = excluded.last_at`,
      [accountId, hash, now],
    );
    if (known.length === 0 || known.some((one) => one.token_hash === hash)) return;
    const name = deviceLabel(request.headers['user-agent']) || '–';
    await sendNotice(world, tx, { trigger: 'NEW_DEVICE', to: accountId, facts: { device: name, at: { at: now } } });
  });
}

/** All browsers of the account but the one that asks. */
export const forgetOtherDevices = (tx: Queries, request: FastifyRequest, accountId: string): Promise<unknown> =>
  tx.query('delete from known_device where account_id = $1 and token_hash <> $2', [
    accountId,
    hashToken(tokenOf(request) ?? ''),
  ]);

export const forgetOldDevices = (world: World): Promise<unknown> =>
  world.db.query('delete from known_device where last_at < $1', [plusMs(world.clock.now(), -rememberedMs)]);
