import { useEffect, useState } from 'react';

const pageMs = 12_000;
const wideEnough = '(min-width: 64rem)';

interface CardSize {
  /** In pixels, with the gap. */
  width: number;
  height: number;
}

/**
 * More cards than a big screen holds are shown page by page, each for a while; a phone scrolls instead.
 * @returns `ref` for what holds the cards, and which of them are shown now
 */
export function useTurnedPages(total: number, { width, height }: CardSize) {
  const [grid, ref] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState(Infinity);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!grid) return;
    const lines = (length: number, of: number): number => Math.max(1, Math.floor(length / of));
    const watch = new ResizeObserver(() => {
      const fits = lines(grid.clientWidth, width) * lines(grid.clientHeight, height);
      setRoom(matchMedia(wideEnough).matches ? fits : Infinity);
    });
    watch.observe(grid);
    return () => watch.disconnect();
  }, [grid, width, height]);
  const pages = Math.max(1, Math.ceil(total / room));
  useEffect(() => {
    if (pages < 2) return;
    const timer = setInterval(() => setTurn((before) => before + 1), pageMs);
    return () => clearInterval(timer);
  }, [pages]);
  const page = turn % pages;
  return pages === 1
    ? { ref, page, pages, from: 0, to: total }
    : { ref, page, pages, from: page * room, to: (page + 1) * room };
}
