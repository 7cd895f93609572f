import { reportPageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { EventReport, ReportedUnit } from '#contract/report.ts';
import { nameIn, namesOf } from '#domain/locale.ts';
import { countIn, isOfUnits } from '#domain/report/figures.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { figureLists } from './figure-lists.ts';
import { NumberLink } from './figures.tsx';
import { reportUnitsQuery } from './queries.ts';
import type { ReportSearch } from './routes.ts';
import { figureWords } from './words.ts';

const nameCell = (unit: ReportedUnit) => (
  <TextLink to="/admin/units/$unitId" params={{ unitId: unit.id }}>
    <LocalizedName of={namesOf(unit)} />
  </TextLink>
);

/** What is counted of each unit in one of the activities. */
export function UnitsPart({ report, search }: { report: EventReport; search: ReportSearch }) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const activities = report.categories.flatMap((one) => one.activities);
  const chosen = activities.find(({ id }) => id === search.activityId) ?? activities[0];
  if (!chosen) return null;
  const eventId = report.event.id;
  const go = (next: ReportSearch) =>
    void navigate({ to: '/admin/report/$eventId', params: { eventId }, search: next, resetScroll: false });
  return (
    <Card
      title={<Trans>By unit</Trans>}
      aside={
        <div className="w-full min-w-0 md:w-96">
          <SelectField
            label={t`Activity`}
            value={chosen.id}
            options={activities.map((one) => ({ value: one.id, label: nameIn(one, locale) }))}
            onChange={(activityId) => go({ activityId })}
          />
        </div>
      }
    >
      <Units
        eventId={eventId}
        activityId={chosen.id}
        shown={chosen.figures}
        page={search.page ?? 0}
        onPage={(page) => go({ activityId: chosen.id, page: page || undefined })}
      />
    </Card>
  );
}

function Units({
  eventId,
  activityId,
  shown,
  page,
  onPage,
}: {
  eventId: string;
  activityId: string;
  shown: EventReport['categories'][number]['activities'][number]['figures'];
  page: number;
  onPage: (page: number) => void;
}) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(reportUnitsQuery(eventId, activityId, page));
  const columns: Column<ReportedUnit>[] = [
    { id: 'unit', header: t`Unit`, primary: true, cell: nameCell },
    ...shown.filter(isOfUnits).map(({ figure }) => ({
      id: figure,
      header: t(figureWords[figure]),
      align: 'end' as const,
      cell: (unit: ReportedUnit) => (
        <NumberLink count={countIn(unit, figure)} to={figureLists[figure]({ activityId, unitId: unit.id })} />
      ),
    })),
  ];
  return (
    <>
      <DataTable
        label={t`By unit`}
        columns={columns}
        rows={data?.content}
        rowKey={({ id }) => id}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon="building" title={<Trans>No figures for any unit yet</Trans>} />}
        paging={{ page, size: reportPageSize, total: data?.totalElements ?? 0, more: data?.more, onPage }}
      />
      <p className="mt-3 text-sm text-muted">
        <Trans>Answers to anonymous questionnaires count for the activity, not for any unit.</Trans>
      </p>
    </>
  );
}
