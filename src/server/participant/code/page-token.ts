import { createHmac, timingSafeEqual } from 'node:crypto';
import type { World } from '#server/world.ts';

const macBytes = 16;

type Signing = Pick<World, 'secrets'>;

const macOf = (world: Signing, id: Buffer): Buffer =>
  createHmac('sha256', world.secrets.derive('participant page')).update(id).digest().subarray(0, macBytes);

/** Opens one person's page without a login: the id and its signature. */
export function pageToken(world: Signing, participantId: string): string {
  const id = Buffer.from(participantId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, macOf(world, id)]).toString('base64url');
}

/** Whose page it is; null when we have not signed it. */
export function participantOfToken(world: Signing, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 16 + macBytes) return null;
  const id = bytes.subarray(0, 16);
  if (!timingSafeEqual(bytes.subarray(16), macOf(world, id))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const pageUrl = (world: World, participantId: string): string =>
  `${world.config.publicUrl}/event/p/${pageToken(world, participantId)}`;
