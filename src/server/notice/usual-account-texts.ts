import { msg } from '#domain/msg.ts';
import { dear, type UsualTexts } from './usual-text.ts';

export const accountTexts = {
  INVITATION: {
    subject: msg`You’re invited to take part`,
    mail: [
      dear,
      msg`We would be glad to welcome you. Please register with the link below.`,
      msg`Event: {event}`,
      msg`Unit: {unit}`,
      msg({ message: 'Invitation code:\n{code}' }),
      msg`Valid until: {until}`,
      '{link}',
    ],
  },
  INVITATION_REMINDER: {
    subject: msg`Reminder: you’re invited to take part`,
    mail: [
      dear,
      msg`We invited you some time ago and haven’t received your registration yet. To take part, please register with the link below.`,
      msg`Event: {event}`,
      msg`Unit: {unit}`,
      msg({ message: 'Invitation code:\n{code}' }),
      msg`Valid until: {until}`,
      '{link}',
    ],
  },
  ACCOUNT_REGISTERED: {
    subject: msg`Your account is ready`,
    mail: [dear, msg`Your account is ready. Your username is {username}.`, '{link}'],
    short: msg`Your account is ready. Your username is {username}.`,
  },
  ACCOUNT_OPENED: {
    subject: msg`An account has been created for you`,
    mail: [
      dear,
      msg`The organiser has created an account for you. Your username is {username}. Please set your password first:`,
      '{link}',
    ],
  },
  PASSWORD_RESET: {
    subject: msg`Set a new password`,
    mail: [
      dear,
      msg`Please set a new password with the link below by {until}.`,
      '{link}',
      msg`If you did not ask for it, ignore this mail; your password stays as it is.`,
    ],
  },
  PASSWORD_CHANGED: {
    subject: msg`Your password was changed`,
    mail: [
      dear,
      msg`Your password was changed at {at} (Macao time), and your other devices were logged out.`,
      msg`If this was not you, reset your password at once and contact the organiser.`,
    ],
  },
  NEW_DEVICE: {
    subject: msg`Login from a new device`,
    mail: [
      dear,
      msg`Someone logged in to your account at {at} (Macao time) from a new device: {device}.`,
      msg`If this was not you, change your password at once and end that login in your list of logins.`,
    ],
  },
  CONTACT_CHANGED: {
    subject: msg`Your contact details were changed`,
    mail: [
      dear,
      msg`The contact details of your account were changed to {contact} at {at} (Macao time).`,
      msg`If this was not you, contact the organiser at once.`,
    ],
  },
} as const satisfies UsualTexts;
