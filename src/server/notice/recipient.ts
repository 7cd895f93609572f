import { eq } from 'drizzle-orm';
import { chooseText, type Locale, type LocalizedText, namesOf } from '#domain/locale.ts';
import type { NoticeChannel } from '#domain/notice/words.ts';
import { account } from '#server/account/tables.ts';
import type { Queries } from '#server/db/database.ts';

/** Somebody without an account; who has no address of one kind is not written to that way. */
export interface Address {
  email?: string;
  /** As +85366123456. */
  mobile?: string;
  language: Locale;
  name?: LocalizedText;
}

export interface Recipient {
  accountId: string | null;
  language: Locale;
  name: LocalizedText | string;
  address: { MAIL: string; SMS: string };
  reachable: NoticeChannel[];
}

/** @param to the id of an account, or an address. @returns null for an account that is closed or gone */
export async function readRecipient(db: Queries, to: string | Address): Promise<Recipient | null> {
  if (typeof to !== 'string') return recipientOf(null, to);
  const [row] = await db.orm.select().from(account).where(eq(account.id, to));
  if (!row || row.disabledAt || row.mergedIntoId) return null;
  const { email, language } = row;
  return recipientOf(row.id, { email, language, mobile: row.mobileVerifiedAt ? row.mobile : '', name: namesOf(row) });
}

function recipientOf(accountId: string | null, { email = '', mobile = '', language, name }: Address): Recipient {
  const reachable: NoticeChannel[] = [];
  if (email) reachable.push('MAIL');
  if (mobile) reachable.push('SMS');
  if (accountId) reachable.push('IN_APP');
  const shown = name && chooseText(name, language) ? name : email;
  return { accountId, language, name: shown, address: { MAIL: email, SMS: mobile }, reachable };
}
