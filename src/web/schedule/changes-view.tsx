import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ScheduleRun, ScheduleRunDetail } from '#contract/schedule.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useBegun } from '#web/undo/use-begun.ts';
import { DifferenceLists } from './difference-lists.tsx';
import { comparisonQuery, differenceQuery, isComputed } from './queries.ts';
import { useRunName } from './words.ts';

interface ReleaseProps {
  run: ScheduleRunDetail;
  mayRelease: boolean;
  busy: boolean;
  onRelease: (plan: string, told: number) => void;
}

interface ChangesProps extends ReleaseProps {
  /** All of the activity. */
  runs: readonly ScheduleRun[];
  /** The run that this one is compared with; undefined for what is released now. */
  earlier: string | undefined;
  onEarlier: (runId: string | undefined) => void;
}

const released = 'released';

/** What is otherwise in a run than in what is released, or than in any other run. */
export function ChangesView({ runs, earlier: asked, onEarlier, ...release }: ChangesProps) {
  const { t } = useLingui();
  const runName = useRunName();
  const { run } = release;
  const isReleased = run.state === 'PUBLISHED';
  const others = runs.filter((one) => isComputed(one) && one.id !== run.id && one.state !== 'PUBLISHED');
  const earlier = others.find(({ id }) => id === asked) ?? (isReleased ? others[0] : undefined);
  return (
    <div className="flex flex-col gap-4">
      {others.length > 0 && (
        <div className="md:max-w-1/2">
          <SelectField
            label={t({ message: 'Compare with', comment: 'Another schedule of the same meetings' })}
            value={earlier?.id ?? released}
            onChange={(id) => onEarlier(id === released ? undefined : id)}
            options={[
              ...(isReleased
                ? []
                : [{ value: released, label: t({ message: 'The released schedule', comment: 'To compare with' }) }]),
              ...others.map((one) => ({ value: one.id, label: runName(one) })),
            ]}
          />
        </div>
      )}
      {earlier ? <Compared run={run} earlier={earlier} /> : <ToRelease {...release} />}
    </div>
  );
}

/** What a release would change, for whom, and how many hear of it. */
function ToRelease({ run, mayRelease, busy, onRelease }: ReleaseProps) {
  const begun = useBegun(run.activityId);
  const { data, error, refetch } = useQuery(comparisonQuery(run.id, run.version));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64" />;
  const { told, plan } = data;
  return (
    <DifferenceLists
      run={run}
      of={data}
      title={
        <Plural
          value={told}
          _0="Nobody would get a message"
          one="# person would get a message"
          other="# people would get a message"
        />
      }
      aside={
        mayRelease && (
          <Button tone="primary" icon="send" busy={busy} disabledReason={begun} onClick={() => onRelease(plan, told)}>
            <Trans comment="A schedule to everybody">Release</Trans>
          </Button>
        )
      }
    />
  );
}

function Compared({ run, earlier }: { run: ScheduleRunDetail; earlier: ScheduleRun }) {
  const versions = `${run.version} ${earlier.version}`;
  const { data, error, refetch } = useQuery(differenceQuery(run.id, earlier.id, versions));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64" />;
  return (
    <DifferenceLists
      run={run}
      of={data}
      title={
        <Plural
          value={data.parties.length}
          _0="Both schedules are the same"
          one="Different for # unit"
          other="Different for # units"
        />
      }
    />
  );
}
