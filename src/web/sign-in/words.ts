import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SignInKind } from '#domain/participant/kinds.ts';
import type { DoorHint } from '#domain/sign-in/decide-at-door.ts';
import type {
  ConflictResolution,
  ConflictSeverity,
  DeviceProfile,
  ShownResult,
  Verdict,
} from '#domain/sign-in/words.ts';
import type { IconName } from '#web/ui/icon.tsx';

export const kindWords: Record<SignInKind, MessageDescriptor> = {
  ACTIVITY: msg({ message: 'Activity', comment: 'A kind of sign-in, beside Dinner and Hotel' }),
  DINNER_PARTY: msg({ message: 'Dinner', comment: 'A kind of sign-in: the dinner party' }),
  HOTEL: msg({ message: 'Hotel', comment: 'A kind of sign-in: arrival at the hotel' }),
};

export const kindIcons: Record<SignInKind, IconName> = { ACTIVITY: 'calendar', DINNER_PARTY: 'dinner', HOTEL: 'bed' };

export const profileWords: Record<DeviceProfile, { name: MessageDescriptor; hint: MessageDescriptor }> = {
  STEWARD: {
    name: msg({ message: 'Steward', comment: 'Profile of a station: staff at the door' }),
    hint: msg`Scans, searches, takes back own scans`,
  },
  SUPERVISOR: {
    name: msg({ message: 'Supervisor', comment: 'Profile of a station: who may decide more' }),
    hint: msg`Also lets people in against the rule, with a reason`,
  },
  KIOSK: {
    name: msg({ message: 'Self-service', comment: 'Profile of a station that stands by itself' }),
    hint: msg`Unattended: only scans, shows no lists`,
  },
};

export const hintWords: Record<DoorHint, MessageDescriptor> = {
  CHECK_PHOTO: msg`Signed in at another gate a moment ago: check the identity document`,
  STALE_LIST: msg`The list on this phone is out of date`,
  FORGED_CODE: msg`Looks like our code but is not genuine`,
  OUT_WITHOUT_IN: msg`Leaving without a recorded arrival`,
  ENTITLEMENT_UNKNOWN: msg`We’ll know after the next sync whether they registered for this`,
};

/** Instead of `CHECK_PHOTO` where there is one on the card. */
export const comparePhotoWords = msg`Signed in at another gate a moment ago: compare the face with the photo`;

export const severityWords: Record<ConflictSeverity, MessageDescriptor> = {
  high: msg({ message: 'Urgent', comment: 'Severity of a contradiction' }),
  low: msg({ message: 'For information', comment: 'Severity of a contradiction' }),
};

/** What is contradicted, by what the screen should have said. */
export const conflictWords: Record<Verdict, MessageDescriptor> = {
  ACCEPTED: msg`Turned away, although everything was in order`,
  ALREADY_SIGN_IN: msg`Let in twice with one code`,
  REVOKED: msg`Let in with a withdrawn code`,
  CANCELLED: msg`Let in although it was cancelled`,
  WRONG_ACTIVITY: msg`Let in with the code of another activity`,
  NOT_ENTITLED: msg`Let in without being registered for this`,
  OUTSIDE_WINDOW: msg`Let in outside the sign-in time`,
  UNKNOWN: msg`Let in with an unknown code`,
  QUARANTINED: msg`Let in by a phone that was out of service`,
  ANNULLED: msg`Let in, then taken back`,
  INVALID: msg`Let in by a record that cannot be read`,
};

export const shownWords: Record<ShownResult, MessageDescriptor> = {
  ADMIT: msg({ message: 'screen showed: come in', comment: 'What the screen showed for a scan' }),
  REFUSE: msg({ message: 'screen showed: stop', comment: 'What the screen showed for a scan' }),
  NOTHING: msg({ message: 'screen showed nothing', comment: 'What the screen showed for a scan' }),
};

/** What was decided, for the history. */
export const resolutionWords: Record<ConflictResolution, MessageDescriptor> = {
  LET_STAY: msg`May stay`,
  SENT_AWAY: msg`Was sent away`,
  SAME_PERSON: msg`One person, scanned twice`,
  TAKEN_BACK: msg`Sign-in taken back`,
  CLOSED_BY_ITSELF: msg`Closed by itself`,
};

/** Why a sign-in is taken back; sent as the reason in the operator's words. */
export const undoReasons: readonly MessageDescriptor[] = [
  msg`Wrong person scanned`,
  msg`Scanned by mistake`,
  msg`Did not come in after all`,
  msg`Trying out`,
];

/** Why somebody is let in all the same. */
export const letInReasons: readonly MessageDescriptor[] = [
  msg`Went out and came back`,
  msg`Identity document checked`,
  msg`Named by the organiser`,
  msg`Code belongs to someone else`,
];

/** What the checks before a shift are called (N8): those of the core, and those a person takes part in. */
export const checkWords: Partial<Record<string, MessageDescriptor>> = {
  camera: msg`Camera reads a code`,
  sound: msg`Sound can be heard`,
  vibration: msg`Vibration can be felt`,
  lock: msg`Recovers after the phone was locked`,
  awake: msg`The screen stays on`,
  battery: msg`Battery`,
  app: msg`The portal opens without a network`,
  storagePersisted: msg`The phone keeps what is stored`,
  storageSpace: msg`Room on the phone`,
  storageWrite: msg`Scans are stored safely`,
  locks: msg`Several tabs work together`,
  network: msg`Server can be reached`,
  clock: msg`Clock`,
  codes: msg`Codes can be checked offline`,
  list: msg`List is up to date`,
  queue: msg`Nothing is stuck`,
};
