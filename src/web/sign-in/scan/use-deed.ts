import { useState } from 'react';
import type { VerdictCard } from '#web/door/card/card.ts';

export type DeedName = 'letIn' | 'undo';

/** What somebody is about to do about one scan, whatever is scanned meanwhile. */
export interface Deed {
  name: DeedName;
  /** The scan it is for. */
  card: VerdictCard;
  /** Null while it is asked. */
  reason: string | null;
  /** Another reason than the usual ones, as far as it is written. */
  written: string;
}

export interface OpenDeed {
  deed: Deed | null;
  begin: (name: DeedName, card: VerdictCard) => void;
  change: (change: Partial<Pick<Deed, 'reason' | 'written'>>) => void;
  /** Put away, it is found again as it was left. */
  putAway: () => void;
  done: () => void;
}

export function useDeed(): OpenDeed {
  const [deed, setDeed] = useState<Deed | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    deed: isOpen ? deed : null,
    begin(name, card) {
      const isLeft = deed?.name === name && deed.card.id === card.id;
      setDeed({ name, card, reason: null, written: isLeft ? deed.written : '' });
      setOpen(true);
    },
    change: (change) => setDeed((before) => before && { ...before, ...change }),
    putAway: () => setOpen(false),
    done() {
      setOpen(false);
      setDeed(null);
    },
  };
}
