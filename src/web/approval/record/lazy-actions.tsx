import { lazy, Suspense } from 'react';
import { whenOnline } from '#web/api/when-online.ts';
import { withItsWords } from '#web/i18n/language.ts';

const Loaded = lazy(async () => {
  const { ApplicationActions } = await whenOnline(() =>
    withItsWords(() => import('#web/enrollment/desk/application-actions.tsx')),
  );
  return { default: ApplicationActions };
});

/** Exhibitors and contractors, who have none of it, do not wait for it either. */
export const LazyActions = ({ enrollmentId }: { enrollmentId: string }) => (
  <Suspense>
    <Loaded enrollmentId={enrollmentId} />
  </Suspense>
);
