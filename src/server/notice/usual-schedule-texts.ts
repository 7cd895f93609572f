import { msg } from '#domain/msg.ts';
import { dear, type UsualText, type UsualTexts } from './usual-text.ts';

const released: UsualText = {
  subject: msg`Your meetings`,
  mail: [
    dear,
    msg`The meetings of {unit} at {activity} have been scheduled: {added} new, {moved} moved, {dropped} cancelled.`,
    msg`Your meetings now: {meetings}.`,
    '{link}',
  ],
  short: msg`Meetings of {unit}: {added} new, {moved} moved, {dropped} cancelled.`,
};

const asked: UsualText = {
  subject: msg`{unit} would like another time`,
  mail: [
    dear,
    msg`{unit} would like to move your meeting of {before} at {activity} to one of these times: {meetings}.`,
    msg`Reason: {reason}`,
    msg`Please answer in the portal:`,
    '{link}',
  ],
  short: msg`{unit} would like to move your meeting of {before} to: {meetings}.`,
};

const answered: UsualText = {
  subject: msg`New time for a meeting: {stage}`,
  mail: [
    dear,
    msg`Request to move the meeting with {unit} at {activity} on {before}: {stage}.`,
    msg`Note: {reason}`,
    '{link}',
  ],
  short: msg`Request to move the meeting with {unit} on {before}: {stage}.`,
};

export const scheduleTexts = {
  SCHEDULE_RELEASED: released,
  SCHEDULE_CHANGE_ASKED: asked,
  SCHEDULE_CHANGE_ANSWERED: answered,
} as const satisfies UsualTexts;
