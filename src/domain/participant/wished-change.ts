import type { Person } from './person.ts';

/** What a unit wants changed on a locked list. */
export type WishedChange =
  | { kind: 'add'; person: Person; representative: boolean }
  | { kind: 'edit'; participantId: string; person: Person }
  | { kind: 'remove'; participantId: string };

export interface OnList {
  /** Null for somebody who is not on it yet. */
  id: string | null;
  person: Person;
}

/** The list as it would be. */
export function peopleAfter(people: readonly OnList[], changes: readonly WishedChange[]): OnList[] {
  const edited = new Map(
    changes.filter((change) => change.kind === 'edit').map(({ participantId, person }) => [participantId, person]),
  );
  const removed = new Set(
    changes.filter((change) => change.kind === 'remove').map(({ participantId }) => participantId),
  );
  const added = changes.filter((change) => change.kind === 'add').map(({ person }): OnList => ({ id: null, person }));
  return people
    .filter(({ id }) => id === null || !removed.has(id))
    .map(({ id, person }): OnList => ({ id, person: (id !== null && edited.get(id)) || person }))
    .concat(added);
}

/** Whether exactly one of the people left or added represents the unit. */
export function representativeAfter(
  present: string | null,
  wished: string | null,
  changes: readonly WishedChange[],
): boolean {
  const newcomers = changes.filter((change) => change.kind === 'add' && change.representative).length;
  if (newcomers > 0) return newcomers === 1 && wished === null;
  const representative = wished ?? present;
  return (
    representative !== null &&
    !changes.some((change) => change.kind === 'remove' && change.participantId === representative)
  );
}
