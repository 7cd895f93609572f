import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { takeVersionIfFree } from './new-version.ts';

/** After a change of route the new page's heading has the focus, so that it is read aloud and Tab goes on from there. */
export function usePageChanges(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || toLocation.hash) return;
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
        void takeVersionIfFree();
      }),
    [router],
  );
}
