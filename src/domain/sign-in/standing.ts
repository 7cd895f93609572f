import { endOfBusinessDate, msOf, startOfBusinessDate } from '#domain/instant.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import { isHonest, type PossibleTime } from './honest-time.ts';
import type { EffectiveTime, JudgedDevice, JudgedPerson, JudgedSettings, Standing, Stay } from './model.ts';
import { relationTo } from './order.ts';
import { insideWindow } from './window.ts';
import type { ShownResult } from './words.ts';

/** What an attempt is judged by. `person` is null when nobody is known by its code or id. */
export interface JudgedAttempt {
  activityId: string;
  kind: SignInKind;
  /** After `scopeOf`. */
  scope: string;
  time: EffectiveTime;
  shown: ShownResult;
  override: boolean;
  /** Null for self sign-in and for staff at a desk. */
  device: JudgedDevice | null;
  person: JudgedPerson | null;
  /** The code shown was replaced by another, in ms; null while it holds, and without a code. */
  codeEndedAt: number | null;
  /** Null where no clock is in doubt. */
  possible: PossibleTime | null;
  settings: JudgedSettings;
}

/** R3, R9: shown ADMIT with a reason says that somebody let the person in against the rule. */
export const isOverride = (attempt: {
  shown: ShownResult;
  reason?: string | undefined;
  annuls?: string | undefined;
}): boolean => attempt.shown === 'ADMIT' && !attempt.annuls && Boolean(attempt.reason?.trim());

const isAround = (time: EffectiveTime, moment: number | null | undefined): boolean =>
  typeof moment === 'number' && relationTo(time, moment) === 'around';

const surelyAfter = (time: EffectiveTime, moment: number | null | undefined): boolean =>
  typeof moment === 'number' && relationTo(time, moment) === 'after';

/** Where the clocks leave it open whether the right was gone already, the screen is believed (R6, R7). */
const tooLate = ({ time, shown }: JudgedAttempt, moment: number | null | undefined): boolean =>
  surelyAfter(time, moment) || (shown !== 'ADMIT' && isAround(time, moment));

/** R6, R22: the person's right was withdrawn, or the code shown was replaced by another, whichever was first. */
function endOfRight({ person, codeEndedAt }: Pick<JudgedAttempt, 'person' | 'codeEndedAt'>): number | null {
  const moments = [person?.revokedAt ?? null, codeEndedAt].filter((moment) => moment !== null);
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** The first row that applies is the standing. The order is that of the phone (`decide-at-door.ts`). */
const rows: readonly [Standing['word'], (attempt: JudgedAttempt) => boolean][] = [
  ['INVALID', ({ device, kind }) => device !== null && !device.kinds.includes(kind)],
  ['WRONG_ACTIVITY', ({ device, activityId }) => device !== null && device.activityId !== activityId],
  ['QUARANTINED', ({ device, time }) => surelyAfter(time, device?.endsAt)],
  ['QUARANTINED', ({ possible, time }) => possible !== null && !isHonest(time, possible)],
  ['UNKNOWN', ({ person }) => person === null],
  ['WRONG_ACTIVITY', ({ person, activityId }) => person?.activityId !== activityId],
  ['CANCELLED', (attempt) => tooLate(attempt, attempt.settings.cancelledAt[attempt.kind])],
  ['REVOKED', (attempt) => tooLate(attempt, endOfRight(attempt))],
  ['CANCELLED', (attempt) => tooLate(attempt, attempt.person?.cancelledAt)],
  ['NOT_ENTITLED', ({ person, kind, override }) => !override && person?.kinds.includes(kind) === false],
  ['OUTSIDE_WINDOW', ({ settings, time, ...of }) => !insideWindow(settings.windows, of, time)],
];

/**
 * What an attempt is worth by itself. It depends on the attempt and on what is true of person, device and activity, and
 * on nothing that arrived before or after it: so credit cannot depend on the order of arrival (Law 4).
 */
export function standingOf(attempt: JudgedAttempt): Standing {
  const refused = rows.find(([, applies]) => applies(attempt));
  if (refused) return { word: refused[0] };
  const { person, settings, kind, time } = attempt;
  const voided = settings.cancelledAt[kind] === undefined ? {} : { voided: true as const };
  if (isAround(time, attempt.device?.endsAt)) return { word: 'ACCEPTED', flag: 'AROUND_END', ...voided };
  const flag = flagOf(time, endOfRight(attempt), person?.cancelledAt ?? null, settings.cancelledAt[kind] ?? null);
  if (flag) return { word: 'ACCEPTED', flag, ...voided };
  // R9: an override stands; whether the device had one left decides only about the conflict.
  return person?.kinds.includes(kind)
    ? { word: 'ACCEPTED', ...voided }
    : { word: 'ACCEPTED', flag: 'OVERRIDE', ...voided };
}

/** R7, R14, R15: it stands, and was close to, or before, what withdraws the right. */
function flagOf(
  time: EffectiveTime,
  revokedAt: number | null,
  personCancelledAt: number | null,
  kindCancelledAt: number | null,
): Standing['flag'] {
  const cancelledAt = [personCancelledAt, kindCancelledAt].filter((moment) => moment !== null);
  if (revokedAt !== null && relationTo(time, revokedAt) === 'around') return 'AROUND_REVOCATION';
  if (cancelledAt.some((moment) => relationTo(time, moment) === 'around')) return 'AROUND_CANCELLATION';
  if (revokedAt !== null) return 'BEFORE_REVOCATION';
  return cancelledAt.length > 0 ? 'BEFORE_CANCELLATION' : undefined;
}

/** R18: coming back after leaving is for the days of the stay; without known days it is always allowed. */
export const insideStay = (stay: Stay | null, time: EffectiveTime): boolean =>
  stay === null ||
  (time.t + time.u >= msOf(startOfBusinessDate(stay.checkIn)) &&
    time.t - time.u < msOf(endOfBusinessDate(stay.checkOut)));
