import type { OwnRegistration, RegistrationChanged, RegistrationSaid } from '#contract/public-event/public-event.ts';
import { usualSettings } from '#domain/activity/settings.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { type SeatSettings, usualSeatSettings } from '#domain/public-event/settings.ts';
import { activity } from '#server/activity/tables.ts';
import { publicEvent } from '#server/public-event/tables.ts';
import { proofOf } from '#server/verification/captcha.ts';
import { captcha } from '#server/verification/tables.ts';
import type { World } from '#server/world.ts';
import { outbox } from './participants.ts';
import type { TestWorld } from './world.ts';

/** The clock of a test world starts four days before. */
export const carnivalDay = '2026-11-25' as BusinessDate;

/** Anybody can register for it, from the beginning of a test on. */
export async function makeCarnival(world: World, seats: Partial<SeatSettings> = {}): Promise<string> {
  const id = newId();
  await world.db.orm.insert(activity).values({
    id,
    category: 'PUBLIC',
    code: `PUB-${id.slice(-10)}`,
    nameTc: '科普嘉年華',
    nameEn: 'Science Carnival',
    namePt: 'Carnaval da Ciência',
    placeEn: 'Tap Seac Square',
    beginDate: carnivalDay,
    endDate: carnivalDay,
    enrollBeginDate: '2026-11-01' as BusinessDate,
    enrollEndDate: '2026-11-24' as BusinessDate,
    settings: usualSettings,
    createdAt: world.clock.now(),
  });
  await world.db.orm.insert(publicEvent).values({ activityId: id, ...usualSeatSettings, ...seats });
  return id;
}

/** As many captchas passed as people want to register. */
export async function passedProofs(world: World, count: number): Promise<string[]> {
  const now = world.clock.now();
  const ids = Array.from({ length: count }, () => newId());
  await world.db.orm
    .insert(captcha)
    .values(ids.map((id) => ({ id, kind: 'WORK' as const, answer: id, createdAt: now, triedAt: now, passedAt: now })));
  return ids.map((id) => proofOf(world, id));
}

let people = 0;

export const wish = (said: Partial<RegistrationSaid> = {}): RegistrationSaid => {
  people++;
  return {
    name: 'Lou Sio Fan',
    email: `guest${people}@example.org`,
    language: 'en',
    seats: 1,
    groupName: '',
    consent: true,
    ...said,
  };
};

interface Registered {
  status: string;
  arrival: number;
  link: string;
}

export async function registerFor(world: TestWorld, activityId: string, said: Partial<RegistrationSaid> = {}) {
  const [proof] = said.proof === undefined ? await passedProofs(world, 1) : [said.proof];
  return world.call<Registered & ErrorBody>('post', `/public/api/v1/public-events/${activityId}/registrations`, {
    body: wish({ ...said, ...(proof ? { proof } : {}) }),
  });
}

/** What somebody without an account does by their link. */
export function ownBy(world: TestWorld, link: string) {
  const headers = { 'own-link': link };
  const path = '/public/api/v1/own/public-registration';
  const read = () => world.call<OwnRegistration & ErrorBody>('get', path, { headers });
  return {
    read,
    /** Says the same as before but for this. */
    async change(said: Partial<RegistrationChanged>) {
      const { version, name, email, newEmail, groupName, names } = (await read()).body;
      const body = { version, name, email: newEmail || email, groupName, names, ...said };
      return world.call<ErrorBody>('put', path, { headers, body });
    },
    async move(move: 'accept' | 'lessen' | 'withdraw', seats?: number) {
      const { version } = (await read()).body;
      return world.call<ErrorBody>('post', `${path}/moves`, { headers, body: { move, version, seats } });
    },
  };
}

/** What they were written, newest first. */
export const mailsTo = async (world: TestWorld, email: string) =>
  (await outbox(world)).filter(({ to }) => to === email);

/** By the link of the mail to a new address. */
export const confirmBy = (world: TestWorld, link: string) =>
  world.call<{ link: string } & ErrorBody>('post', '/public/api/v1/own/public-registration-email', {
    headers: { 'own-link': link },
  });
export const confirmLinkIn = (text: string): string => /\/event\/public-event\/own-email#(\S+)/.exec(text)?.[1] ?? '';

/** Somebody lost the mail. */
export async function askForLink(world: TestWorld, activityId: string, email: string) {
  const [proof] = await passedProofs(world, 1);
  return world.call<{ done?: true } & ErrorBody>('post', `/public/api/v1/public-events/${activityId}/link`, {
    body: { email, proof },
  });
}

/** The link of a mail. */
export const linkIn = (text: string): string => /\/event\/public-event\/own#(\S+)/.exec(text)?.[1] ?? '';
