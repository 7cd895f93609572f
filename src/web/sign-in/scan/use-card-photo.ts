import { useState } from 'react';
import type { VerdictCard } from '#web/door/card/card.ts';
import type { Door } from '#web/door/door.ts';
import type { DoorState } from '#web/door/door-state.ts';
import { usePicture } from '#web/ui/use-picture.ts';

/** What a card shows to compare the person with: nothing, a place that waits for a photo, or the photo's address. */
export type CardPhoto = { place: false } | { place: true; address: string | null };

/** Asked for when the card is on the screen already, gone with it, and not at all without a network. */
export function useCardPhoto(card: VerdictCard, door: Door, { connection }: DoorState): CardPhoto {
  // The card does not jump when the network goes or comes.
  const [isReachable] = useState(connection.state !== 'offline');
  const { person, result } = card;
  const id = isReachable && result === 'ALREADY_SIGN_IN' && person?.hasPhoto ? person.participantId : null;
  const address = usePicture(door.photo, id);
  return id === null ? { place: false } : { place: true, address };
}
