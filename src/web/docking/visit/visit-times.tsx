import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { VisitTimes as Times } from '#contract/docking/intent.ts';
import type { Instant } from '#domain/instant.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { clockOf, SlotPicker } from '../product/slot-picker.tsx';
import { dockingChanges, saveVisitTimes, visitTimesQuery } from '../queries.ts';
import { isAway, periodsOf } from './away.ts';

/** When a unit cannot be met at a docking, and when it has agreed to meet somebody. */
export function VisitTimes({ activityId }: { activityId: string }) {
  const { data, error, refetch } = useQuery(visitTimesQuery(activityId));
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-64" />;
  return <Settings key={data.version} of={data} activityId={activityId} />;
}

function Settings({ of, activityId }: { of: Times; activityId: string }) {
  const { t } = useLingui();
  const before = of.slots.map(({ begin }) => begin).filter((at) => isAway(of, at));
  const [blocked, block] = useState<Instant[]>(before);
  const isSame = blocked.join() === before.join();
  const saving = useDeed({
    call: () => saveVisitTimes({ activityId, version: of.version, away: periodsOf(of, blocked) }),
    done: () => t`Times saved.`,
    changes: dockingChanges,
  });
  const label = t`Times you’re not available`;
  const taken = of.taken.map(clockOf).join(', ');
  return (
    <Card title={label}>
      <div className="flex max-w-reading flex-col gap-4">
        <p className="text-muted">
          <Trans>Choose times to keep free. No meetings will be scheduled or proposed then.</Trans>
        </p>
        <SlotPicker
          label={label}
          slots={of.slots.map(({ begin }) => begin)}
          chosen={blocked}
          isOff={(at) => of.taken.includes(at)}
          onChange={block}
        />
        {taken && (
          <p className="text-sm text-muted">
            <Trans>You already have a meeting at {taken}.</Trans>
          </p>
        )}
        {of.slots.length > 0 && (
          <div>
            <Button
              tone="primary"
              busy={saving.busy}
              disabledReason={isSame ? t`Nothing was changed` : undefined}
              onClick={() => void saving.run()}
            >
              <Trans>Save the times</Trans>
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
