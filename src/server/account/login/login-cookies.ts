import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Instant, msOf, plusMs } from '#domain/instant.ts';
import { isHttps } from '#server/is-https.ts';
import type { World } from '#server/world.ts';

const path = '/event-api/login';
const refreshCookie = 'event_refresh';
const pendingMs = 60 * 60_000;

const Pending = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  target: z.string(),
  until: z.string(),
});
/** What a login must remember between the authorization page and the code that comes back. */
export type PendingLogin = Omit<z.infer<typeof Pending>, 'until'>;

/** One cookie per login, so that two tabs can be at it at once. */
const pendingCookie = (state: string): string => `event_login_${state.replace(/[^\w-]/g, '').slice(0, 12)}`;

export function keepPending(world: World, reply: FastifyReply, pending: PendingLogin): void {
  const text = JSON.stringify({ ...pending, until: plusMs(world.clock.now(), pendingMs) });
  const sealed = `${Buffer.from(text).toString('base64url')}.${signature(world, text)}`;
  reply.setCookie(pendingCookie(pending.state), sealed, {
    path,
    httpOnly: true,
    // The way back from another provider's page is a navigation from another site.
    sameSite: 'lax',
    secure: isHttps(world),
    maxAge: pendingMs / 1000,
  });
}

/** Null when this browser did not begin the login with that state, or too long ago. */
export function takePending(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  state: string,
): PendingLogin | null {
  const name = pendingCookie(state);
  const [body, signed] = (request.cookies[name] ?? '').split('.');
  if (!body || !signed) return null;
  reply.clearCookie(name, { path });
  const text = Buffer.from(body, 'base64url').toString();
  const expected = Buffer.from(signature(world, text));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { until, ...pending } = Pending.parse(JSON.parse(text));
  return pending.state === state && until > world.clock.now() ? pending : null;
}

const signature = (world: World, text: string): string =>
  createHmac('sha256', world.secrets.derive('pending login')).update(text).digest('base64url');

export const refreshTokenIn = (cookies: Readonly<Record<string, string | undefined>>): string | null =>
  cookies[refreshCookie] ?? null;
export const refreshTokenOf = (request: FastifyRequest): string | null => refreshTokenIn(request.cookies);

export function keepRefreshToken(world: World, reply: FastifyReply, token: string, expiresAt: Instant): void {
  reply.setCookie(refreshCookie, token, {
    path,
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps(world),
    maxAge: Math.max(0, Math.floor((msOf(expiresAt) - msOf(world.clock.now())) / 1000)),
  });
}

export const forgetRefreshToken = (reply: FastifyReply): void => {
  reply.clearCookie(refreshCookie, { path });
};
