import { msOf, type Instant } from '#domain/instant.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import { type EffectiveTime, type KindWindow, sameScanMs, staleListMs, twoGatesMs } from './model.ts';
import { relationTo } from './order.ts';
import { isDeparture, scopeOf, stayOf } from './scope.ts';
import { insideWindow } from './window.ts';
import type { ShownResult } from './words.ts';

/**
 * What the device found out about the code by itself, from hashes. `genuine`: on the list, or among those that may have
 * been given out since. `forged`: it names the activity's key and is neither. `former`: it was replaced by another code.
 * `noKey`: it names another activity's key. `unchecked`: the device has no list to look it up in. `none`: the person was
 * chosen by search or tick list.
 */
export type CodeCheck = 'genuine' | 'forged' | 'former' | 'noKey' | 'unchecked' | 'notOurCode' | 'none';

/** A sign-in that the device knows of: from its list, or admitted in its outbox and not taken back. */
export interface KnownSignIn {
  kind: SignInKind;
  scope: string;
  /** ms since 1970, server time. */
  at: number;
  gate: string;
}

export interface AtTheDoor {
  kind: SignInKind;
  /** The sitting or stay; `OUT` for leaving the hotel. */
  scope?: string | undefined;
  code: CodeCheck;
  person: { kinds: readonly SignInKind[]; revokedAt?: Instant | undefined } | null;
  /** Of this person or code, list and outbox together. */
  signIns: readonly KnownSignIn[];
  /** This device's last scan of this code for this kind and scope, unless it was taken back since (R2). */
  lastScan: { at: number; shown: ShownResult } | null;
  gate: string;
  settings: { oncePerDay: boolean; windows: readonly KindWindow[]; cancelledKinds: readonly SignInKind[] };
  /** The session of a forum that the station stands before. */
  session: string | null;
  now: EffectiveTime;
  listAgeMs: number | null;
}

export type DoorReason =
  | 'SIGNED_IN'
  | 'NOT_IN_LIST_YET'
  | 'JUST_SIGNED_IN'
  | 'ALREADY_SIGN_IN'
  | 'REVOKED'
  | 'CANCELLED'
  | 'WRONG_ACTIVITY'
  | 'NOT_ENTITLED'
  | 'OUTSIDE_WINDOW'
  | 'UNKNOWN';

export type DoorHint = 'CHECK_PHOTO' | 'STALE_LIST' | 'FORGED_CODE' | 'OUT_WITHOUT_IN' | 'ENTITLEMENT_UNKNOWN';

/** What it takes to let somebody in all the same: a note, one of the device's overrides with a reason, a supervisor. */
export type Override = 'none' | 'note' | 'lease' | 'supervisor';

export interface DoorDecision {
  shown: ShownResult;
  reason: DoorReason;
  /** False only for a repeated scan within ten seconds that changes nothing (R2): nothing is stored for it. */
  makesAttempt: boolean;
  /** The scope to put in the attempt. */
  scope: string;
  /** The sign-in that stands in the way, earliest first known. */
  earlier: KnownSignIn | null;
  hints: DoorHint[];
  override: Override;
  /** For NOT_ENTITLED: what the person may be signed in for. */
  entitledTo: readonly SignInKind[];
}

interface Situation extends AtTheDoor {
  subjectScope: string;
  earlier: KnownSignIn | null;
}

interface Refusal {
  reason: DoorReason;
  when: (situation: Situation) => boolean;
  override: Override;
}

const unknownCodes: ReadonlySet<CodeCheck> = new Set(['forged', 'unchecked', 'notOurCode', 'none']);

/**
 * The first row that applies refuses. The order is the server's (`standing.ts`). A key that is not the activity's
 * belongs to another activity, since key ids differ between activities; a key newer than the device's last contact
 * looks the same, and the server's late-positive notice repairs it.
 */
