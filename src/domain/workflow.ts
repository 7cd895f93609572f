import type { ErrorCode } from './errors.ts';

/** Says what is missing, or null when nothing is. */
export type Need<Facts> = (facts: Facts) => ErrorCode | null;

/** One action of a workflow: the button, why it is disabled, and the server's guard are all read from its row. */
export interface Move<Status extends string, Role extends string, Facts> {
  by: readonly Role[];
  from: readonly Status[];
  /** `same` leaves the status as it is, `kept` goes back to the one that was kept when it was left. */
  to: Status | 'same' | 'kept';
  needs: readonly Need<Facts>[];
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

export interface Offer<Name> {
  move: Name;
  /** Null: the button works. Else it is shown disabled, with the sentence of this code. */
  missing: ErrorCode | null;
}

/** The buttons to show: none for the wrong person or the wrong state, a disabled one when something is missing. */
export function offers<Status extends string, Role extends string, Facts, Table extends Moves<Status, Role, Facts>>(
  moves: Table,
  situation: Situation<Status, Role, Facts>,
): Offer<keyof Table & string>[] {
  const names = Object.keys(moves) as (keyof Table & string)[];
  return names.flatMap((name) => {
    const move = moves[name];
    const missing = move ? decide(move, situation) : 'STATUS_ERROR';
    return missing === 'NO_PERMISSION' || missing === 'STATUS_ERROR' ? [] : [{ move: name, missing }];
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
