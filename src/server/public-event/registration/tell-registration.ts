import { and, eq, lt } from 'drizzle-orm';
import type { Fact } from '#domain/notice/facts.ts';
import { spacedCredential } from '#domain/sign-in/credential.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Transaction } from '#server/db/database.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { ownLinkUrl } from '#server/own-link/own-link.ts';
import { codePicture } from '#server/participant/code/code-picture.ts';
import { codesOfGuests } from '#server/participant/guest/guests.ts';
import { codeAlt } from '#server/participant/tell/notice-texts.ts';
import type { World } from '#server/world.ts';
import type { RegistrationRow } from '../find-event.ts';
import { publicRegistration } from '../tables.ts';
import { calendarUrl } from './calendar.ts';
import { linkOf, openEmail } from './registrant.ts';
import { seatsOf } from './seats-of.ts';
import { msg } from '#domain/msg.ts';
import { asEntered } from '#server/i18n/say.ts';

const ends = {
  CANCELLED: asEntered(msg`cancelled`),
  EXPIRED: asEntered(msg`over, as the seats were not accepted in time`),
} as const;

/** Writes to whoever registered, in their language, what their registration is now. */
export async function tellRegistration(
  world: World,
  tx: Transaction,
  activity: ActivityRow,
  row: RegistrationRow,
): Promise<void> {
  const { seats, status, reason } = row;
  const about = addressed(world, activity, row);
  const { link } = about;
  if (status === 'SEATED') return tellCodes(world, tx, 'PUBLIC_SEATED', activity, row);
  if (status === 'WAITING') {
    const facts = { seats, count: await placeInQueue(tx, row), link };
    await sendNotice(world, tx, { ...about.to, trigger: 'PUBLIC_WAITING', facts });
  } else if (status === 'OFFERED') {
    const until: Fact = row.offeredUntil ? { at: row.offeredUntil } : '';
    await sendNotice(world, tx, { ...about.to, trigger: 'PUBLIC_OFFERED', facts: { seats, until, link } });
  } else {
    const facts = { seats, stage: ends[status], reason, link };
    await sendNotice(world, tx, { ...about.to, trigger: 'PUBLIC_ENDED', facts });
  }
}

function addressed(world: World, activity: ActivityRow, row: RegistrationRow) {
  const { name, language } = row;
  return {
    to: {
      to: { email: openEmail(world, row), language, name: { tc: name, en: name, pt: name } },
      activityId: activity.id,
    },
    link: ownLinkUrl(world, linkOf(row, activity)),
  };
}

/** The mail that is shown at the door: of a group the code of the first, all are behind the link. */
export async function tellCodes(
  world: World,
  tx: Transaction,
  trigger: 'PUBLIC_SEATED' | 'PUBLIC_REMINDER',
  activity: ActivityRow,
  row: RegistrationRow,
): Promise<void> {
  const { to, link } = addressed(world, activity, row);
  const [first] = await seatsOf(tx, row.id);
  const codes = await codesOfGuests(tx, first ? [first.participantId] : []);
  const credential = (first && codes.get(first.participantId)) ?? '';
  const alt = codeAlt[row.language];
  const qr = {
    name: 'code.png',
    type: 'image/png',
    base64: codePicture(credential).toString('base64'),
    pixels: 264,
    alt,
  };
  await sendNotice(world, tx, {
    ...to,
    trigger,
    facts: {
      seats: row.seats,
      day: { day: activity.beginDate },
      place: { tc: activity.placeTc, en: activity.placeEn, pt: activity.placePt },
      qr: alt,
      code: spacedCredential(credential),
      calendar: calendarUrl(world, activity.id, row.language),
      link,
    },
    pictures: { qr },
  });
}

/** 1: next. */
export async function placeInQueue(tx: Transaction, { activityId, arrival }: RegistrationRow): Promise<number> {
  const ahead = and(
    eq(publicRegistration.activityId, activityId),
    eq(publicRegistration.status, 'WAITING'),
    lt(publicRegistration.arrival, arrival),
  );
  return (await tx.orm.$count(publicRegistration, ahead)) + 1;
}
