import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { VerdictCard } from '#web/door/card/card.ts';
import type { DoorState } from '#web/door/door-state.ts';
import { giveFeedback } from '#web/scanner/feedback.ts';
import { toast } from '#web/ui/overlay-store.ts';
import { doorSentence } from '../device/door-sentence.ts';
import { feedbackOf } from './result-feedback.ts';

/** What lies in the lower half of the screen. */
type Showing = { cards: readonly VerdictCard[]; group: boolean } | null;

/** After this the card makes room by itself; it stays one tap away. One that waits for a supervisor stays longer. */
const restAfterMs = 20_000;
const undecidedRestAfterMs = 180_000;

export interface Scanning {
  /** The card to show, as it is now: it changes when the server answers. Null when none. */
  card: VerdictCard | null;
  group: readonly VerdictCard[] | null;
  /** Scanned while the screen was held for another card, the newest first: shown when that one leaves. */
  next: readonly VerdictCard[];
  /** Decides, keeps, shows, sounds. The newest asked wins the screen, whichever answers first, or waits while it is held. */
  run: (work: Promise<VerdictCard>) => Promise<void>;
  /** What became of the card on the screen: takes its place. */
  follow: (work: Promise<VerdictCard>) => Promise<void>;
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

/**
 * @param isHeld somebody is busy with the card on the screen
 * @param isUndecided whether somebody waits at the door for what will be done about this card
 * @param announce told each new card, to say it aloud
 */
export function useScanning(
  state: DoorState,
  isHeld: boolean,
  isUndecided: (card: VerdictCard) => boolean,
  announce: (card: VerdictCard) => void,
): Scanning {
  const [showing, setShowing] = useState<Showing>(null);
  const [next, setNext] = useState<readonly VerdictCard[]>([]);
  const held = useRef(isHeld);
  useLayoutEffect(() => {
    held.current = isHeld;
  }, [isHeld]);
  const asked = useRef(0);
  const shown = useRef(0);

  const show = useCallback((cards: readonly VerdictCard[], group: boolean, turn: number) => {
    if (turn < shown.current) return;
    shown.current = turn;
    // Before all that follows a scan, as handing it over.
    flushSync(() => setShowing({ cards, group }));
  }, []);

  const tell = useCallback(
    async (work: Promise<VerdictCard>, take: (card: VerdictCard, turn: number) => void) => {
      const turn = ++asked.current;
      const card = await orToast(work);
      if (!card) return;
      take(card, turn);
      giveFeedback(feedbackOf[card.tone]);
      announce(card);
    },
    [announce],
  );

  const follow = useCallback(
    (work: Promise<VerdictCard>) => tell(work, (card, turn) => show([card], false, turn)),
    [tell, show],
  );

  const run = useCallback(
    (work: Promise<VerdictCard>) =>
      tell(work, (card, turn) => {
        if (held.current) return setNext((before) => [card, ...before]);
        setNext([]);
        return show([card], false, turn);
      }),
    [tell, show],
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

  const latest = (card: VerdictCard): VerdictCard => state.recent.find((other) => other.id === card.id) ?? card;
  const first = showing && !showing.group ? showing.cards[0] : undefined;
  const card = first ? latest(first) : null;

  /** Makes room for whoever came meanwhile. */
  const close = useCallback(() => {
    const [newest, ...others] = next;
    setShowing(newest ? { cards: [newest], group: false } : null);
    setNext(others);
  }, [next]);

  const restMs = card && isUndecided(card) ? undecidedRestAfterMs : restAfterMs;
  useEffect(() => {
    if (!showing || isHeld) return;
    const timer = setTimeout(close, restMs);
    return () => clearTimeout(timer);
  }, [showing, isHeld, restMs, close]);

  return {
    card,
    group: showing?.group ? showing.cards.map(latest) : null,
    next: next.map(latest),
    run,
    follow,
    runGroup,
    open: (opened) => show([opened], false, ++asked.current),
    close,
  };
}
