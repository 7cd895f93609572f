import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AskedChange } from '#contract/meeting.ts';
import { type Instant } from '#domain/instant.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { clockOf, useDayName } from '../slot-times.tsx';
import { changesQuery, draftChange, meetingChanges } from './queries.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import { changeButtonWords, standingOf } from './words.ts';

interface ChangesProps {
  activityId: string;
  /** Leads to the draft that would grant a wish. */
  onDraft: (runId: string) => void;
}

/** What parties asked for, what waits first; granting leads to what else would move, and its release. */
export function ChangesList({ activityId, onDraft }: ChangesProps) {
  const { data, error, refetch } = useQuery(changesQuery(activityId));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40" />;
  if (data.changes.length === 0) {
    return <EmptyState icon="clock" title={<Trans>No requests for another time</Trans>} />;
  }
  return (
    <ul className="flex flex-col gap-3">
      {data.changes.map((change) => (
        <Asked key={change.id} change={change} onDraft={onDraft} />
      ))}
    </ul>
  );
}

function Asked({ change, onDraft }: { change: AskedChange; onDraft: ChangesProps['onDraft'] }) {
  const { t } = useLingui();
  const dayName = useDayName();
  const draft = useDeed({
    call: async (begin: Instant) => onDraft((await draftChange(change.id, begin)).runId),
    changes: meetingChanges,
  });
  const [isRefusing, setRefusing] = useState(false);
  const { label, tone } = standingOf(change.status);
  const [asker, other] = change.askedBy === 'A' ? [change.unitA, change.unitB] : [change.unitB, change.unitA];
  const timeOf = (begin: Instant) => `${dayName(begin)} ${clockOf(begin)}`;
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">
          <LocalizedName of={namesOf(asker)} /> → <LocalizedName of={namesOf(other)} />
        </span>
        <Badge tone={tone}>{t(label)}</Badge>
        <span className="text-muted tabular-nums">{timeOf(change.begin)}</span>
      </div>
      {change.reason && <p>{change.reason}</p>}
      {change.answer && <p className="text-muted">{change.answer}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {change.mayGrant ? (
          change.wished.map((begin) => {
            const time = timeOf(begin);
            return (
              <Button key={begin} icon="clock" busy={draft.doing === begin} onClick={() => void draft.run(begin)}>
                <Trans comment="A meeting to a wished time; first shows what else would move">Move to {time}</Trans>
              </Button>
            );
          })
        ) : (
          <span className="text-muted tabular-nums">{change.wished.map(timeOf).join(', ')}</span>
        )}
        {change.buttons.includes('refuse') && (
          <Button tone="quiet" onClick={() => setRefusing(true)}>
            {t(changeButtonWords.refuse)}
          </Button>
        )}
      </div>
      {isRefusing && <RefuseDialog change={change} onClose={() => setRefusing(false)} />}
    </li>
  );
}
