import { msg } from '#domain/msg.ts';
import { dear, type UsualText, type UsualTexts } from './usual-text.ts';

const received: UsualText = {
  subject: msg`A product is waiting for you to check`,
  mail: [dear, msg`{unit} has submitted the product “{record}” for {activity}. Please check it.`, '{link}'],
  short: msg`{unit} has submitted the product “{record}”. Please check it.`,
};

const returned: UsualText = {
  subject: msg`Please correct “{record}”`,
  mail: [
    dear,
    msg`The product “{record}” for {activity} was returned. Please correct it and submit it again.`,
    msg`Reason: {reason}`,
    '{link}',
  ],
  short: msg`The product “{record}” was returned: {reason}`,
};

const moved: UsualText = {
  subject: msg`“{record}”: {stage}`,
  mail: [dear, msg`The product “{record}” for {activity}: {stage}.`, '{reason}', '{link}'],
  short: msg({ message: '“{record}”: {stage}.', context: 'product' }),
};

const asked: UsualText = {
  subject: msg`{unit} would like to meet you about “{record}”`,
  mail: [dear, msg`{unit} would like to meet you at {activity} about “{record}”. Please answer.`, '{note}', '{link}'],
  short: msg`{unit} would like to meet you about “{record}”. Please answer.`,
};

const answered: UsualText = {
  subject: msg({ message: 'Meeting with {unit}: {stage}', context: 'docking' }),
  mail: [dear, msg`Meeting with {unit} about “{record}”: {stage}.`, msg`Agreed time: {times}`, '{reason}', '{link}'],
  short: msg`Meeting with {unit} about “{record}”: {stage}.`,
};

const timed: UsualText = {
  subject: msg`Time of your meeting with {unit}`,
  mail: [dear, msg`Your meeting with {unit} about “{record}”: {times}.`, '{link}'],
  short: msg`Your meeting with {unit} about “{record}”: {times}.`,
};

export const dockingTexts = {
  PRODUCT_RECEIVED: received,
  PRODUCT_RETURNED: returned,
  PRODUCT_MOVED: moved,
  INTENT_ASKED: asked,
  INTENT_MOVED: answered,
  INTENT_TIMES: timed,
} as const satisfies UsualTexts;
