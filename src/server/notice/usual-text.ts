import type { Locale } from '#domain/locale.ts';
import type { NoticeTrigger } from '#domain/notice/triggers.ts';

/** A notice in one language as it is before staff change it: only the channels that are usual for it have a text. */
export interface UsualText {
  /** Of the mail and behind the bell. */
  subject: string;
  mail: string;
  /** Behind the bell. */
  short?: string;
  sms?: string;
}

export type UsualTexts = Partial<Record<NoticeTrigger, Record<Locale, UsualText>>>;

export const paragraphs = (...texts: string[]): string => texts.join('\n\n');
