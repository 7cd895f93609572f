import { type NoticeTrigger, triggerNames, triggerRow } from '#domain/notice/triggers.ts';

export const messageChannels = ['MAIL', 'SMS'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** What somebody is written to about: a code asked for, or what a notice tells. */
export const messageKinds = ['PHONE_CODE', 'MAIL_CODE', ...triggerNames] as const;
export type MessageKind = 'PHONE_CODE' | 'MAIL_CODE' | NoticeTrigger;

/** What a message of this kind says opens something: nobody but its recipient reads it. */
export const isSecret = (kind: MessageKind): boolean =>
  kind === 'PHONE_CODE' || kind === 'MAIL_CODE' || triggerRow(kind).secret === true;

/**
 * HELD: may still be taken back. TAKEN_BACK: was, and is never sent. KEPT: there is nothing configured to send it with,
 * so it can only be read in the outbox. NO_TEMPLATE: there was no text to send; it can be written again once there is.
 */
export const messageStates = ['HELD', 'WAITING', 'SENT', 'KEPT', 'FAILED', 'TAKEN_BACK', 'NO_TEMPLATE'] as const;
export type MessageState = (typeof messageStates)[number];
