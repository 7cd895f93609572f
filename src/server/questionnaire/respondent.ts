import { dayMs, plusMs } from '#domain/instant.ts';
import type { OwnRecord } from '#server/own-link/own-link.ts';
import type { World } from '#server/world.ts';
import type { QuestionnaireRecord, RecipientRow } from './find-questionnaire.ts';

const twoYears = 2 * 365 * dayMs;

/** The same as long as there is something to look at, also once it was opened again. */
export const linkOf = ({ createdAt }: Pick<QuestionnaireRecord, 'createdAt'>, { id }: { id: string }): OwnRecord => ({
  kind: 'questionnaire',
  id,
  until: plusMs(createdAt, twoYears),
});

export const emailFingerprint = (world: World, email: string): string =>
  world.secrets.fingerprint(email.trim().toLowerCase(), 'questionnaire');
export const sealEmail = (world: World, id: string, email: string): string =>
  world.secrets.seal(email, `questionnaire:${id}`);
export const openEmail = (world: World, { id, sealed }: Pick<RecipientRow, 'id' | 'sealed'>): string =>
  sealed === '' ? '' : world.secrets.open(sealed, `questionnaire:${id}`);
