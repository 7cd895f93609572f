import { and, eq } from 'drizzle-orm';
import { bcp47, chooseText, namesOf } from '#domain/locale.ts';
import { fullPhone } from '#domain/participant/phone.ts';
import { spacedCredential } from '#domain/sign-in/credential.ts';
import { account } from '#server/account/tables.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Transaction } from '#server/db/database.ts';
import { writeMessage, type MessageContent } from '#server/message/write-message.ts';
import type { World } from '#server/world.ts';
import { codePicture } from './code-picture.ts';
import { mailHtml } from './mail-html.ts';
import { codeReady, codeReadySms, greeting, personNotices } from './notice-texts.ts';
import { pageUrl } from './page-token.ts';
import { personOf, type PersonRow } from './stored-person.ts';
import { participantList } from './tables.ts';

export interface PersonNews {
  kind: 'CODE_READY' | keyof typeof personNotices;
  activity: ActivityRow;
  row: PersonRow;
}

/** Tells a participant in their own language: by mail where there is an address, and by SMS to the verified phone. */
export async function tellPerson(world: World, tx: Transaction, { kind, activity, row }: PersonNews): Promise<void> {
  const person = personOf(world, row);
  const { language } = row;
  const activityName = chooseText(namesOf(activity), language)?.text ?? activity.code;
  const about = { kind, language, activityId: activity.id } as const;
  const mail = kind === 'CODE_READY' ? codeMail(world, row, activityName) : noticeMail(kind, row, activityName);

  const mailTo = person.email || (await unitAddress(tx, row));
  if (mailTo) await writeMessage(world, tx, { ...about, channel: 'MAIL', ...mail, to: mailTo });
  if (!person.phone) return;
  const text =
    kind === 'CODE_READY'
      ? codeReadySms[language](activityName, pageUrl(world, row.id))
      : `[${activityName}] ${personNotices[kind][language].paragraphs.join(' ')}`;
  const to = fullPhone(person.phoneCountry, person.phone);
  await writeMessage(world, tx, { ...about, channel: 'SMS', to, subject: '', text });
}

type Mail = Omit<MessageContent, 'to'>;

const nameOf = (row: PersonRow): string => chooseText(namesOf(row), row.language)?.text ?? '';

function codeMail(world: World, row: PersonRow, activityName: string): Mail {
  const words = codeReady[row.language];
  const hello = greeting[row.language](nameOf(row));
  const url = pageUrl(world, row.id);
  const code = spacedCredential(row.credential ?? '');
  const picture = codePicture(row.credential ?? '');
  return {
    subject: `[${activityName}] ${words.subject}`,
    text: [hello, words.intro, `${words.open}: ${url}`, `${words.typed} ${code}`, words.once].join('\n\n'),
    html: mailHtml({
      language: bcp47[row.language],
      heading: activityName,
      paragraphs: [hello, words.intro],
      picture: { name: 'code.png', alt: words.show, pixels: 264 },
      caption: { text: words.typed, code },
      link: { text: words.open, url },
      end: words.once,
    }),
    pictures: [{ name: 'code.png', type: 'image/png', base64: picture.toString('base64') }],
  };
}

function noticeMail(kind: keyof typeof personNotices, row: PersonRow, activityName: string): Mail {
  const { subject, paragraphs } = personNotices[kind][row.language];
  const all = [greeting[row.language](nameOf(row)), ...paragraphs];
  return {
    subject: `[${activityName}] ${subject}`,
    text: all.join('\n\n'),
    html: mailHtml({ language: bcp47[row.language], heading: subject, paragraphs: all }),
  };
}

/** Somebody without an address hears through the account that sent the list. */
async function unitAddress(tx: Transaction, row: PersonRow): Promise<string | null> {
  const [found] = await tx.orm
    .select({ email: account.email })
    .from(participantList)
    .innerJoin(account, eq(account.id, participantList.submittedBy))
    .where(and(eq(participantList.activityId, row.activityId), eq(participantList.unitId, row.unitId)));
  return found?.email ?? null;
}
