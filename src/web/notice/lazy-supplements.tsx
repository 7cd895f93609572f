import { lazy, Suspense } from 'react';
import { useLoggedIn } from '#web/api/session-token.ts';
import { whenOnline } from '#web/api/when-online.ts';
import { withItsWords } from '#web/i18n/language.ts';

const Loaded = lazy(async () => {
  const { Supplements } = await whenOnline(() => withItsWords(() => import('./supplements.tsx')));
  return { default: Supplements };
});

/** Comes with a login alone: a visitor has none. */
export const LazySupplements = ({ activityId }: { activityId: string }) =>
  useLoggedIn() && (
    <Suspense>
      <Loaded activityId={activityId} />
    </Suspense>
  );
