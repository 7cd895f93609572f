import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { UnitRow } from '#contract/unit/desk.ts';
import { chooseText, namesOf } from '#domain/locale.ts';
import { isUnitKind, unitKinds } from '#domain/unit/unit-words.ts';
import { useProfile } from '#web/api/profile.ts';
import { EmptyList } from '#web/desk/empty-list.tsx';
import { ExportLink } from '#web/desk/export-link.tsx';
import { FilterBar } from '#web/desk/filter-bar.tsx';
import { Found } from '#web/desk/found.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { regionsQuery } from '#web/account/desk/place-queries.ts';
import { pageSize, unitsQuery } from '#web/account/desk/queries.ts';
import type { UnitsSearch } from '#web/account/desk/routes.ts';
import { OtherNames } from './unit-picker.tsx';
import { unitKindWords } from '#web/account/desk/words.ts';

const nameCell = (unit: UnitRow) => (
  <>
    <LocalizedName of={namesOf(unit)} />
    <span className="block font-normal">
      <OtherNames of={unit} />
    </span>
  </>
);
const kindCell = (unit: UnitRow) => <Kind kind={unit.kind} />;
const membersCell = (unit: UnitRow) => <Members count={unit.members} />;
const createdCell = (unit: UnitRow) => <DateTime at={unit.createdAt} short />;
const openLink = (unit: UnitRow) => (
  <LinkButton tone="quiet" icon="eye" to="/admin/units/$unitId" params={{ unitId: unit.id }}>
    <Trans>Details</Trans>
  </LinkButton>
);

function Kind({ kind }: { kind: string }) {
  const { t } = useLingui();
  return isUnitKind(kind) ? t(unitKindWords[kind]) : '–';
}

const Members = ({ count }: { count: number }) => (
  <span className="text-base font-normal">
    <Trans comment="How many people have a role for a unit">Members: {count}</Trans>
  </span>
);

/** Every organisation that the portal knows. */
export function UnitsPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const search = useSearch({ from: '/admin/units' });
  const mayWrite = useProfile()?.orgType === 'FUND_ADMIN';
  const { page = 0, region, ...rest } = search;
  const filter = { ...rest, countryRegionId: region };
  const { data, error, refetch } = useQuery(unitsQuery(filter, page));
  const { data: regions } = useQuery(regionsQuery);
  const filtered = rest.search !== undefined || rest.kind !== undefined || region !== undefined;
  const go = (change: Partial<UnitsSearch>) =>
    void navigate({
      to: '/admin/units',
      search: { ...search, page: undefined, ...change },
      replace: 'search' in change,
    });
  const total = data?.totalElements;
  const all = { value: '' as const, label: t({ message: 'All', comment: 'No filter' }) };

  const columns: Column<UnitRow>[] = [
    {
      id: 'name',
      header: t({ message: 'Unit', comment: 'The organisation that somebody acts for' }),
      primary: true,
      cell: nameCell,
    },
    { id: 'members', header: t`Members`, primary: true, cell: membersCell },
    {
      id: 'kind',
      header: t({ message: 'Type', context: 'unit', comment: 'Of a unit, as enterprise or university' }),
      cell: kindCell,
    },
    { id: 'created', header: t`Entered on`, cell: createdCell },
  ];

  return (
    <>
      <PageHeader
        title={
          <Trans context="organisation" comment="Organisations">
            Units
          </Trans>
        }
        actions={
          <>
            <ExportLink kind="units" filter={filter} />
            {mayWrite && (
              <LinkButton to="/admin/units/new" tone="primary" icon="plus">
                <Trans>New unit</Trans>
              </LinkButton>
            )}
          </>
        }
      >
        <Trans>Companies, universities and bodies, with their people and registrations.</Trans>
      </PageHeader>
      <FilterBar
        label={t`Name of the unit in any language`}
        text={search.search}
        onText={(text) => go({ search: text })}
      >
        <SelectField
          label={t({ message: 'Type', context: 'unit', comment: 'Of a unit, as enterprise or university' })}
          value={search.kind ?? ''}
          options={[all, ...unitKinds.map((kind) => ({ value: kind, label: t(unitKindWords[kind]) }))]}
          onChange={(kind) => go({ kind: kind || undefined })}
        />
        <SelectField
          label={t`Country or region`}
          value={region === undefined ? '' : String(region)}
          options={[
            all,
            ...(regions?.content ?? []).map((item) => ({
              value: String(item.id),
              label: chooseText(namesOf(item), locale)?.text ?? item.code,
            })),
          ]}
          onChange={(id) => go({ region: id ? Number(id) : undefined })}
        />
      </FilterBar>
      <output className="mb-3 block text-muted tabular-nums">{data && <Found counted={data} />}</output>
      <DataTable
        label={t({ message: 'Units', context: 'organisation', comment: 'Organisations' })}
        columns={columns}
        rows={data?.content}
        rowKey={({ id }) => id}
        error={error}
        onRetry={() => void refetch()}
        actions={openLink}
        empty={
          <EmptyList
            filtered={filtered}
            nothingFits={<Trans>No unit fits</Trans>}
            onShowAll={() => go({ search: undefined, kind: undefined, region: undefined })}
          >
            <EmptyState icon="building" title={<Trans>There is no unit yet</Trans>} />
          </EmptyList>
        }
        paging={{ page, size: pageSize, total: total ?? 0, more: data?.more, onPage: (next) => go({ page: next }) }}
      />
    </>
  );
}
