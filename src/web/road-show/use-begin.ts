import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { RecordKind } from '#domain/road-show/record-form.ts';
import { hasCode } from '#web/api/api-error.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { ask } from '#web/ui/overlay-store.ts';
import { useOnce } from '#web/ui/use-once.ts';
import { recordSearch } from './paths.ts';
import { beginRecord, roadShowChanges } from './queries.ts';
import { useRoadShows } from './records-table.tsx';
import type { RecordSearch } from './routes.ts';

/** Begins a draft. Where an account cannot take part at all the flow ends with a dialog, then home (row 190). */
export function useBegin(kind: RecordKind, wanted: string | undefined) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const shows = useRoadShows();
  const activityId = wanted ?? (shows.length === 1 ? shows[0]?.value : undefined);
  const once = useOnce();
  const { run, busy } = useDeed({
    call: async (go: (search: RecordSearch) => Promise<void>) => {
      if (!activityId) return;
      try {
        const { id } = await once((key) => beginRecord({ activityId, kind }, key));
        await go({ activityId, ...recordSearch({ id, kind }) });
      } catch (error) {
        if (!hasCode(error, 'ACCOUNT_ERROR') && !hasCode(error, 'UNIT_MANAGEMENT_NOT_FOUND_ERROR')) throw error;
        await ask({
          title: t`This account can't take part`,
          text: await errorSentence(error),
          action: t`Go to home page`,
        });
        await navigate({ to: '/' });
      }
    },
    changes: roadShowChanges,
  });
  return { start: run, busy, against: activityId ? undefined : t`Choose a road show first` };
}
