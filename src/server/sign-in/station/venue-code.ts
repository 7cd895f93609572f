import { createHmac } from 'node:crypto';
import { base32 } from '#domain/sign-in/credential.ts';
import { sameSecret } from '#server/secrets.ts';
import type { World } from '#server/world.ts';

const macOf = (world: World, stationId: string): string =>
  base32(createHmac('sha256', world.secrets.derive('venue-code')).update(stationId).digest().subarray(0, 10));

/** What the code shown at a venue says: the station, and that we wrote it. */
export const venueCode = (world: World, stationId: string): string => `${stationId}.${macOf(world, stationId)}`;

export const venueUrl = (world: World, stationId: string): string =>
  `${world.config.publicUrl}/event/sign-in/after-sign?venue=${venueCode(world, stationId)}`;

/** The station of a venue's code; null for one that is not ours. */
export function readVenueCode(world: World, code: string): string | null {
  const [stationId, mac] = code.split('.');
  if (!stationId || !mac || !/^[0-9a-f-]{36}$/.test(stationId)) return null;
  return sameSecret(mac, macOf(world, stationId)) ? stationId : null;
}
