import { useEffect, useEffectEvent } from 'react';

/** The browser's own keys for printing do the same as the button. @param start undefined where they are the browser's */
export function usePrintKeys(start: (() => void) | undefined): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'p' || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    if (!start) return;
    event.preventDefault();
    start();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
