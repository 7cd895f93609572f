import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { Schedule, ScheduleRun } from '#contract/schedule.ts';
import { namesOf } from '#domain/locale.ts';
import { activitiesQuery } from '#web/desk/activities-query.ts';
import { RecordPage } from '#web/desk/record-page.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { Status } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useOnce } from '#web/ui/use-once.ts';
import { isAtWork, isComputed, scheduleChanges, scheduleQuery, startRun } from './queries.ts';
import type { ScheduleSearch } from './routes.ts';
import { RunAtWork } from './run-at-work.tsx';
import { Parties } from './parties.tsx';
import { RunView, type RunViewProps } from './run-view.tsx';
import { ScheduleActions } from './schedule-actions.tsx';
import { dayOf } from './slot-times.tsx';
import { TableCards } from './table-cards.tsx';
import { TheDay } from './meeting/the-day.tsx';
import { useUnitNames } from './unit-names.ts';
import { WishImportCard } from './wish-import.tsx';
import { useRunName } from './words.ts';

/** All about the meetings of an activity, and one run of its schedule. */
export function SchedulePage() {
  const { activityId } = useParams({ from: '/admin/schedule/$activityId' });
  const query = useQuery(scheduleQuery(activityId));
  return (
    <RecordPage query={query} title={<Trans>Meeting schedule</Trans>} back={<BackLink to="/admin/schedule" />}>
      {(of) => <OfActivity key={activityId} activityId={activityId} of={of} />}
    </RecordPage>
  );
}

/** The newest that is shown without being asked for: what is being computed or worked on, else what is released. */
const firstShown = (runs: readonly ScheduleRun[]): ScheduleRun | undefined =>
  runs.find((run) => isAtWork(run) || run.state === 'RUN_DRAFT') ??
  runs.find(({ state }) => state === 'PUBLISHED') ??
  runs[0];

function OfActivity({ activityId, of }: { activityId: string; of: Schedule }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = useSearch({ from: '/admin/schedule/$activityId' });
  const { data: activities } = useQuery(activitiesQuery);
  const activity = activities?.content.find(({ id }) => id === activityId);
  const nameOf = useUnitNames(of.parties);
  const runName = useRunName();
  const run = of.runs.find(({ id }) => id === search.run) ?? firstShown(of.runs);
  const show = (change: ScheduleSearch) =>
    void navigate({
      to: '/admin/schedule/$activityId',
      params: { activityId },
      search: { ...search, ...change },
      replace: true,
    });
  const once = useOnce();
  const compute = useDeed({
    call: ({ around }: { around: string | null }) =>
      once((key) => startRun(activityId, { seed: of.runs.length + 1, around }, key)).then(({ runId }) =>
        show({ run: runId }),
      ),
    changes: scheduleChanges,
  });
  const runs = run && (
    <SelectField
      label={t({ message: 'Schedule', comment: 'One of several that were computed' })}
      value={run.id}
      onChange={(id) => show({ run: id })}
      options={of.runs.map((one) => ({
        value: one.id,
        label: runName(one),
      }))}
    />
  );
  const released = of.runs.find(({ state }) => state === 'PUBLISHED');
  const { view } = search;
  const isBeside = view === 'parties' || view === 'import' || (released && (view === 'wishes' || view === 'cards'));
  const isReady = of.slots.length > 0 && of.wanted > 0;
  return (
    <>
      {/* What is printed are the cards alone. */}
      <div data-no-print={view === 'cards' ? '' : undefined}>
        <PageHeader
          back={<BackLink to="/admin/schedule" />}
          title={activity ? <LocalizedName of={namesOf(activity)} /> : <Trans>Meeting schedule</Trans>}
          actions={
            <ScheduleActions
              {...{ activityId, of, run, view, show }}
              busy={compute.busy}
              onCompute={() => void compute.run({ around: run?.state === 'RUN_DRAFT' ? run.id : null })}
            />
          }
        >
          <Extent of={of} />
        </PageHeader>
      </div>
      <div className="flex flex-col gap-4">
        {view !== 'cards' && <OddPairs of={of} nameOf={nameOf} />}
        {!isReady && view !== 'import' && (
          <EmptyState icon="calendar" title={<Trans>Nothing to schedule yet</Trans>}>
            {of.slots.length === 0 ? (
              <Trans>Enter the meeting times and number of tables.</Trans>
            ) : (
              <Trans>No one has agreed to meet yet.</Trans>
            )}
          </EmptyState>
        )}
        {view === 'parties' && <Parties activityId={activityId} of={of} nameOf={nameOf} />}
        {view === 'import' && <WishImportCard activityId={activityId} onImported={() => show({ view: undefined })} />}
        {view === 'cards' && released && <TableCards run={released} />}
        {view === 'wishes' && released && (
          <TheDay activityId={activityId} run={released} onDraft={(id) => show({ run: id, view: 'changes' })} />
        )}
        {run && !isBeside && <ShownRun run={run} runs={runs} all={of.runs} search={search} show={show} />}
      </div>
    </>
  );
}

function Extent({ of: { slots, tables, parties, wanted } }: { of: Schedule }) {
  const days = new Set(slots.map(({ begin }) => dayOf(begin))).size;
  return (
    <>
      <Plural value={slots.length} one="# time" other="# times" />
      {' · '}
      <Plural value={days} one="# day" other="# days" />
      {' · '}
      <Plural value={tables} one="# table" other="# tables" />
      {' · '}
      <Plural value={parties.length} one="# unit" other="# units" />
      {' · '}
      <Plural value={wanted} one="# meeting wanted" other="# meetings wanted" />
    </>
  );
}

function OddPairs({ of: { odd }, nameOf }: { of: Schedule; nameOf: (unit: string) => string }) {
  if (odd.length === 0) return null;
  const pairs = odd.map(({ unitA, unitB }) => `${nameOf(unitA)} – ${nameOf(unitB)}`).join('; ');
  return (
    <Status tone="warn">
      <Trans>These can’t be placed because both meet the same third unit: {pairs}</Trans>
    </Status>
  );
}

function ShownRun({ run, runs, all, search, show }: RunViewProps) {
  return (
    <>
      {!isComputed(run) && runs}
      {isAtWork(run) && <RunAtWork run={run} />}
      {run.state === 'FAILED' && (
        <Status tone="bad">
          <Trans>Something went wrong while creating this schedule. Try again.</Trans>
        </Status>
      )}
      {run.state === 'STOPPED' && (
        <Status tone="neutral">
          <Trans>This schedule was stopped before it began.</Trans>
        </Status>
      )}
      {isComputed(run) ? <RunView key={run.id} {...{ run, runs, all, search, show }} /> : null}
    </>
  );
}
