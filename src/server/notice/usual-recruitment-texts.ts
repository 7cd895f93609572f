import { msg } from '#domain/msg.ts';
import { dear, type UsualText, type UsualTexts } from './usual-text.ts';

const received: UsualText = {
  subject: msg`A position is waiting for you to check`,
  mail: [dear, msg`{unit} has submitted the position “{record}” for {activity}. Please check it.`, '{link}'],
  short: msg`{unit} has submitted the position “{record}”. Please check it.`,
};

const returned: UsualText = {
  subject: msg`Please correct “{record}”`,
  mail: [
    dear,
    msg`The position “{record}” for {activity} was returned. Please correct it and submit it again.`,
    msg`Reason: {reason}`,
    '{link}',
  ],
  short: msg`The position “{record}” was returned: {reason}`,
};

const moved: UsualText = {
  subject: msg`“{record}”: {stage}`,
  mail: [dear, msg`The position “{record}” for {activity}: {stage}.`, '{reason}', '{link}'],
  short: msg({ message: '“{record}”: {stage}.', context: 'position' }),
};

export const recruitmentTexts = {
  POSITION_RECEIVED: received,
  POSITION_RETURNED: returned,
  POSITION_MOVED: moved,
} as const satisfies UsualTexts;
