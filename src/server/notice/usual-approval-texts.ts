import { msg } from '#domain/msg.ts';
import { dear, type UsualText, type UsualTexts } from './usual-text.ts';

const wanted: UsualText = {
  subject: msg`Booth design: it’s your turn`,
  mail: [
    dear,
    msg`The booth design of {unit} for {activity} is now at “{stage}”, and it’s your turn.`,
    msg`They write: {reason}`,
    '{link}',
  ],
  short: msg`The booth design of {unit} stands at “{stage}”: it is your turn.`,
};

const moved: UsualText = {
  subject: msg`The booth design has moved on`,
  mail: [
    dear,
    msg`The booth design of {unit} for {activity} is now at “{stage}”. You don’t need to do anything now.`,
    msg`They write: {reason}`,
    '{link}',
  ],
  short: msg`The booth design of {unit} is now at “{stage}”.`,
};

const overdue: UsualText = {
  subject: msg`Reminder: the booth design is waiting for you`,
  mail: [
    dear,
    msg`The booth design of {unit} for {activity} is at “{stage}” and has been waiting for you longer than planned. Please continue soon so that the booth can be built in time.`,
    '{link}',
  ],
  short: msg`The booth design of {unit} is waiting for you: {stage}.`,
};

const waiting: UsualText = {
  subject: msg`Applications waiting too long: {count}`,
  mail: [dear, msg`Applications waiting longer than planned: {count}. Longest first: {units}`, '{link}'],
  short: msg`Applications that have waited for longer than planned: {count}. {units}`,
};

/** The exhibitor and the contractor read the same; where it leads is the trigger's. */
export const approvalTexts = {
  DESIGN_WANTED: wanted,
  DESIGN_MOVED: moved,
  CASE_WANTED: wanted,
  DESIGN_OVERDUE: overdue,
  CASE_OVERDUE: overdue,
  CASE_MOVED: moved,
  CASES_WAITING: waiting,
} as const satisfies UsualTexts;
