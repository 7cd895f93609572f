import { msg } from '#domain/msg.ts';
import { dear, type UsualText, type UsualTexts } from './usual-text.ts';

const changed: UsualText = {
  subject: msg`A new contractor will build the booth`,
  mail: [
    dear,
    msg`The booth of {unit} at {activity} will now be built by {other}. All files, designs and notes are kept, and the new contractor continues with them.`,
    msg`Reason: {reason}`,
    '{link}',
  ],
  short: msg`The booth of {unit} is now built by {other}.`,
};

const given: UsualText = {
  subject: msg`A booth for you to build`,
  mail: [
    dear,
    msg`The fund has made you the contractor for {unit} at {activity}. The case is at “{stage}” and has all files, designs and notes so far.`,
    msg`Reason: {reason}`,
    '{link}',
  ],
  short: msg`The fund has named you the contractor of {unit}. It stands at “{stage}”.`,
};

const takenAway: UsualText = {
  subject: msg`A booth was given to another contractor`,
  mail: [
    dear,
    msg`The fund has given the booth of {unit} at {activity} to another contractor. You can no longer open the case, and you don’t need to do anything more.`,
    msg`Reason: {reason}`,
    '{link}',
  ],
  short: msg`The booth of {unit} was given to another contractor.`,
};

export const contractorTexts = {
  CONTRACTOR_CHANGED: changed,
  CASE_GIVEN: given,
  CASE_TAKEN_AWAY: takenAway,
} as const satisfies UsualTexts;
