import { lazy, Suspense } from 'react';
import { whenOnline } from '#web/api/when-online.ts';
import { loadWordsOf } from '#web/i18n/language.ts';

const words = ['enrollment/desk', 'inbox', 'moves', 'undo'];
const Loaded = lazy(async () => {
  const [{ ApplicationActions }] = await whenOnline(() =>
    Promise.all([import('#web/enrollment/desk/application-actions.tsx'), loadWordsOf(words)]),
  );
  return { default: ApplicationActions };
});

/** Exhibitors and contractors, who have none of it, do not wait for it either. */
export const LazyActions = ({ enrollmentId }: { enrollmentId: string }) => (
  <Suspense>
    <Loaded enrollmentId={enrollmentId} />
  </Suspense>
);
