import { msg } from '#domain/msg.ts';
import { dear, type UsualTexts } from './usual-text.ts';

export const activityTexts = {
  SUPPLEMENT_PUBLISHED: {
    subject: msg`Supplementary notice: {title}`,
    mail: [
      dear,
      msg`There is a supplementary notice for {activity}: {title}`,
      '{text}',
      msg`Due by: {until}`,
      '{link}',
    ],
    short: msg({ message: '{text}\n\nDue by: {until}' }),
  },
  ACTIVITY_CANCELLED: {
    subject: msg`The event has been cancelled`,
    mail: [
      dear,
      msg`We’re sorry: {activity} has been cancelled.`,
      msg`Reason: {reason}`,
      msg`Codes already sent are no longer needed.`,
      '{link}',
    ],
    short: msg({ message: '{activity} has been cancelled.\n\nReason: {reason}' }),
    sms: msg({ message: '[{activity}] The event is cancelled and does not take place.\n\nReason: {reason}' }),
  },
  STAFF_NOTICE: {
    subject: '{title}',
    mail: [dear, '{text}', '{link}'],
    short: '{text}',
  },
} as const satisfies UsualTexts;
