import type { ErrorCode } from './errors.ts';
import type { NoticeTrigger } from './notice/triggers.ts';

/** Says what is missing, or null when nothing is. */
export type Need<Facts> = (facts: Facts) => ErrorCode | null;

/** What a person may be asked for along with a move. */
export const askedFor = ['note', 'count', 'places'] as const;
export type AskedFor = (typeof askedFor)[number];

export interface Ask<Facts> {
  what: AskedFor;
  /** The move is not made without it. */
  required: boolean;
  /** Only then; left out, always. */
  when?: (facts: Facts) => boolean;
  /** Of a count: the largest that the facts leave. */
  most?: (facts: Facts) => number;
}

/** One action of a workflow: the button, why it is disabled, and the server's guard are all read from its row. */
export interface Move<Status extends string, Role extends string, Facts> {
  by: readonly Role[];
  from: readonly Status[];
  /** `same` leaves the status as it is, `kept` goes back to the one that was kept when it was left. */
  to: Status | 'same' | 'kept';
  needs: readonly Need<Facts>[];
  /** What a person gives with it, in the order of the form; left out, nothing. */
  asks?: readonly Ask<Facts>[];
  /** Who is concerned hears of it by this notice. */
  tells?: NoticeTrigger;
}

export type Moves<Status extends string, Role extends string, Facts> = Readonly<
  Record<string, Move<Status, Role, Facts>>
>;

export interface Situation<Status extends string, Role extends string, Facts> {
  status: Status;
  /** What the person is to this record; empty for a stranger. */
  roles: readonly Role[];
  facts: Facts;
}

/** Why the move may not be made now, in the order: wrong person, wrong state, then each need. Null when it may. */
export function decide<Status extends string, Role extends string, Facts>(
  move: Move<Status, Role, Facts>,
  situation: Situation<Status, Role, Facts>,
): ErrorCode | null {
  if (!move.by.some((role) => situation.roles.includes(role))) return 'NO_PERMISSION';
  if (!move.from.includes(situation.status)) return 'STATUS_ERROR';
  for (const need of move.needs) {
    const missing = need(situation.facts);
    if (missing) return missing;
  }
  return null;
}

/** A field of the form that a move opens. */
export interface Asked {
  what: AskedFor;
  required: boolean;
  /** Null where there is no largest. */
  most: number | null;
}

export interface Offer<Name> {
  move: Name;
  /** Null: the button works. Else it is shown disabled, with the sentence of this code. */
  missing: ErrorCode | null;
  asks: Asked[];
}

/** What this move asks a person for in these circumstances. */
export const asksOf = <Facts>({ asks = [] }: { asks?: readonly Ask<Facts>[] }, facts: Facts): Asked[] =>
  asks
    .filter(({ when }) => when?.(facts) ?? true)
    .map(({ what, required, most }) => ({ what, required, most: most?.(facts) ?? null }));

/**
 * The buttons to show: none for the wrong person or the wrong state, a disabled one when something is missing. The facts
 * have to say what a person would still give as if it were given, or the button that asks for it could not be pressed.
 */
export function offers<Status extends string, Role extends string, Facts, Table extends Moves<Status, Role, Facts>>(
  moves: Table,
  situation: Situation<Status, Role, Facts>,
): Offer<keyof Table & string>[] {
  const names = Object.keys(moves) as (keyof Table & string)[];
  return names.flatMap((name) => {
    const move = moves[name];
    if (!move) return [];
    const missing = decide(move, situation);
    if (missing === 'NO_PERMISSION' || missing === 'STATUS_ERROR') return [];
    return [{ move: name, missing, asks: asksOf(move, situation.facts) }];
  });
}

/** The status after the move. @param kept where a record stood before somebody asked to leave it, if anybody did */
export function statusAfter<Status extends string>(
  { to }: { to: Status | 'same' | 'kept' },
  from: Status,
  kept: Status | null = null,
): Status {
  if (to === 'kept') return kept ?? from;
  return to === 'same' ? from : to;
}
