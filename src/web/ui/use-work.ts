import { useRef, useState } from 'react';

/**
 * Work that somebody starts by hand and waits for, one piece at a time: a second tap while it is under way does nothing.
 * What goes wrong with it, it says itself.
 * @example const { busy, work } = useWork(); <Button busy={busy} onClick={() => void work(save)}>
 * @returns `work`, which does a piece; `doing`, which piece is under way where there are several
 */
export function useWork<Piece extends string | true = true>() {
  const isUnderWay = useRef(false);
  const [doing, setDoing] = useState<Piece | null>(null);
  async function work(piece: () => Promise<unknown>, name: Piece = true as Piece): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setDoing(name);
    try {
      await piece();
    } finally {
      isUnderWay.current = false;
      setDoing(null);
    }
  }
  return { busy: doing !== null, doing, work };
}
