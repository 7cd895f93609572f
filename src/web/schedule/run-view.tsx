import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { ScheduleRun, ScheduleRunDetail } from '#contract/schedule.ts';
import { showNewest } from '#web/api/show-newest.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { Board } from './board.tsx';
import { boardModel, changesOf, type Meeting, type Seat } from './board-model.ts';
import { tableRows, unitRows } from './board-rows.ts';
import { CertificateLine } from './certificate.tsx';
import { ChangesView } from './changes-view.tsx';
import { LeftOut } from './left-out.tsx';
import { MeetingDialog } from './meeting-dialog.tsx';
import { changeRun, type MeetingChange, releaseRun, runQuery, scheduleChanges } from './queries.ts';
import type { ScheduleSearch } from './routes.ts';
import { TimeList } from './time-list.tsx';
import { useUnitNames } from './unit-names.ts';

export interface RunViewProps {
  run: ScheduleRun;
  search: ScheduleSearch;
  show: (change: ScheduleSearch) => void;
  /** The choice of the run. */
  runs: ReactNode;
  /** What it can be compared with. */
  all: readonly ScheduleRun[];
}

/** A run that was computed: what is proved of it, its board, who has no time, and what releasing it would change. */
export function RunView(props: RunViewProps) {
  const { id, version } = props.run;
  const { data, error, refetch } = useQuery(runQuery(id, version));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <Computed {...props} detail={data} /> : <Skeleton className="h-96" />;
}

const everyUnit = 'all';
const runTabs = ['units', 'tables', 'leftOut', 'changes'] as const;

function Computed({ detail, search, show, runs, all }: RunViewProps & { detail: ScheduleRunDetail }) {
  const { t } = useLingui();
  const wide = useWide();
  const [openId, setOpenId] = useState<string | null>(null);
  const nameOf = useUnitNames(detail.parties);
  const model = useMemo(() => boardModel(detail), [detail]);
  const mayChange = detail.state === 'RUN_DRAFT';
  const change = useDeed({
    call: async (changes: MeetingChange[]) => {
      const after = await changeRun(detail.id, { version: detail.version, changes });
      showNewest(runQuery(after.id, after.version).queryKey, after);
      setOpenId(null);
    },
    changes: scheduleChanges,
  });
  const release = useDeed({
    sure: ({ told }: { plan: string; told: number }) => ({
      title: t`Release this schedule?`,
      text: t`It replaces the previous one. Messages to be sent: ${told}.`,
      action: t({ message: 'Release', comment: 'A schedule to everybody' }),
    }),
    call: ({ plan }) => releaseRun(detail.id, { version: detail.version, plan }),
    changes: scheduleChanges,
  });
  const onPut = (meeting: Meeting, slot: number | null, seat?: Seat) =>
    void change.run(changesOf(model, meeting, slot, seat));
  const onPin = (meeting: Meeting) =>
    void change.run([{ meeting: meeting.id, slot: meeting.at?.slot ?? null, pinned: !meeting.pinned }]);
  const onOpen = ({ id }: Meeting) => setOpenId(id);
  const { view: asked = 'units', unit } = search;
  const view = runTabs.find((one) => one === asked) ?? 'units';
  const rows = useMemo(
    () => (view === 'tables' ? tableRows(model, nameOf) : unitRows(model, nameOf, unit)),
    [model, nameOf, unit, view],
  );
  const opened = openId === null ? undefined : model.meetings.get(openId);
  const left = detail.wanted - detail.placed;
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2">
        {runs}
        {view !== 'tables' && view !== 'changes' && (
          <SelectField
            label={t({ message: 'Unit', context: 'organisation', comment: 'Whose meetings are shown' })}
            value={unit ?? everyUnit}
            onChange={(next) => show({ unit: next === everyUnit ? undefined : next })}
            options={[
              { value: everyUnit, label: t({ message: 'All', comment: 'All units' }) },
              ...detail.parties
                .map(({ unitId }) => ({ value: unitId, label: nameOf(unitId) }))
                .toSorted((x, y) => x.label.localeCompare(y.label)),
            ]}
          />
        )}
      </div>
      <CertificateLine run={detail} nameOf={nameOf} />
      <Tabs
        label={t`Meeting schedule`}
        value={view}
        onChange={(next) => show({ view: next === 'units' ? undefined : next })}
        tabs={[
          { id: 'units', label: t({ message: 'By unit', comment: 'A board of meetings' }) },
          { id: 'tables', label: t({ message: 'By table', comment: 'A board of meetings' }) },
          { id: 'leftOut', label: t({ message: 'Without a time', comment: 'Meetings' }), badge: left },
          {
            id: 'changes',
            label: mayChange
              ? t({ message: 'Release', comment: 'A schedule to everybody' })
              : t({ message: 'Compare', comment: 'A schedule with another one' }),
          },
        ]}
      >
        {view === 'leftOut' && (
          <LeftOut
            {...{ model, unit, nameOf, mayChange }}
            busy={change.busy}
            onChange={(changes) => void change.run(changes)}
          />
        )}
        {view === 'changes' && (
          <ChangesView
            run={detail}
            runs={all}
            earlier={search.than}
            onEarlier={(than) => show({ than })}
            mayRelease={mayChange}
            busy={release.busy}
            onRelease={(plan, told) => void release.run({ plan, told })}
          />
        )}
        {(view === 'units' || view === 'tables') &&
          (wide ? (
            <Board
              key={view}
              {...{ model, rows, nameOf, mayChange, onPut, onPin, onOpen }}
              label={view === 'tables' ? t`Tables by time` : t`Units by time`}
            />
          ) : (
            <TimeList {...{ model, nameOf, onOpen }} unit={view === 'units' ? unit : undefined} />
          ))}
      </Tabs>
      {opened && (
        <MeetingDialog
          key={opened.id}
          {...{ model, nameOf, mayChange, onPut, onPin }}
          meeting={opened}
          busy={change.busy}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  );
}
