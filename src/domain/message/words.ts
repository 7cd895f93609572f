export const messageChannels = ['MAIL', 'SMS'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** What happened that somebody is told of. */
export const messageKinds = [
  'PHONE_CODE',
  'LIST_RECEIVED',
  'LIST_LOCKED',
  'CODE_READY',
  'CODE_REVOKED',
  'REGISTRATION_CANCELLED',
  'CHANGE_ACCEPTED',
  'CHANGE_REFUSED',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** KEPT: there is nothing configured to send it with, so it can only be read in the outbox. */
export const messageStates = ['WAITING', 'SENT', 'KEPT', 'FAILED'] as const;
export type MessageState = (typeof messageStates)[number];
