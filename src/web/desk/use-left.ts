import { useEffect, useRef } from 'react';
import { takeLeft } from './queue.ts';

/** Rows come in portions; one that is not among them any more is not waited for. */
const mostFrames = 120;

/** Back from a record, a list begins at its row. @param selectorOf of what takes the focus there */
export function useLeft(isShown: boolean, selectorOf: (id: string) => string): void {
  const select = useRef(selectorOf);
  useEffect(() => {
    if (!isShown) return undefined;
    const id = takeLeft();
    if (!id) return undefined;
    let frame = 0;
    let framesLeft = mostFrames;
    // After the router has scrolled a page that is new to it to its top, and once the row is drawn.
    const look = () => {
      frame = requestAnimationFrame(() => {
        const row = document.querySelector<HTMLElement>(select.current(id));
        row?.scrollIntoView({ block: 'center' });
        row?.focus({ preventScroll: true });
        if (!row && framesLeft-- > 0) look();
      });
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
}
