import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusNextHeading } from '#web/ui/heading.tsx';
import { takeVersionIfFree } from './new-version.ts';

/**
 * After a change of route the new page's heading has the focus, so that it is read aloud and Tab goes on from there; and
 * between two pages is a good moment for a new version.
 */
export function usePageChanges(): void {
  const router = useRouter();
  useEffect(() => {
    const unsubscribe = [
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusNextHeading();
      }),
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) void takeVersionIfFree();
      }),
    ];
    return () => {
      for (const stop of unsubscribe) stop();
    };
  }, [router]);
}
