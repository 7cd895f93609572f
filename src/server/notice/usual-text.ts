import type { NoticeTrigger } from '#domain/notice/triggers.ts';
import { type Message, msg } from '#domain/msg.ts';

/** One that is only filled in (`{link}`) reads the same in every language. */
export type Text = Message | `{${string}}`;

/** A notice as it is before staff change it: only the channels that are usual for it have a text. */
export interface UsualText {
  /** Of the mail and behind the bell. */
  subject: Text;
  mail: readonly Text[];
  /** Behind the bell. */
  short?: Text;
  sms?: Text;
}

export type UsualTexts = Partial<Record<NoticeTrigger, UsualText>>;

/** How mails begin. */
export const dear = msg`Dear {recipient},`;
