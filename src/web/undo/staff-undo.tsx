import { fundStaff } from '#domain/account/roles.ts';
import { useMay } from '#web/api/use-may.ts';
import { withQueries } from '#web/api/with-queries.tsx';
import { UndoStrip } from './undo-strip.tsx';

/** Only the fund's own send, lock and decide. */
export const StaffUndo = withQueries(() => useMay('undoBulk', fundStaff) && <UndoStrip />);
