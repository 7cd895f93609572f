import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConflictResolution, Verdict } from '#domain/sign-in/words.ts';

export interface Decision {
  resolution: Exclude<ConflictResolution, 'CLOSED_BY_ITSELF'>;
  label: MessageDescriptor;
  /** Only for those who see the whole door, not on the phone that scanned. */
  staffOnly?: true;
}

const stay: Decision = { resolution: 'LET_STAY', label: msg`May stay` };
const sentAway: Decision = { resolution: 'SENT_AWAY', label: msg`Was sent away` };
const takenBack: Decision = { resolution: 'TAKEN_BACK', label: msg`Take the sign-in back`, staffOnly: true };
const letInAgainstARule: readonly Decision[] = [stay, sentAway, takenBack];

/** What one can decide about a contradiction, by what the screen should have said. Nothing throws anybody out. */
export const decisionsFor: Record<Verdict, readonly Decision[]> = {
  ALREADY_SIGN_IN: [
    { resolution: 'SAME_PERSON', label: msg`Same person` },
    { resolution: 'LET_STAY', label: msg`Two people, both may stay` },
    { resolution: 'SENT_AWAY', label: msg`Two people, the second was sent away`, staffOnly: true },
    takenBack,
  ],
  ACCEPTED: [
    { resolution: 'LET_STAY', label: msg`Has been let in now` },
    { resolution: 'SENT_AWAY', label: msg`Did not come back` },
  ],
  REVOKED: letInAgainstARule,
  CANCELLED: letInAgainstARule,
  WRONG_ACTIVITY: letInAgainstARule,
  NOT_ENTITLED: letInAgainstARule,
  OUTSIDE_WINDOW: letInAgainstARule,
  UNKNOWN: letInAgainstARule,
  QUARANTINED: letInAgainstARule,
  ANNULLED: letInAgainstARule,
  INVALID: letInAgainstARule,
};
