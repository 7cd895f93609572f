import { useQuery } from '@tanstack/react-query';
import type { ScheduleRun } from '#contract/schedule.ts';
import { runQuery } from '../queries.ts';
import { useUnitNames } from '../unit-names.ts';
import { ChangesList } from './changes-list.tsx';
import { OutcomesList } from './outcomes-list.tsx';
import { RepairCard } from './repair-card.tsx';

interface TheDayProps {
  activityId: string;
  /** The schedule that holds now. */
  run: ScheduleRun;
  onDraft: (runId: string) => void;
}

/** What happens to a released schedule: wishes for another time, units that fall out, what came of the meetings. */
export function TheDay({ activityId, run, onDraft }: TheDayProps) {
  const { data } = useQuery(runQuery(run.id, run.version));
  const nameOf = useUnitNames(data?.parties ?? []);
  return (
    <div className="flex flex-col gap-4">
      <ChangesList activityId={activityId} onDraft={onDraft} />
      {data && <RepairCard activityId={activityId} run={data} nameOf={nameOf} onDraft={onDraft} />}
      <OutcomesList activityId={activityId} />
    </div>
  );
}
