import { msg } from '#domain/msg.ts';
import { dear, type UsualText, type UsualTexts } from './usual-text.ts';

const received: UsualText = {
  subject: msg`We have your application: {record}`,
  mail: [
    dear,
    msg`{unit} has your application for the position “{record}”.`,
    msg`This page shows where it stands. There you can change it, add a CV or withdraw it:`,
    '{link}',
    msg`What you sent is kept until {until} and then erased; you can erase it on that page at any time.`,
    msg`If it was not you who applied, please erase it there.`,
  ],
};

const again: UsualText = {
  subject: msg`You’ve already applied: {record}`,
  mail: [
    dear,
    msg`Someone applied again with this address for the position “{record}” at {unit}. Your first application is unchanged.`,
    msg`To change it, use this page:`,
    '{link}',
  ],
};

const moved: UsualText = {
  subject: msg`{record}: {stage}`,
  mail: [
    dear,
    msg`Your application for the position “{record}” at {unit}: {stage}.`,
    msg`The company says: {reason}`,
    '{link}',
  ],
};

const closed: UsualText = {
  subject: msg`The position is closed: {record}`,
  mail: [
    dear,
    msg`The position “{record}” at {unit} is closed to new applications. You haven’t had an answer yet; the company can still contact you until your data is erased.`,
    msg`You can look at it or erase it on this page:`,
    '{link}',
  ],
};

const arrived: UsualText = {
  subject: msg`New applications: {count}`,
  mail: [dear, msg`New applications at {activity}: {count}. Positions: {records}.`, '{link}'],
  short: msg`New applications: {count} ({records})`,
};

export const applicationTexts = {
  APPLICATION_RECEIVED: received,
  APPLICATION_AGAIN: again,
  APPLICATION_MOVED: moved,
  APPLICATION_CLOSED: closed,
  APPLICATIONS_ARRIVED: arrived,
} as const satisfies UsualTexts;
