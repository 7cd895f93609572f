import { msg } from '#domain/msg.ts';
import { dear, type UsualText, type UsualTexts } from './usual-text.ts';

const received: UsualText = {
  subject: msg`A research result is waiting for you to check`,
  mail: [dear, msg`{unit} has submitted “{record}” for {activity}. Please review it.`, '{link}'],
  short: msg`{unit} has submitted “{record}”. Please review it.`,
};

const returned: UsualText = {
  subject: msg`Please correct “{record}”`,
  mail: [
    dear,
    msg`“{record}” for {activity} was returned. Please correct it and submit it again.`,
    msg`Reason: {reason}`,
    '{link}',
  ],
  short: msg`“{record}” was returned: {reason}`,
};

const moved: UsualText = {
  subject: msg`“{record}”: {stage}`,
  mail: [dear, msg`“{record}” for {activity} is now at “{stage}”.`, msg`They write: {reason}`, '{link}'],
  short: msg`“{record}” is now at “{stage}”.`,
};

const asked: UsualText = {
  subject: msg`Someone is interested in “{record}”`,
  mail: [
    dear,
    msg`{unit} would like to talk about “{record}” for its own “{other}” ({activity}). Please answer by {until}.`,
    '{link}',
  ],
  short: msg`{unit} would like to talk about “{record}”. Please answer by {until}.`,
};

const answered: UsualText = {
  subject: msg`“{other}”: {stage}`,
  mail: [dear, msg`“{record}” and “{other}” ({activity}) are now at “{stage}”.`, msg`They write: {reason}`, '{link}'],
  short: msg`“{record}” and “{other}”: {stage}.`,
};

export const roadShowTexts = {
  RECORD_RECEIVED: received,
  RECORD_RETURNED: returned,
  RECORD_MOVED: moved,
  MATCH_ASKED: asked,
  MATCH_ANSWERED: answered,
} as const satisfies UsualTexts;
