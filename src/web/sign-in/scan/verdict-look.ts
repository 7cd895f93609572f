import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isDeparture } from '#domain/sign-in/scope.ts';
import type { CardResult, VerdictCard } from '#web/door/card/card.ts';

export type ShapeName =
  | 'tick'
  | 'tickWaiting'
  | 'hourglass'
  | 'octagon'
  | 'signpost'
  | 'clock'
  | 'question'
  | 'broken'
  | 'back';

export interface VerdictLook {
  shape: ShapeName;
  /** The ground of the card and what stands on it. */
  ground: string;
  /** The one word of the result. */
  word: MessageDescriptor;
  /** What to do, in one sentence; absent where the word says it all. */
  todo?: MessageDescriptor;
}

const good = 'bg-good text-on-good';
const warn = 'bg-warn text-on-warn';
const bad = 'bg-bad text-on-bad';
const info = 'bg-info text-on-info';
const quiet = 'bg-sunken text-ink';

/** The face of each result. Colour never speaks alone: no two neighbours share shape and word. */
const verdictLooks: Record<CardResult, VerdictLook> = {
  SIGNED_IN: { shape: 'tick', ground: good, word: msg({ message: 'Signed in', context: 'result of a scan' }) },
  NOT_IN_LIST_YET: {
    shape: 'tickWaiting',
    ground: `${good} border-t-8 border-warn`,
    word: msg`Signed in, not on this list yet`,
    todo: msg`The code is genuine, but this person isn’t on this phone’s list yet.`,
  },
  JUST_SIGNED_IN: {
    shape: 'tick',
    ground: quiet,
    word: msg`Just signed in`,
    todo: msg`Same code a moment ago. Not counted twice.`,
  },
  ALREADY_SIGN_IN: {
    shape: 'hourglass',
    ground: warn,
    word: msg({ message: 'Already signed in', context: 'result of a scan' }),
  },
  REVOKED: {
    shape: 'octagon',
    ground: bad,
    word: msg`Code withdrawn`,
    todo: msg`Don’t let in. Send to the registration desk.`,
  },
  CANCELLED: {
    shape: 'octagon',
    ground: bad,
    word: msg`Cancelled`,
    todo: msg`Cancelled. The scan is kept.`,
  },
  WRONG_ACTIVITY: {
    shape: 'signpost',
    ground: info,
    word: msg`For another activity`,
    todo: msg`This code is for another place. Point them to the right hall.`,
  },
  NOT_ENTITLED: { shape: 'signpost', ground: info, word: msg`Not registered for this` },
  OUTSIDE_WINDOW: {
    shape: 'clock',
    ground: warn,
    word: msg`Outside the sign-in time`,
    todo: msg`Signing in is not open now.`,
  },
  UNKNOWN: {
    shape: 'question',
    ground: bad,
    word: msg`Unknown code`,
    todo: msg`Don’t let in. Search by name, or send to the registration desk.`,
  },
  MISREAD: {
    shape: 'question',
    ground: quiet,
    word: msg`Not read correctly`,
    todo: msg`The code wasn’t read properly. Scan or type it again, or search by name.`,
  },
  NOT_STORED: {
    shape: 'broken',
    ground: bad,
    word: msg`Not recorded`,
    todo: msg`This scan wasn’t saved. Don’t let in on this card: reload, or use another phone.`,
  },
};

const takenBack: VerdictLook = { shape: 'back', ground: quiet, word: msg`Taken back` };
const letInAllTheSame: VerdictLook = { shape: 'tick', ground: good, word: msg`Let in, with a note` };
const departed: VerdictLook = { shape: 'tick', ground: good, word: msg`Departure noted` };

export function lookOf(card: VerdictCard): VerdictLook {
  if (card.undone) return takenBack;
  if (card.overridden) return letInAllTheSame;
  if (card.result === 'SIGNED_IN' && isDeparture(card.kind, card.scope)) return departed;
  return verdictLooks[card.result];
}
