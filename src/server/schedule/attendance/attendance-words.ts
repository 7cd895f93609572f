import type { LocalizedText } from '#domain/locale.ts';
import { msg } from '#domain/msg.ts';
import { asEntered } from '#server/i18n/say.ts';

/** What a notice says of who came to a meeting, to the side that reads it. */
export const attendanceWords = {
  otherMissed: asEntered(msg`they did not come in time`),
  ownMissed: asEntered(msg`nobody of yours was signed in at the door in time. If you are here, tell the staff`),
  held: asEntered(msg`corrected: both came in time, so it counts as held`),
} as const satisfies Record<string, LocalizedText>;

/** Why an offered time is gone. */
export const offerEndWords = {
  declined: asEntered(msg`declined by the other side`),
  lapsed: asEntered(msg`expired, as not both accepted in time`),
  taken: asEntered(msg`no longer free`),
} as const satisfies Record<string, LocalizedText>;
