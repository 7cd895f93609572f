import { and, eq } from 'drizzle-orm';
import { namesOf } from '#domain/locale.ts';
import { fullPhone } from '#domain/participant/phone.ts';
import { spacedCredential } from '#domain/sign-in/credential.ts';
import { account } from '#server/account/tables.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Held } from '#server/message/write-message.ts';
import type { Address } from '#server/notice/recipient.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import type { World } from '#server/world.ts';
import { codePicture } from '../code/code-picture.ts';
import { codeAlt } from './notice-texts.ts';
import { pageUrl } from '../code/page-token.ts';
import { personOf, type PersonRow } from '../stored-person.ts';
import { participantList } from '../tables.ts';

export interface PersonNews extends Held {
  kind: 'CODE_READY' | 'CODE_REVOKED' | 'REGISTRATION_CANCELLED';
  activity: ActivityRow;
  row: PersonRow;
}

/** Tells a participant in their own language: by mail where there is an address, and by SMS to the verified phone. */
export async function tellPerson(world: World, tx: Transaction, told: PersonNews): Promise<void> {
  const { kind, activity, row, groupId, heldMs } = told;
  const own = ownAddress(world, row);
  const { language } = own;
  const to = { ...own, email: own.email || (await unitAddress(tx, row)) };
  const news = { to, activityId: activity.id, groupId, heldMs };
  if (kind !== 'CODE_READY') {
    await sendNotice(world, tx, { ...news, trigger: kind, facts: {} });
    return;
  }
  const credential = row.credential ?? '';
  const picture = codePicture(credential);
  const qr = {
    name: 'code.png',
    type: 'image/png',
    base64: picture.toString('base64'),
    pixels: 264,
    alt: codeAlt[language],
  };
  await sendNotice(world, tx, {
    ...news,
    trigger: kind,
    facts: { qr: codeAlt[language], code: spacedCredential(credential), link: pageUrl(world, row.id) },
    pictures: { qr },
  });
}

export function ownAddress(world: World, row: PersonRow) {
  const { email, phone, phoneCountry } = personOf(world, row);
  const mobile = phone ? fullPhone(phoneCountry, phone) : '';
  return { email, mobile, language: row.language, name: namesOf(row) } satisfies Address;
}

/** Somebody without an address hears through the account that sent the list. */
async function unitAddress(tx: Transaction, row: PersonRow): Promise<string> {
  const [found] = await tx.orm
    .select({ email: account.email })
    .from(participantList)
    .innerJoin(account, eq(account.id, participantList.submittedBy))
    .where(and(eq(participantList.activityId, row.activityId), eq(participantList.unitId, row.unitId)));
  return found?.email ?? '';
}
