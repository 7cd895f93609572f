import { useCallback, useSyncExternalStore } from 'react';

/** The desk's layout starts at 768 px, below it is the phone's (D1 §9); what needs more room may ask for more. */
export function useWide(from = 768): boolean {
  const query = `(min-width: ${from}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
