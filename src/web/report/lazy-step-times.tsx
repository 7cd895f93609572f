import { lazy, Suspense } from 'react';
import { whenOnline } from '#web/api/when-online.ts';
import { withItsWords } from '#web/i18n/language.ts';

const View = lazy(async () => {
  const { StepTimes } = await whenOnline(() => withItsWords(() => import('./step-times.tsx')));
  return { default: StepTimes };
});

/** How long each step of an activity takes; it comes after the rest of its page. */
export const LazyStepTimes = ({ activityId }: { activityId: string }) => (
  <Suspense>
    <View activityId={activityId} />
  </Suspense>
);
