import type { VerdictCard } from './card.ts';
import type { DoorContext } from '../context.ts';
import { personOf } from './decide.ts';
import { cardOfKept, confirmationOf, undoUntil } from './make-card.ts';
import { newestAttempts } from '../queue/outbox.ts';
import type { Lookup } from '../list/people-list.ts';
import type { KeptAttempt } from '../queue/queue-database.ts';

const most = 30;

/** Who an attempt is about, as far as the list knows. */
export function personOfAttempt({ kept }: DoorContext, attempt: KeptAttempt): ReturnType<typeof personOf> {
  let found: Lookup = null;
  for (const subject of attempt.subjects) {
    const id = subject.slice(2);
    found ??= subject.startsWith('p:') ? kept.list.byId(id) : kept.list.byCredential(id);
  }
  return personOf(found);
}

/** The card of an attempt that was made before this page was opened, or in another tab. */
export const keptCard = (door: DoorContext, attempt: KeptAttempt): VerdictCard =>
  cardOfKept(attempt, personOfAttempt(door, attempt), {
    listAsOf: door.kept.active?.asOf ?? null,
    elsewhere: door.device?.station.elsewhere ?? [],
  });

export function showCard({ state, device }: DoorContext, card: VerdictCard): void {
  // A scan that was under way when the station was ended shows nobody any more.
  if (device?.state !== 'ACTIVE') return;
  state.update({ recent: [card, ...state.get().recent.filter(({ id }) => id !== card.id)].slice(0, most) });
}

/** Cards that were shown change in place when their attempt does. */
export function changeCards({ state }: DoorContext, attempts: readonly KeptAttempt[]): void {
  const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const { recent } = state.get();
  if (!recent.some(({ attemptId }) => attemptId !== null && byId.has(attemptId))) return;
  state.update({
    recent: recent.map((card) => {
      const attempt = card.attemptId === null ? undefined : byId.get(card.attemptId);
      if (!attempt) return card;
      return {
        ...card,
        confirmation: confirmationOf(attempt),
        verdict: attempt.verdict ?? null,
        undone: attempt.annulledBy !== undefined,
        undoUntil: undoUntil(attempt),
      };
    }),
  });
}

/** After a reload: the last cards again. */
export async function restoreCards(door: DoorContext): Promise<void> {
  if (door.device?.state !== 'ACTIVE') return;
  const newest = await newestAttempts(door.queue, door.device.deviceId, most);
  door.state.update({
    recent: newest.filter(({ fact }) => !fact.annuls).map((attempt) => keptCard(door, attempt)),
  });
}
