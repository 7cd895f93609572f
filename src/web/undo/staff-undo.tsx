import { lazy, Suspense } from 'react';
import { useProfile } from '#web/api/profile.ts';
import { loadWordsOf } from '#web/i18n/language.ts';

const Strip = lazy(async () => {
  const [{ UndoStrip }] = await Promise.all([import('./undo-strip.tsx'), loadWordsOf(['undo'])]);
  return { default: UndoStrip };
});

/** Only the fund's own send, lock and decide. */
export function StaffUndo() {
  const role = useProfile()?.orgType;
  if (role !== 'FUND_ADMIN' && role !== 'FUND_REVIEWER') return null;
  return (
    <Suspense>
      <Strip />
    </Suspense>
  );
}
