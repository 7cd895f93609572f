import type { FastifyReply } from 'fastify';
import type { AccessGrant } from '#contract/account/account.ts';
import type { World } from '#server/world.ts';
import { keepRefreshToken } from './login-cookies.ts';
import type { OpenedSession } from './sessions.ts';

/** What a login gives: the token for the page, and the cookie that renews it. */
export function grantLogin(world: World, reply: FastifyReply, opened: OpenedSession): AccessGrant {
  reply.header('cache-control', 'no-store');
  keepRefreshToken(world, reply, opened.refreshToken, opened.refreshExpiresAt);
  return opened.grant;
}
