import { lazy, Suspense } from 'react';
import { loadWordsOf } from '#web/i18n/language.ts';

const Loaded = lazy(async () => {
  const [{ Supplements }] = await Promise.all([import('./supplements.tsx'), loadWordsOf(['notice'])]);
  return { default: Supplements };
});

/** Comes with a login alone: a visitor is asked for nothing. */
export const LazySupplements = ({ activityId }: { activityId: string }) => (
  <Suspense>
    <Loaded activityId={activityId} />
  </Suspense>
);
