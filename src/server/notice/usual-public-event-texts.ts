import { msg } from '#domain/msg.ts';
import { dear, type UsualText, type UsualTexts } from './usual-text.ts';

const emailConfirm: UsualText = {
  subject: msg`Please confirm your new address`,
  mail: [
    dear,
    msg`Someone gave this address for a registration for {activity}. If it was you, confirm it on this page by {until}. From then on we’ll write to you here:`,
    '{link}',
    msg`If it wasn’t you, you don’t need to do anything: we won’t write to this address again.`,
  ],
};

const emailChanged: UsualText = {
  subject: msg`The address of your registration has changed`,
  mail: [
    dear,
    msg`The address of the registration for {activity} is now {contact}. From now on we’ll write there instead of here.`,
    msg`If you didn’t change it, please contact us.`,
  ],
};

const linkAgain: UsualText = {
  subject: msg`The link to your registration`,
  mail: [
    dear,
    msg`See and change your registration for {activity} and its codes on this page:`,
    '{link}',
    msg`The link is only for you; please don’t share it.`,
  ],
};

const demandDecided: UsualText = {
  subject: msg({ message: '“{record}”: {stage}', context: 'demand' }),
  mail: [dear, msg`The demand “{record}” for {activity}: {stage}.`, '{reason}', '{link}'],
  short: msg({ message: '“{record}”: {stage}.', context: 'demand' }),
};

const seated: UsualText = {
  subject: msg`You have a seat: {day}`,
  mail: [
    dear,
    msg`You’re registered for {activity}. Seats: {seats}.`,
    msg`Date: {day}`,
    msg`Place: {place}`,
    msg`Show this code at the entrance. If you come as a group, the page below has a code for each of you.`,
    '{qr}',
    msg({ message: 'If it can’t be scanned, tell the staff these characters:\n{code}' }),
    msg`If you can’t come, please cancel on this page so that someone on the waiting list gets the seat:`,
    '{link}',
    msg`Add it to your calendar: {calendar}`,
  ],
};

const waiting: UsualText = {
  subject: msg`You’re on the waiting list`,
  mail: [
    dear,
    msg`{activity} is full at the moment. You’re on the waiting list (seats: {seats}), at number {count}.`,
    msg`As soon as enough seats are free, we’ll e-mail you and keep them for a while.`,
    msg`See your place in the list on this page. A smaller group may get seats sooner:`,
    '{link}',
  ],
};

const offered: UsualText = {
  subject: msg`Seats are free: accept by {until}`,
  mail: [
    dear,
    msg`Seats for {activity} are kept for you until {until}: {seats}. Accept them on this page; after that they go to the next in line.`,
    '{link}',
  ],
};

const ended: UsualText = {
  subject: msg`Your registration: {stage}`,
  mail: [dear, msg`Your registration for {activity} is {stage}.`, msg`Reason: {reason}`, '{link}'],
};

const reminder: UsualText = {
  subject: msg`See you soon: {day}`,
  mail: [
    dear,
    msg`{activity} is coming up, and you have seats: {seats}.`,
    msg`Date: {day}`,
    msg`Place: {place}`,
    '{qr}',
    '{code}',
    msg`If you can’t come, please cancel on this page:`,
    '{link}',
    msg`Add it to your calendar: {calendar}`,
  ],
};

export const publicEventTexts = {
  PUBLIC_EMAIL_CONFIRM: emailConfirm,
  PUBLIC_EMAIL_CHANGED: emailChanged,
  PUBLIC_LINK: linkAgain,
  PUBLIC_DEMAND_DECIDED: demandDecided,
  PUBLIC_SEATED: seated,
  PUBLIC_WAITING: waiting,
  PUBLIC_OFFERED: offered,
  PUBLIC_ENDED: ended,
  PUBLIC_REMINDER: reminder,
} as const satisfies UsualTexts;
