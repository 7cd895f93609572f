import { dayMs, endOfBusinessDate, plusMs } from '#domain/instant.ts';
import { retentionDays } from '#domain/participant/list-moves.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { World } from '#server/world.ts';

/** Somebody's own link is good as long as we keep what it opens. */
export const linkOf = ({ id, linkId }: { id: string; linkId: string | null }, { endDate }: ActivityRow) => ({
  kind: 'public-registration' as const,
  id: linkId ?? id,
  until: plusMs(endOfBusinessDate(endDate), retentionDays * dayMs),
});

export const emailFingerprint = (world: World, email: string): string =>
  world.secrets.fingerprint(email.trim().toLowerCase(), 'public registration');
export const sealEmail = (world: World, id: string, email: string): string =>
  world.secrets.seal(email, `public-registration:${id}`);
/** An address that is not confirmed yet. */
export const sealNewEmail = (world: World, id: string, email: string): string =>
  world.secrets.seal(email, `public-registration-new:${id}`);
export const openNewEmail = (world: World, { id, sealedNew }: { id: string; sealedNew: string }): string =>
  sealedNew === '' ? '' : world.secrets.open(sealedNew, `public-registration-new:${id}`);
export const openEmail = (world: World, { id, sealed }: { id: string; sealed: string }): string =>
  sealed === '' ? '' : world.secrets.open(sealed, `public-registration:${id}`);
