import { msg } from '#domain/msg.ts';
import { dear, type UsualText, type UsualTexts } from './usual-text.ts';

const placed: UsualText = {
  subject: msg`The place of the booth`,
  mail: [
    dear,
    msg`The place of the booth of {unit} at {activity}: {places}.`,
    msg`It stood before at: {before}`,
    msg`What is printed can be changed until {until}.`,
    '{link}',
  ],
  short: msg`The place of the booth of {unit}: {places}.`,
};

/** The exhibitor and the contractor read the same; where it leads is the trigger's. */
export const placeTexts = {
  ENROLLMENT_PLACED: placed,
  CASE_PLACED: placed,
} as const satisfies UsualTexts;
