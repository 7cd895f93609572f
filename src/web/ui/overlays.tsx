import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentOverlays, onOverlays } from './overlay-store.ts';

const Host = lazy(() => import('./overlay-host.tsx').then((module) => ({ default: module.OverlayHost })));

const wanted = (): boolean => {
  const { question, toasts } = currentOverlays();
  return question !== null || toasts.length > 0;
};

/** Loads the dialogs and toasts of `ask` and `toast` when the first one appears. */
export function Overlays() {
  const needed = useSyncExternalStore(onOverlays, wanted, () => false);
  // Screen readers say what comes into a place that they know from before.
  return (
    <div aria-live="polite">
      {needed && (
        <Suspense>
          <Host />
        </Suspense>
      )}
    </div>
  );
}
