import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Verdict } from '#domain/sign-in/words.ts';
import type { ShapeName } from '../scan/verdict-look.ts';

interface SelfLook {
  shape: ShapeName;
  ground: string;
  word: MessageDescriptor;
}

const good = 'bg-good text-on-good';
const warn = 'bg-warn text-on-warn';
const bad = 'bg-bad text-on-bad';
const askDesk = msg`Please go to the registration desk`;

/** What somebody reads who signed in with their own phone. */
export const selfLooks: Record<Verdict, SelfLook> = {
  ACCEPTED: { shape: 'tick', ground: good, word: msg`Welcome, you’re signed in` },
  ALREADY_SIGN_IN: { shape: 'tick', ground: good, word: msg`You’re already signed in` },
  OUTSIDE_WINDOW: { shape: 'clock', ground: warn, word: msg`Signing in is not open at this time` },
  CANCELLED: { shape: 'octagon', ground: bad, word: msg`This activity was cancelled` },
  REVOKED: { shape: 'octagon', ground: bad, word: askDesk },
  WRONG_ACTIVITY: { shape: 'signpost', ground: warn, word: msg`You’re registered for another activity` },
  NOT_ENTITLED: { shape: 'signpost', ground: warn, word: askDesk },
  UNKNOWN: { shape: 'question', ground: bad, word: askDesk },
  QUARANTINED: { shape: 'octagon', ground: bad, word: askDesk },
  ANNULLED: { shape: 'octagon', ground: bad, word: askDesk },
  INVALID: { shape: 'octagon', ground: bad, word: askDesk },
};
