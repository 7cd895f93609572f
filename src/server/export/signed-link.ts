import { createHmac, timingSafeEqual } from 'node:crypto';
import { apiPrefix } from '#contract/api.ts';
import { isInstant, plusMs } from '#domain/instant.ts';
import type { World } from '#server/world.ts';

const linkMs = 5 * 60 * 1000;

const signatureOf = (world: World, exportId: string, until: string): string =>
  createHmac('sha256', world.secrets.derive('export-link')).update(`${exportId}|${until}`).digest('base64url');

/** An address that gives the file to whoever has it, for five minutes. */
export function signedLink(world: World, exportId: string): string {
  const until = plusMs(world.clock.now(), linkMs);
  const query = new URLSearchParams({ until, signature: signatureOf(world, exportId, until) });
  return `${apiPrefix}/exports/${exportId}/file?${query.toString()}`;
}

export function linkHolds(world: World, exportId: string, { until, signature }: { until: string; signature: string }) {
  const right = Buffer.from(signatureOf(world, exportId, until));
  const given = Buffer.from(signature);
  const same = right.length === given.length && timingSafeEqual(right, given);
  return same && isInstant(until) && until > world.clock.now();
}
