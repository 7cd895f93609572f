import { useSyncExternalStore } from 'react';

/** The desk's layout starts here; below it is the phone's (D1 §9). */
const query = '(min-width: 768px)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
