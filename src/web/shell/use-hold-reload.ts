import { useEffect } from 'react';
import { holdReload } from './busy-work.ts';

/** While `busy`, the page does not reload for a new version, and leaving it asks first. */
export function useHoldReload(busy: boolean, reason: string): void {
  useEffect(() => {
    if (!busy) return;
    const release = holdReload(reason);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => {
      release();
      removeEventListener('beforeunload', warn);
    };
  }, [busy, reason]);
}
