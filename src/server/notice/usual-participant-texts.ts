import { msg } from '#domain/msg.ts';
import { dear, type UsualTexts } from './usual-text.ts';

export const participantTexts = {
  LIST_RECEIVED: {
    subject: msg`We have received your list of participants`,
    mail: [
      msg`Your unit's list has arrived. On it ({count}): {names}.`,
      msg`You can change it until it is locked.`,
      '{link}',
    ],
    short: msg`Your unit's list has arrived with {count} on it. You can change it until it is locked.`,
  },
  LIST_LOCKED: {
    subject: msg`Your list of participants is locked`,
    mail: [
      msg`The list is locked, and codes have been sent to: {names}.`,
      msg`To change something, send a request on the portal and say why.`,
      '{link}',
    ],
    short: msg`The list is locked and the codes have been sent. To change something, send a request on the portal.`,
  },
  CHANGE_ACCEPTED: {
    subject: msg`Your change is accepted`,
    mail: [msg`The change you asked for has been made.`, msg`The organiser wrote: {answer}`, '{link}'],
    short: msg`The change you asked for has been made.`,
  },
  CHANGE_REFUSED: {
    subject: msg`Your change is not accepted`,
    mail: [msg`The list stays as it was.`, msg`The organiser wrote: {answer}`, '{link}'],
    short: msg({ message: 'The list stays as it was.\n\nThe organiser wrote: {answer}' }),
  },
  CODE_READY: {
    subject: msg`Your sign-in code`,
    mail: [
      dear,
      msg`Your registration is confirmed. Please show this code at the entrance.`,
      '{qr}',
      msg({ message: 'If it can’t be scanned, tell the staff these characters:\n{code}' }),
      '{link}',
      msg`This code is yours only. Please don’t share it.`,
    ],
    sms: msg`[{activity}] Your registration is confirmed. Your code: {link}`,
  },
  CODE_REVOKED: {
    subject: msg`Your sign-in code no longer works`,
    mail: [dear, msg`Your sign-in code no longer works. If you have questions, please contact the organiser.`],
    sms: msg`[{activity}] Your sign-in code no longer works. If you have questions, please contact the organiser.`,
  },
  REGISTRATION_CANCELLED: {
    subject: msg`Your registration is cancelled`,
    mail: [
      dear,
      msg`Your registration is cancelled and your code no longer works. If you have questions, please contact your unit or the organiser.`,
    ],
    sms: msg`[{activity}] Your registration is cancelled and your code no longer works. If you have questions, please contact your unit or the organiser.`,
  },
} as const satisfies UsualTexts;
