import { endOfBusinessDate, plusMs } from '#domain/instant.ts';
import type { Applicant } from '#domain/recruitment/applicant.ts';
import { ownLink, type OwnRecord } from '#server/own-link/own-link.ts';
import type { World } from '#server/world.ts';
import type { jobApplication } from '../tables.ts';

export type ApplicationRow = typeof jobApplication.$inferSelect;
/** What is encrypted of an applicant. */
export type SealedPart = Omit<Applicant, 'name'>;

const draftLastsMs = 3 * 60 * 60_000;

/** Somebody's own link is good as long as we keep what it opens. */
export const linkOf = ({ id, keepUntil }: Pick<ApplicationRow, 'id' | 'keepUntil'>): OwnRecord => ({
  kind: 'recruit-application',
  id,
  until: endOfBusinessDate(keepUntil),
});

/** Names an application that there may be: what was begun with it can be sent, and sent again, in these hours. */
export const draftLink = (world: World, id: string): string =>
  ownLink(world, { kind: 'recruit-draft', id, until: plusMs(world.clock.now(), draftLastsMs) });

export const emailFingerprint = (world: World, email: string): string =>
  world.secrets.fingerprint(email.trim().toLowerCase(), 'job application');

export const sealPart = (world: World, id: string, part: SealedPart): string =>
  world.secrets.seal(JSON.stringify(part), `job-application:${id}`);
export const openPart = (world: World, { id, sealed }: Pick<ApplicationRow, 'id' | 'sealed'>): SealedPart =>
  JSON.parse(world.secrets.open(sealed, `job-application:${id}`)) as SealedPart;
