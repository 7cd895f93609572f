import { useCallback, useSyncExternalStore } from 'react';

/** One for each question, since asking anew takes the browser a moment, and every render asks. */
const asked = new Map<string, MediaQueryList>();

function mediaOf(query: string): MediaQueryList {
  const media = asked.get(query) ?? matchMedia(query);
  asked.set(query, media);
  return media;
}

/** The desk's layout starts at 768 px, below it is the phone's (D1 §9); what needs more room may ask for more. */
export function useWide(from = 768): boolean {
  const query = `(min-width: ${from}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = mediaOf(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaOf(query).matches,
    () => false,
  );
}
