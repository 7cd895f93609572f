import { msg } from '#domain/msg.ts';
import { dear, type UsualText, type UsualTexts } from './usual-text.ts';

const opened: UsualText = {
  subject: msg`Please answer: {title}`,
  mail: [
    dear,
    msg`Thank you for taking part in {activity}. We’d like to ask you a few questions: {title}.`,
    msg`You can answer some now and the rest later; everything is saved automatically. Please answer by {until}.`,
    msg`This page is only for you; please don’t share the link:`,
    '{link}',
  ],
  short: msg`Please answer the questionnaire “{title}”.`,
};

const reminder: UsualText = {
  subject: msg`Reminder: {title}`,
  mail: [dear, msg`We haven’t received your answers to “{title}” yet.`, msg`Please answer by {until}.`, '{link}'],
  short: msg`We haven’t received your answers to “{title}” yet.`,
};

const received: UsualText = {
  subject: msg`We’ve received your answers: {title}`,
  mail: [
    dear,
    msg`Thank you, we’ve received your answers to “{title}”.`,
    msg`You can view and change them until {until}:`,
    '{link}',
  ],
};

export const questionnaireTexts = {
  QUESTIONNAIRE_OPENED: opened,
  QUESTIONNAIRE_REMINDER: reminder,
  QUESTIONNAIRE_RECEIVED: received,
} as const satisfies UsualTexts;
