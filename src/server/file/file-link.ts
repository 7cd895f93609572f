import { timingSafeEqual } from 'node:crypto';
import { type Instant, isInstant, plusMs } from '#domain/instant.ts';
import type { World } from '#server/world.ts';

const lastsMs = 60_000;

interface Link {
  versionId: string;
  /** Who asked for it; a visitor has none. */
  accountId: string | null;
}

const sign = (world: World, text: string): string => world.secrets.fingerprint(text, 'file-link');

/** An address for one file and one caller, for a minute: a new window cannot send a bearer token (G33). */
export function makeLink(world: World, link: Link): { link: string; expiresAt: Instant } {
  const expiresAt = plusMs(world.clock.now(), lastsMs);
  const text = Buffer.from(JSON.stringify({ ...link, expiresAt })).toString('base64url');
  return { link: `${text}.${sign(world, text)}`, expiresAt };
}

/** @returns null for one that we did not make, or no longer stand by */
export function readLink(world: World, link: string): Link | null {
  const [text = '', signature = ''] = link.split('.');
  const wanted = Buffer.from(sign(world, text));
  const given = Buffer.from(signature);
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null;
  const read = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Link & { expiresAt: string };
  return isInstant(read.expiresAt) && read.expiresAt > world.clock.now() ? read : null;
}
