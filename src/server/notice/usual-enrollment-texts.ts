import { msg } from '#domain/msg.ts';
import { dear, type UsualTexts } from './usual-text.ts';

export const enrollmentTexts = {
  ENROLLMENT_RECEIVED: {
    subject: msg`We have received your application`,
    mail: [
      dear,
      msg`We have received the application of {unit} for {activity} and are reviewing it. We’ll write again with the result. You don’t need to do anything now.`,
      '{link}',
    ],
    short: msg`The application of {unit} for {activity} has arrived and is being reviewed.`,
  },
  ENROLLMENT_RESUBMITTED: {
    subject: msg`A returned application has been submitted again`,
    mail: [
      dear,
      msg`{unit} has corrected the application for {activity} and submitted it again. They write:`,
      '{reason}',
      '{link}',
    ],
    short: msg`{unit} has submitted the application for {activity} again: {reason}`,
  },
  ENROLLMENT_RETURNED: {
    subject: msg`Your application needs changes`,
    mail: [
      dear,
      msg`The application of {unit} for {activity} has been returned to you. Please change it as follows and submit it again:`,
      '{reason}',
      '{link}',
    ],
    short: msg`The application of {unit} for {activity} has been returned: {reason}`,
  },
  ENROLLMENT_APPROVED: {
    subject: msg`Your application is approved`,
    mail: [
      dear,
      msg`The application of {unit} for {activity} has been approved.`,
      msg`The organiser wrote: {reason}`,
      '{link}',
    ],
    short: msg`The application of {unit} for {activity} has been approved.`,
  },
  ENROLLMENT_CANCELLED: {
    subject: msg`Your registration has been cancelled`,
    mail: [dear, msg`The registration of {unit} for {activity} has been cancelled.`, msg`Reason: {reason}`, '{link}'],
    short: msg`The registration of {unit} for {activity} has been cancelled.`,
  },
  ENROLLMENT_LINKED: {
    subject: msg`You’re also registered for a linked activity`,
    mail: [
      dear,
      msg`By registering for {otherActivity}, {unit} is now also registered for the linked activity {activity}.`,
      '{link}',
    ],
    short: msg`{unit} is now also registered for the linked activity {activity}.`,
  },
} as const satisfies UsualTexts;
