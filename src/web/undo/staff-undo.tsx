import { useProfile } from '#web/api/profile.ts';
import { withQueries } from '#web/api/with-queries.tsx';
import { UndoStrip } from './undo-strip.tsx';

/** Only the fund's own send, lock and decide. */
export const StaffUndo = withQueries(() => {
  const role = useProfile()?.orgType;
  return (role === 'FUND_ADMIN' || role === 'FUND_REVIEWER') && <UndoStrip />;
});
