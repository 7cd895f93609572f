import type { ApplicationSaid, OwnApplication } from '#contract/recruitment/application.ts';
import type { PublicPosition } from '#contract/recruitment/position.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { type Sent, sendForm } from './files.ts';
import { outbox } from './participants.ts';
import { passedProofs } from './public-event.ts';
import type { TestWorld } from './world.ts';

let people = 0;

/** What somebody says who applies, but for the position and the day. */
export function applicant(said: Partial<ApplicationSaid> = {}) {
  people++;
  return {
    name: 'Ana Lei',
    email: `applicant${people}@example.org`,
    countryCode: '853',
    mobile: '66123456',
    message: 'I build robots.',
    language: 'en' as const,
    ...said,
  };
}

type SentFile = Pick<Sent, 'filename' | 'bytes' | 'json'>;

/** Begins as a visitor whose device has done the work that is asked of it. */
export async function draftFor(world: TestWorld, positionId: string): Promise<string> {
  const [proof] = await passedProofs(world, 1);
  const { status, body } = await world.call<{ draft: string }>('post', `/recruit/public/${positionId}/drafts`, {
    body: { proof },
  });
  if (status !== 200) throw new Error(`not begun: ${JSON.stringify(body)}`);
  return body.draft;
}

export const consentDay = async (world: TestWorld, positionId: string) =>
  (await world.call<PublicPosition>('get', `/recruit/public/${positionId}`)).body.keptUntil;

export const sendCv = (world: TestWorld, link: string, file: SentFile) =>
  sendForm<{ fileId: string } & ErrorBody>(world, '/public/api/v1/own/recruit-cv', { 'own-link': link }, file);

/** Applies as the page does: begins, sends the files, then the rest. */
export async function applyFor(
  world: TestWorld,
  positionId: string,
  { files = [], draft, ...said }: Partial<ApplicationSaid> & { files?: readonly SentFile[]; draft?: string } = {},
) {
  const link = draft ?? (await draftFor(world, positionId));
  for (const file of files) {
    const sent = await sendCv(world, link, file);
    if (sent.status !== 200) throw new Error(`${file.filename}: ${JSON.stringify(sent.body)}`);
  }
  const consentUntil = await consentDay(world, positionId);
  return world.call<{ done?: true } & ErrorBody>('post', '/recruit/applications', {
    headers: { 'own-link': link },
    body: { ...applicant(said), positionId, consentUntil, ...said },
  });
}

/** The link of the newest mail that they have. */
export async function linkTo(world: TestWorld, email: string): Promise<string> {
  const mail = (await outbox(world)).find(({ to }) => to === email);
  return /\/event\/recruit\/own#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** What an applicant does by their link. */
export function applicantBy(world: TestWorld, link: string) {
  const headers = { 'own-link': link };
  const path = '/public/api/v1/own/recruit-application';
  const read = () => world.call<OwnApplication & ErrorBody>('get', path, { headers });
  return {
    read,
    change: async (said: object) => {
      const { version, name, countryCode, mobile, message } = (await read()).body;
      const body = { version, name, countryCode, mobile, message, ...said };
      return world.call<ErrorBody>('put', path, { headers, body });
    },
    withdraw: async () => {
      const { version } = (await read()).body;
      return world.call<ErrorBody>('post', `${path}/withdrawal`, { headers, body: { version } });
    },
    erase: () => world.call<ErrorBody>('delete', path, { headers }),
    send: (file: SentFile) => sendCv(world, link, file),
    remove: (fileId: string) => world.call<ErrorBody>('delete', `/public/api/v1/own/recruit-cv/${fileId}`, { headers }),
    open: (fileId: string) =>
      world.call<{ url: string } & ErrorBody>('post', `/public/api/v1/own/recruit-cv/${fileId}/link`, { headers }),
  };
}
