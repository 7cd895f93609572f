import { msg } from '#domain/msg.ts';
import { dear, type UsualText, type UsualTexts } from './usual-text.ts';

const invited: UsualText = {
  subject: msg`Please describe “{record}” for the exhibition`,
  mail: [
    dear,
    msg`Your project “{record}” (file {number}) will be shown at {activity}. Please log in, describe it and upload its pictures.`,
    '{link}',
  ],
  short: msg`Your project “{record}” will be shown. Please describe it.`,
};

const moved: UsualText = {
  subject: msg`“{record}”: {stage}`,
  mail: [dear, msg`The project “{record}” of {activity}: {stage}.`, msg`Note: {reason}`, '{link}'],
  short: msg({ message: '“{record}”: {stage}.', context: 'project' }),
};

export const closingTexts = {
  CLOSING_INVITED: invited,
  CLOSING_WANTED: moved,
  CLOSING_MOVED: moved,
  CLOSING_DESIGN_WANTED: moved,
  CLOSING_DESIGN_MOVED: moved,
  CLOSING_DECIDED: moved,
} as const satisfies UsualTexts;
