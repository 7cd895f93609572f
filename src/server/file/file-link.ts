import { NIL, parse, stringify } from 'uuid';
import { type Instant, msOf, plusMs } from '#domain/instant.ts';
import { readSigned, signText } from '#server/signed-text.ts';
import type { World } from '#server/world.ts';

const lastsMs = 60_000;

interface Link {
  versionId: string;
  /** Who asked for it; a visitor has none. */
  accountId: string | null;
}

const use = 'file-link';
const nobody = NIL;

/** An address for one file and one caller, for a minute: a new window cannot send a bearer token (G33). */
export function makeLink(world: World, { versionId, accountId }: Link): { link: string; expiresAt: Instant } {
  const expiresAt = plusMs(world.clock.now(), lastsMs);
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(msOf(expiresAt)));
  const text = Buffer.concat([parse(versionId), parse(accountId ?? nobody), time]).toString('base64url');
  return { link: signText(world, text, use), expiresAt };
}

/** @returns null for one that we did not make, or no longer stand by */
export function readLink(world: World, link: string): Link | null {
  const text = readSigned(world, link, use);
  if (text === null) return null;
  const bytes = Buffer.from(text, 'base64url');
  if (Number(bytes.readBigUInt64BE(32)) <= msOf(world.clock.now())) return null;
  const accountId = stringify(bytes.subarray(16, 32));
  return { versionId: stringify(bytes.subarray(0, 16)), accountId: accountId === nobody ? null : accountId };
}
