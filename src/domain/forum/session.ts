import { type FieldError } from '#domain/errors.ts';
import { type Instant, minuteMs, msOf } from '#domain/instant.ts';
import { type LocalizedText, writtenLanguages } from '#domain/locale.ts';

export const sessionLimits = { name: 200, hall: 100, speaker: 120, speakers: 20, hours: 24, perForum: 200 } as const;
/** As many as somebody chooses for themselves. */
export const mostChosen = 200;

/** When a session takes place; its end is not part of it. */
export interface Span {
  begins: Instant;
  ends: Instant;
}

/** How many minutes two have in common; 0 where one follows the other. */
export const overlapMinutes = (one: Span, other: Span): number =>
  Math.max(
    0,
    Math.ceil((Math.min(msOf(one.ends), msOf(other.ends)) - Math.max(msOf(one.begins), msOf(other.begins))) / minuteMs),
  );

export interface Placed extends Span {
  id: string;
  hall: LocalizedText;
}

const plain = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase();

/** Two halls are one where they have one name in any language. */
export const isSameHall = (one: LocalizedText, other: LocalizedText): boolean =>
  writtenLanguages.some((language) => plain(one[language]) !== '' && plain(one[language]) === plain(other[language]));

/** The first that is in the same hall at the same time. */
export const hallClash = <Other extends Placed>(session: Placed, others: readonly Other[]): Other | null =>
  others.find(
    (other) => other.id !== session.id && overlapMinutes(session, other) > 0 && isSameHall(session.hall, other.hall),
  ) ?? null;

export interface Clash<One> {
  with: One;
  minutes: number;
}

/** For each by its id: with which of the others it cannot be visited whole. */
export function clashesOf<One extends Span & { id: string }>(chosen: readonly One[]): Map<string, Clash<One>[]> {
  const clashes = new Map<string, Clash<One>[]>(chosen.map(({ id }) => [id, []]));
  for (const [at, one] of chosen.entries())
    for (const other of chosen.slice(at + 1)) {
      const minutes = overlapMinutes(one, other);
      if (minutes === 0) continue;
      clashes.get(one.id)?.push({ with: other, minutes });
      clashes.get(other.id)?.push({ with: one, minutes });
    }
  return clashes;
}

/** By time, and by hall where several begin together. */
export const inOrder = <One extends Span & { id: string }>(sessions: readonly One[]): One[] =>
  sessions.toSorted(
    (a, b) => a.begins.localeCompare(b.begins) || a.ends.localeCompare(b.ends) || a.id.localeCompare(b.id),
  );

/** `now` is on, `next` is what begins soonest after it; of several halls there may be several of each. */
export type Standing = 'over' | 'now' | 'next' | 'later';

export function standingOf(session: Span, all: readonly Span[], now: Instant): Standing {
  if (session.ends <= now) return 'over';
  if (session.begins <= now) return 'now';
  const soonest = all.reduce<Instant | null>(
    (first, { begins }) => (begins > now && (first === null || begins < first) ? begins : first),
    null,
  );
  return session.begins === soonest ? 'next' : 'later';
}

export interface SessionSaid extends Span {
  nameTc: string;
  nameEn: string;
  namePt: string;
  hall: LocalizedText;
  speakers: readonly { name: LocalizedText }[];
}

const isWritten = (text: LocalizedText): boolean => writtenLanguages.some((language) => plain(text[language]) !== '');

/** What is wrong with a session by itself. */
export function sessionProblems({ nameTc, nameEn, namePt, hall, begins, ends, speakers }: SessionSaid): FieldError[] {
  const lasts = msOf(ends) - msOf(begins);
  return [
    ...(isWritten({ tc: nameTc, en: nameEn, pt: namePt }) ? [] : [{ path: 'nameTc', problem: 'required' } as const]),
    ...(lasts > 0 ? [] : [{ path: 'ends', problem: 'endBeforeStart' } as const]),
    ...(lasts > sessionLimits.hours * 60 * minuteMs ? [{ path: 'ends', problem: 'outsideWindow' } as const] : []),
    ...(isWritten(hall) ? [] : [{ path: 'hall.tc', problem: 'required' } as const]),
    ...speakers.flatMap(({ name }, at) =>
      isWritten(name) ? [] : [{ path: `speakers.${at}.name.tc`, problem: 'required' } as const],
    ),
  ];
}
