import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { type Instant, instantOf, msOf } from '#domain/instant.ts';
import type { Secrets } from '#server/secrets.ts';

/**
 * Both tokens of a login are opaque to the caller: session, generation, expiry and a signature. The session's row says
 * whether it still lives. A refresh token can be made again for its generation, so a lost answer can be repeated.
 */
export interface TokenContent {
  sessionId: string;
  generation: number;
  expiresAt: Instant;
}

export type TokenUse = 'access' | 'refresh';

const shape = /^([0-9a-f-]{36})\.([0-9a-z]{1,7})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

export function signToken(secrets: Secrets, use: TokenUse, { sessionId, generation, expiresAt }: TokenContent): string {
  const text = `${sessionId}.${generation.toString(36)}.${msOf(expiresAt).toString(36)}`;
  return `${text}.${signature(secrets, use, text)}`;
}

/** What a token of ours says, also when it has expired; null for anything else. */
export function readToken(secrets: Secrets, use: TokenUse, token: string): TokenContent | null {
  const [, sessionId, generation, expires, signed] = shape.exec(token) ?? [];
  if (!sessionId || !generation || !expires || !signed) return null;
  const text = `${sessionId}.${generation}.${expires}`;
  if (!timingSafeEqual(Buffer.from(signed), Buffer.from(signature(secrets, use, text)))) return null;
  return { sessionId, generation: Number.parseInt(generation, 36), expiresAt: instantOf(Number.parseInt(expires, 36)) };
}

/** Which login we signed one of the two for, whether or not it still lives. */
export const loginOf = (secrets: Secrets, access: string | null, refresh: string | null): string | null =>
  (access ? readToken(secrets, 'access', access) : refresh ? readToken(secrets, 'refresh', refresh) : null)
    ?.sessionId ?? null;

/** Derived once: each request with a login is checked twice. */
const keys = new WeakMap<Secrets, Record<TokenUse, KeyObject>>();

function keyOf(secrets: Secrets, use: TokenUse): KeyObject {
  const known = keys.get(secrets);
  if (known) return known[use];
  const derived = (each: TokenUse) => createSecretKey(secrets.derive(`login ${each} token`));
  const made = { access: derived('access'), refresh: derived('refresh') };
  keys.set(secrets, made);
  return made[use];
}

const signature = (secrets: Secrets, use: TokenUse, text: string): string =>
  createHmac('sha256', keyOf(secrets, use)).update(text).digest('base64url');
