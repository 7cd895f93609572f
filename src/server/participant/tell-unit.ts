import { eq } from 'drizzle-orm';
import { bcp47, chooseText, namesOf } from '#domain/locale.ts';
import { account } from '#server/account/tables.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Transaction } from '#server/db/database.ts';
import { writeMessage } from '#server/message/write-message.ts';
import type { World } from '#server/world.ts';
import { mailHtml } from './mail-html.ts';
import { unitNotices } from './notice-texts.ts';
import type { PersonRow } from './stored-person.ts';

export interface UnitNews {
  kind: keyof typeof unitNotices;
  /** Who sent the list or asked for the change. */
  accountId: string;
  activity: ActivityRow;
  people: readonly Pick<PersonRow, 'nameTc' | 'nameEn'>[];
  answer?: string;
}

/** A mail to the unit's account, in its own language. */
export async function tellUnit(world: World, tx: Transaction, news: UnitNews): Promise<void> {
  const [to] = await tx.orm
    .select({ email: account.email, language: account.language })
    .from(account)
    .where(eq(account.id, news.accountId));
  if (!to) return;
  const { language } = to;
  const names = news.people.map((row) => chooseText(namesOf(row), language)?.text ?? '');
  const { subject, paragraphs } = unitNotices[news.kind][language]({ names, answer: news.answer ?? '' });
  const activityName = chooseText(namesOf(news.activity), language)?.text ?? news.activity.code;
  await writeMessage(world, tx, {
    channel: 'MAIL',
    kind: news.kind,
    language,
    activityId: news.activity.id,
    to: to.email,
    subject: `[${activityName}] ${subject}`,
    text: paragraphs.join('\n\n'),
    html: mailHtml({ language: bcp47[language], heading: subject, paragraphs }),
  });
}
