import { useCallback, useEffect, useRef, useState } from 'react';
import type { VerdictCard } from '#web/door/card.ts';
import type { DoorState } from '#web/door/door-state.ts';
import { giveFeedback } from '#web/scanner/feedback.ts';
import { toast } from '#web/ui/overlay-store.ts';
import { doorSentence } from '../device/door-sentence.ts';
import { feedbackOf } from './result-feedback.ts';

/** What lies in the lower half of the screen. */
type Showing = { cards: readonly VerdictCard[]; group: boolean; since: number } | null;

/** After this the card makes room by itself; it stays one tap away. */
const restAfterMs = 20_000;

export interface Scanning {
  /** The card to show, as it is now: it changes when the server answers. Null when none. */
  card: VerdictCard | null;
  group: readonly VerdictCard[] | null;
  /** Decides, keeps, shows, sounds. The newest asked wins the screen, whichever answers first. */
  run: (work: Promise<VerdictCard>) => Promise<void>;
  runGroup: (work: Promise<VerdictCard[]>) => Promise<void>;
  open: (card: VerdictCard) => void;
  close: () => void;
}

/** What the phone refuses to do at all is said in a line; nothing was decided then. */
async function orToast<Answer>(work: Promise<Answer>): Promise<Answer | null> {
  try {
    return await work;
  } catch (error) {
    toast({ tone: 'bad', text: await doorSentence(error) });
    return null;
  }
}

/** @param announce told each new card, to say it aloud */
export function useScanning(state: DoorState, announce: (card: VerdictCard) => void): Scanning {
  const [showing, setShowing] = useState<Showing>(null);
  const asked = useRef(0);
  const shown = useRef(0);

  const show = useCallback((cards: readonly VerdictCard[], group: boolean, turn: number) => {
    if (turn < shown.current) return;
    shown.current = turn;
    setShowing({ cards, group, since: Date.now() });
  }, []);

  const run = useCallback(
    async (work: Promise<VerdictCard>) => {
      const turn = ++asked.current;
      const card = await orToast(work);
      if (!card) return;
      show([card], false, turn);
      giveFeedback(feedbackOf[card.tone]);
      announce(card);
    },
    [show, announce],
  );

  const runGroup = useCallback(
    async (work: Promise<VerdictCard[]>) => {
      const turn = ++asked.current;
      const cards = await orToast(work);
      if (!cards) return;
      show(cards, true, turn);
      giveFeedback(cards.every((card) => card.shown === 'ADMIT') ? 'ADMIT' : 'ALREADY');
    },
    [show],
  );

  useEffect(() => {
    if (!showing) return;
    const timer = setTimeout(() => setShowing(null), restAfterMs - (Date.now() - showing.since));
    return () => clearTimeout(timer);
  }, [showing]);

  const latest = (card: VerdictCard): VerdictCard => state.recent.find((other) => other.id === card.id) ?? card;
  const first = showing && !showing.group ? showing.cards[0] : undefined;
  return {
    card: first ? latest(first) : null,
    group: showing?.group ? showing.cards.map(latest) : null,
    run,
    runGroup,
    open: (card) => show([card], false, ++asked.current),
    close: () => setShowing(null),
  };
}
