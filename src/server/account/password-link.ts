import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Instant, instantOf, msOf, plusMs } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { emailWasRead } from './email-was-read.ts';
import { hashPassword } from './password-hash.ts';
import { demandGoodPassword, setPassword } from './set-password.ts';

const day = 24 * 60 * 60_000;
/** A person may read their mail after the weekend. */
export const passwordLinkMs = 3 * day;

interface Owner {
  id: string;
  username: string;
  email: string;
  password_hash: string | null;
}

/**
 * A link by which the owner of an account sets its password, to be mailed to them. It is signed together with the
 * present password, so it is good once and nothing of it is kept. Null for an account that cannot log in here.
 */
export async function makePasswordLink(
  world: World,
  tx: Queries,
  accountId: string,
): Promise<{ link: string; until: Instant } | null> {
  const owner = await readOwner(tx, accountId);
  if (!owner) return null;
  const until = plusMs(world.clock.now(), passwordLinkMs);
  const token = signed(world, owner, msOf(until));
  return { link: `${world.config.publicUrl}/event/password-new?token=${token}`, until };
}

/** @throws CAPTCHA_HAS_EXPIRED for one that is not ours, too old, or used */
export async function readPasswordLink(world: World, token: string) {
  const { owner, expiresAt } = await openLink(world, token);
  return { username: owner.username, email: owner.email, expiresAt };
}

/** @throws CAPTCHA_HAS_EXPIRED; PARAMS_ERROR with what is wrong with the password */
export async function usePasswordLink(world: World, given: { token: string; newPassword: string }): Promise<void> {
  const { owner } = await openLink(world, given.token);
  demandGoodPassword(given.newPassword);
  const hash = await hashPassword(given.newPassword);
  await world.db.transaction(async (tx) => {
    await setPassword(world, tx, { accountId: owner.id, hash, before: owner.password_hash, keepSessionId: null });
    // Who opened it reads the account's mail.
    await emailWasRead(world, tx, owner.id);
  });
}

const shape = /^([0-9a-f-]{36})\.([0-9a-z]{1,11})\.[\w-]{43}$/;

async function openLink(world: World, token: string): Promise<{ owner: Owner; expiresAt: Instant }> {
  const [, accountId, expires] = shape.exec(token) ?? [];
  const owner = accountId && expires ? await readOwner(world.db, accountId) : null;
  if (!owner || !expires) throw refuse('CAPTCHA_HAS_EXPIRED');
  const until = Number.parseInt(expires, 36);
  const right = timingSafeEqual(Buffer.from(token), Buffer.from(signed(world, owner, until)));
  if (!right || until <= msOf(world.clock.now())) throw refuse('CAPTCHA_HAS_EXPIRED');
  return { owner, expiresAt: instantOf(until) };
}

async function readOwner(db: Queries, accountId: string): Promise<Owner | null> {
  const [owner] = await db.query<Owner>(
    `select id, username, email, password_hash from account
      where id::text = $1 and channel = 'TEMP' and disabled_at is null`,
    [accountId],
  );
  return owner ?? null;
}

function signed(world: World, owner: Owner, until: number): string {
  const text = `${owner.id}.${until.toString(36)}`;
  const signature = createHmac('sha256', world.secrets.derive('password link'))
    .update(`${text}.${owner.password_hash ?? ''}`)
    .digest('base64url');
  return `${text}.${signature}`;
}