const refusals: readonly Refusal[] = [
  {
    reason: 'UNKNOWN',
    when: ({ person, code }) => !person && unknownCodes.has(code),
    override: 'supervisor',
  },
  { reason: 'WRONG_ACTIVITY', when: ({ person, code }) => !person && code === 'noKey', override: 'none' },
  {
    reason: 'CANCELLED',
    when: ({ settings, kind }) => settings.cancelledKinds.includes(kind),
    override: 'none',
  },
  {
    reason: 'REVOKED',
    when: ({ person, code, now }) =>
      code === 'former' ||
      (Boolean(person?.revokedAt) && relationTo(now, msOf(person?.revokedAt as Instant)) !== 'before'),
    override: 'supervisor',
  },
  {
    reason: 'NOT_ENTITLED',
    when: ({ person, kind }) => person !== null && !person.kinds.includes(kind),
    override: 'lease',
  },
  {
    reason: 'OUTSIDE_WINDOW',
    when: ({ settings, kind, subjectScope: scope, now }) => !insideWindow(settings.windows, { kind, scope }, now),
    override: 'supervisor',
  },
  { reason: 'ALREADY_SIGN_IN', when: ({ earlier }) => earlier !== null, override: 'note' },
];

/** R18: the last thing known of the stay says whether the person is in or out. */
function hotelEarlier(scope: string, signIns: readonly KnownSignIn[]): KnownSignIn | null {
  const ofStay = signIns
    .filter((signIn) => signIn.kind === 'HOTEL' && stayOf('HOTEL', signIn.scope) === stayOf('HOTEL', scope))
    .toSorted((a, b) => b.at - a.at);
  const last = ofStay[0];
  return last && isDeparture('HOTEL', last.scope) === isDeparture('HOTEL', scope) ? last : null;
}

function earlierSignIn(kind: SignInKind, scope: string, signIns: readonly KnownSignIn[]): KnownSignIn | null {
  if (kind === 'HOTEL') return hotelEarlier(scope, signIns);
  const same = signIns.filter((signIn) => signIn.kind === kind && signIn.scope === scope);
  return same.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

const hintRows: readonly [DoorHint, (situation: Situation, reason: DoorReason) => boolean][] = [
  [
    'CHECK_PHOTO',
    ({ earlier, now, gate }, reason) =>
      reason === 'ALREADY_SIGN_IN' &&
      earlier !== null &&
      earlier.gate !== gate &&
      Math.abs(now.t - earlier.at) <= twoGatesMs + now.u,
  ],
  ['STALE_LIST', ({ listAgeMs }) => listAgeMs !== null && listAgeMs > staleListMs],
  ['FORGED_CODE', ({ code }, reason) => reason === 'UNKNOWN' && code === 'forged'],
  [
    'OUT_WITHOUT_IN',
    ({ kind, subjectScope, signIns }, reason) =>
      (reason === 'SIGNED_IN' || reason === 'NOT_IN_LIST_YET') &&
      isDeparture(kind, subjectScope) &&
      !signIns.some(({ kind, scope }) => kind === 'HOTEL' && scope === stayOf('HOTEL', subjectScope)),
  ],
  ['ENTITLEMENT_UNKNOWN', ({ kind }, reason) => reason === 'NOT_IN_LIST_YET' && kind !== 'ACTIVITY'],
];

/** What the screen says about a scan, from what the device knows alone: the same online and offline (N1). */
export function decideAtDoor(door: AtTheDoor): DoorDecision {
  const { oncePerDay } = door.settings;
  const scope = scopeOf(door.kind, door.scope, door.now.t, { oncePerDay, session: door.session });
  const situation: Situation = { ...door, subjectScope: scope, earlier: earlierSignIn(door.kind, scope, door.signIns) };
  const repeated = door.lastScan !== null && Math.abs(door.now.t - door.lastScan.at) < sameScanMs;
  if (repeated && door.lastScan?.shown === 'ADMIT') {
    const { earlier } = situation;
    return {
      shown: 'NOTHING',
      reason: 'JUST_SIGNED_IN',
      makesAttempt: false,
      scope,
      earlier,
      hints: [],
      override: 'none',
      entitledTo: [],
    };
  }
  const refusal = refusals.find(({ when }) => when(situation));
  const reason = refusal?.reason ?? (door.person ? 'SIGNED_IN' : 'NOT_IN_LIST_YET');
  return {
    shown: refusal ? 'REFUSE' : 'ADMIT',
    reason,
    // Who was refused a moment ago may come in now: the other code is theirs, the list has come, the doors have opened.
    makesAttempt: !repeated || !refusal,
    scope,
    earlier: reason === 'ALREADY_SIGN_IN' ? situation.earlier : null,
    hints: hintRows.filter(([, applies]) => applies(situation, reason)).map(([hint]) => hint),
    override: refusal?.override ?? 'none',
    entitledTo: reason === 'NOT_ENTITLED' ? (door.person?.kinds ?? []) : [],
  };
}
