import { msg } from '#domain/msg.ts';
import { dear, type UsualText, type UsualTexts } from './usual-text.ts';

const attendance: UsualText = {
  subject: msg`Meeting with {unit}: {stage}`,
  mail: [dear, msg`Your meeting with {unit} at {activity} on {before}: {stage}.`, '{link}'],
  short: msg`Meeting with {unit} on {before}: {stage}.`,
};

const missed: UsualText = {
  subject: msg`Meetings missed: {count}`,
  mail: [dear, msg`Someone did not come to these meetings at {activity}: {meetings}.`, '{link}'],
  short: msg`Someone did not come: {meetings}.`,
};

const offered: UsualText = {
  subject: msg`You can meet {unit} at {time}`,
  mail: [
    dear,
    msg`A time has become free at {activity}: you can meet {unit} at {time}, table {table}.`,
    msg`Accept or decline before {until}. The meeting takes place if both sides accept.`,
    '{link}',
  ],
  short: msg`You can meet {unit} at {time}, table {table}. Answer before {until}.`,
  sms: msg`You can meet {unit} at {time}, table {table}. Answer before {until}: {link}`,
};

const offerEnded: UsualText = {
  subject: msg`Offered time with {unit}: {stage}`,
  mail: [dear, msg`About the time offered to meet {unit} at {activity}, on {time}: {stage}.`, '{link}'],
  short: msg`About the time offered to meet {unit} on {time}: {stage}.`,
};

/** What is told of meetings on the day itself. */
export const meetingDayTexts = {
  MEETING_ATTENDANCE: attendance,
  MEETINGS_MISSED: missed,
  MEETING_OFFERED: offered,
  MEETING_OFFER_ENDED: offerEnded,
} as const satisfies UsualTexts;
