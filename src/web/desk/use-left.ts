import { useEffect, useRef } from 'react';
import { takeLeft } from './queue.ts';

/** Back from a record, a list begins at its row. @param selectorOf of what takes the focus there */
export function useLeft(isShown: boolean, selectorOf: (id: string) => string): void {
  const select = useRef(selectorOf);
  useEffect(() => {
    if (!isShown) return undefined;
    const id = takeLeft();
    if (!id) return undefined;
    // After the router has scrolled a page that is new to it to its top.
    const frame = requestAnimationFrame(() => {
      const row = document.querySelector<HTMLElement>(select.current(id));
      row?.scrollIntoView({ block: 'center' });
      row?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
}
