import type { Locale } from '#domain/locale.ts';
import type { CodeChannel } from '#domain/verification/words.ts';
import type { Queries } from '#server/db/database.ts';
import { writeMessage } from '#server/message/write-message.ts';
import { siteName } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';
import { codeTexts } from './code-texts.ts';

export interface CodeMessage {
  channel: CodeChannel;
  to: string;
  language: Locale;
  code: string;
  activityId?: string | null;
}

/** Puts the code into the outbox. */
export async function writeCode(world: World, tx: Queries, wanted: CodeMessage): Promise<void> {
  const { channel, to, language, code, activityId = null } = wanted;
  const texts = codeTexts(language);
  const site = siteName(world, language);
  const content =
    channel === 'SMS'
      ? { subject: '', text: texts('sms', { code, site }) }
      : { subject: texts('subject', { site }), text: texts('mail', { code }) };
  const kind = channel === 'SMS' ? 'PHONE_CODE' : 'MAIL_CODE';
  await writeMessage(world, tx, { channel, kind, language, activityId, to, ...content });
}

/** In place of a code for a new account: the address has one. */
export async function writeAccountIsKnown(
  world: World,
  tx: Queries,
  { to, language }: { to: string; language: Locale },
): Promise<void> {
  const texts = codeTexts(language);
  const site = siteName(world, language);
  const text = texts('known', { link: `${world.config.publicUrl}/event/password-forgotten`, site });
  const content = { to, subject: texts('knownSubject', { site }), text };
  await writeMessage(world, tx, { channel: 'MAIL', kind: 'MAIL_CODE', language, activityId: null, ...content });
}
