import { useState } from 'react';
import type { WishedChangeInput } from '#contract/participant.ts';
import type { Person } from '#domain/participant/person.ts';
import { draftPrefix } from '#web/ui/use-draft.ts';

/** What a unit gathers before it asks for a change of its locked list; kept on this device until it is sent. */
export interface Wish {
  reason: string;
  changes: WishedChangeInput[];
  representativeId: string | null;
}

const noWish: Wish = { reason: '', changes: [], representativeId: null };
/** Named as a draft, so that it waits for the same person when a login expires. */
const keyOf = (activityId: string): string => `${draftPrefix}participant-change:${activityId}`;

function readWish(activityId: string): Wish {
  try {
    return { ...noWish, ...(JSON.parse(localStorage.getItem(keyOf(activityId)) ?? '{}') as Partial<Wish>) };
  } catch {
    return noWish;
  }
}

const writeWish = (activityId: string, wish: Wish): void =>
  localStorage.setItem(keyOf(activityId), JSON.stringify(wish));

export function useWish(activityId: string) {
  const [wish, setWish] = useState(() => readWish(activityId));
  const change = (next: Partial<Wish>) => {
    const after = { ...wish, ...next };
    writeWish(activityId, after);
    setWish(after);
  };
  return {
    wish,
    isEmpty: wish.changes.length === 0 && wish.representativeId === null,
    setReason: (reason: string) => change({ reason }),
    represent: (representativeId: string | null) => change({ representativeId }),
    remove: (participantId: string, version: number) =>
      change({ changes: [...withoutPerson(wish.changes, participantId), { kind: 'remove', participantId, version }] }),
    drop: (place: number) => change({ changes: wish.changes.filter((_one, at) => at !== place) }),
    forget: () => {
      localStorage.removeItem(keyOf(activityId));
      setWish(noWish);
    },
  };
}

export type WishInHand = ReturnType<typeof useWish>;

const withoutPerson = (changes: readonly WishedChangeInput[], participantId: string): WishedChangeInput[] =>
  changes.filter((change) => change.kind === 'add' || change.participantId !== participantId);

/** `new:2` is the newcomer at that place of the wish. */
const placeOf = (personId: string): number | null => {
  const place = /^new:(\d+)$/.exec(personId)?.[1];
  return place === undefined ? null : Number(place);
};

/** Puts an entered person into the wish. @param personId `new`, `new:<place>`, or whose entry it is */
export function wishPerson(activityId: string, personId: string, version: number, person: Person): void {
  const wish = readWish(activityId);
  const place = placeOf(personId);
  const added: WishedChangeInput = { kind: 'add', person, representative: false };
  if (place !== null) wish.changes[place] = added;
  const kept = wish.changes;
  const changes: WishedChangeInput[] =
    place !== null
      ? kept
      : personId === 'new'
        ? [...kept, added]
        : [...withoutPerson(kept, personId), { kind: 'edit', participantId: personId, version, person }];
  writeWish(activityId, { ...wish, changes });
}

/** What is wished for a person already, to go on from there. */
export function wishedPerson(activityId: string, personId: string): Person | null {
  const { changes } = readWish(activityId);
  const place = placeOf(personId);
  const found =
    place === null
      ? changes.find((change) => change.kind === 'edit' && change.participantId === personId)
      : changes[place];
  return found && found.kind !== 'remove' ? found.person : null;
}
