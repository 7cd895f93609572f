import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Instant, instantOf, msOf } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';

const idBytes = 16;
const timeBytes = 6;
const macBytes = 24;

export interface LinkedAccount {
  id: string;
  username: string;
  email: string;
  passwordHash: string | null;
}

/** Signed over the present password and address: setting one, or moving to another address, ends every link. */
function macOf(world: World, account: LinkedAccount, head: Buffer): Buffer {
  const about = `${account.email.toLowerCase()}\n${account.passwordHash ?? ''}`;
  return createHmac('sha256', world.secrets.derive('password link'))
    .update(head)
    .update(about)
    .digest()
    .subarray(0, macBytes);
}

/** Where the owner of the account sets its password, for a mail and nothing else. */
export function passwordLink(world: World, account: LinkedAccount, expiresAt: Instant): string {
  const head = Buffer.alloc(idBytes + timeBytes);
  Buffer.from(account.id.replaceAll('-', ''), 'hex').copy(head);
  head.writeUIntBE(msOf(expiresAt), idBytes, timeBytes);
  const token = Buffer.concat([head, macOf(world, account, head)]).toString('base64url');
  return `${world.config.publicUrl}/event/password-set?token=${token}`;
}

/** @throws CAPTCHA_HAS_EXPIRED for a link that is not ours, too old, used, or of an account nobody logs in to */
export async function accountOfLink(
  world: World,
  db: Queries,
  token: string,
): Promise<LinkedAccount & { expiresAt: Instant }> {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + timeBytes + macBytes) throw refuse('CAPTCHA_HAS_EXPIRED');
  const head = bytes.subarray(0, idBytes + timeBytes);
  const id = head.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const [row] = await db.query<{ id: string; username: string; email: string; password_hash: string | null }>(
    'select id, username, email, password_hash from account where id = $1 and disabled_at is null for update',
    [id],
  );
  if (!row) throw refuse('CAPTCHA_HAS_EXPIRED');
  const account = { id: row.id, username: row.username, email: row.email, passwordHash: row.password_hash };
  const isOurs = timingSafeEqual(bytes.subarray(head.length), macOf(world, account, head));
  const expiresMs = head.readUIntBE(idBytes, timeBytes);
  if (!isOurs || expiresMs <= msOf(world.clock.now())) throw refuse('CAPTCHA_HAS_EXPIRED');
  return { ...account, expiresAt: instantOf(expiresMs) };
}
