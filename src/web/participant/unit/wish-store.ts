import { useEffect, useState } from 'react';
import type { WishedChangeInput } from '#contract/participant/participant.ts';
import { type Difference, differencesBetween } from '#domain/participant/difference.ts';
import type { Person } from '#domain/participant/person.ts';
import { forgetSealed, keepSealed, readSealed } from '#web/account/sealed-drafts.ts';

/** One prepared change; of somebody edited also what is different, as the form showed it. */
export type PreparedChange = WishedChangeInput & { differences?: Difference[] };

/** What a unit gathers before it asks for a change of its locked list; kept on this device until it is sent. */
export interface Wish {
  reason: string;
  changes: PreparedChange[];
  representativeId: string | null;
}

const noWish: Wish = { reason: '', changes: [], representativeId: null };
const nameOf = (activityId: string): string => `participant-change:${activityId}`;

const readWish = async (activityId: string): Promise<Wish> => ({
  ...noWish,
  ...(await readSealed<Wish>(nameOf(activityId))),
});

export function useWish(activityId: string) {
  /** Null until it was read. */
  const [wish, setWish] = useState<Wish | null>(null);
  useEffect(() => {
    let left = false;
    void readWish(activityId).then((kept) => left || setWish(kept));
    return () => {
      left = true;
    };
  }, [activityId]);
  const { changes, reason, representativeId } = wish ?? noWish;
  const change = (next: Partial<Wish>) => {
    if (!wish) return;
    const after = { ...wish, ...next };
    void keepSealed(nameOf(activityId), after);
    setWish(after);
  };
  return {
    wish: { changes, reason, representativeId },
    count: changes.length + (representativeId === null ? 0 : 1),
    of: (personId: string) => changes.find((change) => change.kind !== 'add' && change.participantId === personId),
    leave: (personId: string) => change({ changes: withoutPerson(changes, personId) }),
    setReason: (next: string) => change({ reason: next }),
    represent: (personId: string | null) => change({ representativeId: personId }),
    remove: (participantId: string, version: number) =>
      change({ changes: [...withoutPerson(changes, participantId), { kind: 'remove', participantId, version }] }),
    drop: (place: number) => change({ changes: changes.filter((_one, at) => at !== place) }),
    forget: () => {
      void forgetSealed(nameOf(activityId));
      setWish(noWish);
    },
  };
}

export type WishInHand = ReturnType<typeof useWish>;

const withoutPerson = (changes: readonly PreparedChange[], participantId: string): PreparedChange[] =>
  changes.filter((change) => change.kind === 'add' || change.participantId !== participantId);

/** `new:2` is the newcomer at that place of the wish. */
const placeOf = (personId: string): number | null => {
  const place = /^new:(\d+)$/.exec(personId)?.[1];
  return place === undefined ? null : Number(place);
};

/**
 * Puts an entered person into the wish. @param personId `new`, `new:<place>`, or whose entry it is
 * @param stored as the list has that person; null of somebody new
 */
export async function wishPerson(
  activityId: string,
  personId: string,
  { version, stored, person }: { version: number; stored: Person | null; person: Person },
): Promise<void> {
  const wish = await readWish(activityId);
  const place = placeOf(personId);
  const added: PreparedChange = { kind: 'add', person, representative: false };
  if (place !== null) wish.changes[place] = added;
  const kept = wish.changes;
  const differences = stored ? differencesBetween(stored, person) : [];
  const changes: PreparedChange[] =
    place !== null
      ? kept
      : personId === 'new'
        ? [...kept, added]
        : [
            ...withoutPerson(kept, personId),
            // Changed back is not changed.
            ...(differences.length > 0
              ? [{ kind: 'edit' as const, participantId: personId, version, person, differences }]
              : []),
          ];
  await keepSealed(nameOf(activityId), { ...wish, changes });
}

/** What is wished for a person already, to go on from there. */
export async function wishedPerson(activityId: string, personId: string): Promise<Person | null> {
  const { changes } = await readWish(activityId);
  const place = placeOf(personId);
  const found =
    place === null
      ? changes.find((change) => change.kind === 'edit' && change.participantId === personId)
      : changes[place];
  return found && found.kind !== 'remove' ? found.person : null;
}
