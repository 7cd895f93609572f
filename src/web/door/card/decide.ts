import type { SnapshotPerson } from '#contract/sign-in/snapshot.ts';
import { msOf } from '#domain/instant.ts';
import { type CodeCheck, decideAtDoor, type DoorDecision } from '#domain/sign-in/decide-at-door.ts';
import type { ClockEstimate } from '#domain/sign-in/clock.ts';
import { scopeOf } from '#domain/sign-in/scope.ts';
import type { AttemptSource } from '#domain/sign-in/words.ts';
import { knownSignIns } from '../list/known-sign-ins.ts';
import type { Lookup } from '../list/people-list.ts';
import type { KeptAttempt, KeptDevice } from '../queue/queue-database.ts';

/** Somebody stands at the door: by code, or chosen from the list. */
export interface Standing {
  /** The code's hash, or the text that was none of ours. */
  credential: string | null;
  /** The key that the code names. */
  keyId?: number | null;
  participantId: string | null;
  code: CodeCheck;
  found: Lookup;
  source: AttemptSource;
  /** Of those signed in together (R19). */
  groupId?: string | undefined;
}

export interface Circumstances {
  device: KeptDevice;
  now: ClockEstimate;
  listAsOf: number | null;
  /** The kind and scope to sign; usually those of the station. */
  kind: KeptDevice['kind'];
  scope: string;
}

/** What repeated scans of one person have in common, by code and by id. */
export function subjectsOf({ credential, participantId, found }: Standing): string[] {
  const person = personOf(found);
  const code = credential ?? person?.credential;
  const id = participantId ?? person?.participantId;
  return [...(code ? [`c:${code}`] : []), ...(id ? [`p:${id}`] : [])];
}

export const personOf = (found: Lookup): SnapshotPerson | null => (found && 'person' in found ? found.person : null);

/** Age of the list by the server's clock; null without one. */
export const listAge = (listAsOf: number | null, now: ClockEstimate): number | null =>
  listAsOf === null ? null : Math.max(0, now.t - listAsOf);

/** @param anew whoever decides has seen the card: the ten seconds of R2 do not count */
export function decide(
  standing: Standing,
  around: Circumstances,
  others: readonly KeptAttempt[],
  anew: boolean,
): DoorDecision {
  const { device, now, listAsOf, kind } = around;
  const { station } = device;
  const person = personOf(standing.found);
  const { found } = standing;
  const wasRemoved = found !== null && 'removed' in found;
  const isFormer = found !== null && 'former' in found;
  return decideAtDoor({
    kind,
    scope: around.scope,
    // Somebody taken off the list is not "not in the list yet", however genuine the code.
    code: wasRemoved ? 'none' : isFormer ? 'former' : standing.code,
    person: person && { kinds: person.kinds, revokedAt: person.revokedAt },
    signIns: knownSignIns(person, others, listAsOf),
    lastScan: anew ? null : lastScan(others, around),
    gate: station.gate,
    settings: { oncePerDay: station.oncePerDay, windows: station.windows, cancelledKinds: station.cancelledKinds },
    session: station.session?.id ?? null,
    now: { t: now.t, u: now.u },
    listAgeMs: listAge(listAsOf, now),
  });
}

/** This phone's last scan of the person for this kind and scope, unless taken back since. */
export function lastAttempt(
  others: readonly KeptAttempt[],
  { kind, scope, now, device }: Circumstances,
): KeptAttempt | null {
  const { oncePerDay, session } = device.station;
  const subject = scopeOf(kind, scope, now.t, { oncePerDay, session: session?.id ?? null });
  return (
    others
      .filter(
        ({ fact, annulledBy }) => !annulledBy && !fact.annuls && fact.kind === kind && (fact.scope ?? '') === subject,
      )
      .toSorted((a, b) => b.seq - a.seq)[0] ?? null
  );
}

function lastScan(
  others: readonly KeptAttempt[],
  around: Circumstances,
): { at: number; shown: 'ADMIT' | 'REFUSE' | 'NOTHING' } | null {
  const last = lastAttempt(others, around);
  return last && { at: msOf(last.fact.estimatedTime), shown: last.fact.shown };
}
