import { Trans, useLingui } from '@lingui/react/macro';
import type { ScheduleRun } from '#contract/schedule.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { scheduleChanges, stopRun } from './queries.ts';
import { runWords } from './words.ts';

/** How far a run is; stopped, it keeps the best that it has found. */
export function RunAtWork({ run }: { run: ScheduleRun }) {
  const { t, i18n } = useLingui();
  const stop = useDeed({ call: () => stopRun(run.id), changes: scheduleChanges });
  const percent = i18n.number(run.progress, { style: 'percent' });
  return (
    <Card
      title={<Trans>Creating the schedule</Trans>}
      aside={
        run.state !== 'STOPPING' && (
          <Button icon="stop" busy={stop.busy} onClick={() => void stop.run()}>
            <Trans comment="Computing; the best that was found is kept">Stop and keep the best</Trans>
          </Button>
        )
      }
    >
      <Progress label={t`Creating the schedule`} value={run.progress} max={1}>
        {run.state === 'RUNNING' ? percent : t(runWords[run.state].label)}
      </Progress>
    </Card>
  );
}
