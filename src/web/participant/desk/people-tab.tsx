import { Found } from '#web/desk/found.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { StaffPerson } from '#contract/participant/desk.ts';
import { personSorts, personStates } from '#domain/participant/list-words.ts';
import { ExportLink } from '#web/desk/export-link.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { PersonName } from '../person-name.tsx';
import { personStateWords, sortWords } from '../words.ts';
import { PersonDialog } from './person-dialog.tsx';
import { KindIcons, StandingBadge } from './person-marks.tsx';
import { ListFilters } from './list-filters.tsx';
import type { TabProps } from './participants-page.tsx';
import { type PeopleFilter, peoplePageSize, peopleQuery } from './queries.ts';

const filterOf = (activityId: string, search: TabProps['search']): PeopleFilter => ({
  activityId,
  search: search.search,
  unitId: search.unitId,
  listStatus: search.listStatus,
  kind: search.kind,
  night: search.night,
  table: search.table,
  state: search.standing,
});

const noFilter = {
  search: undefined,
  unitId: undefined,
  listStatus: undefined,
  kind: undefined,
  night: undefined,
  table: undefined,
  standing: undefined,
} as const;

const nameCell = (person: StaffPerson) => (
  <>
    <PersonName of={person} both />
    <span className="block text-sm font-normal text-muted">{person.pinyin}</span>
  </>
);
const unitCell = (person: StaffPerson) => (
  <span className="text-base font-normal">
    <LocalizedName of={person.unitNames} />
    <span className="block text-sm text-muted">{person.title}</span>
  </span>
);
const kindsCell = (person: StaffPerson) => <KindIcons person={person} />;
const documentCell = (person: StaffPerson) => <span className="tabular-nums">{person.maskedDocument}</span>;
const phoneCell = (person: StaffPerson) => (
  <span className="whitespace-nowrap tabular-nums">
    +{person.phoneCountry} {person.maskedPhone}
  </span>
);
const stateCell = (person: StaffPerson) => (
  <span className="whitespace-nowrap">
    <StandingBadge person={person} />
  </span>
);

/** Everybody of an activity, found and filtered; all of it in the address. */
export function PeopleTab({ activityId, search, onSearch, mayWrite }: TabProps) {
  const { t } = useLingui();
  const filter = filterOf(activityId, search);
  const { sort = 'createdTime:desc', page = 0 } = search;
  const { data, error, refetch } = useQuery(peopleQuery(filter, sort, page));
  const filtered = Object.keys(noFilter).some((key) => search[key as keyof typeof noFilter] !== undefined);
  const all = t({ message: 'All', comment: 'No filter' });

  const columns: Column<StaffPerson>[] = [
    { id: 'name', header: t`Name`, primary: true, cell: nameCell },
    {
      id: 'unit',
      header: t({ message: 'Unit', comment: 'The organisation that sends a person' }),
      primary: true,
      cell: unitCell,
    },
    { id: 'kinds', header: t`Taking part in`, cell: kindsCell },
    {
      id: 'document',
      header: t({ message: 'Document', comment: 'A column: masked number of the identity document' }),
      cell: documentCell,
    },
    { id: 'phone', header: t`Mobile number`, cell: phoneCell },
    { id: 'state', header: t({ message: 'State', comment: 'Of a person’s registration' }), cell: stateCell },
  ];
  const detailsButton = (person: StaffPerson) => (
    <Button tone="quiet" icon="eye" onClick={() => onSearch({ person: person.id, page })}>
      <Trans>Details</Trans>
    </Button>
  );

  return (
    <>
      <div className="mb-4 grid items-end gap-3 md:grid-cols-3 lg:grid-cols-5" data-no-print>
        <div className="md:col-span-3 lg:col-span-2">
          <SearchField
            label={t`Name, pinyin, initials, unit or last digits of phone`}
            placeholder={t`Name, pinyin, unit, phone`}
            value={search.search ?? ''}
            onChange={(text) => onSearch({ search: text || undefined })}
          />
        </div>
        <ListFilters search={search} onSearch={onSearch} />
        <SelectField
          label={t({ message: 'State', comment: 'Of a person’s registration' })}
          value={search.standing ?? ''}
          options={[
            { value: '' as const, label: all },
            ...personStates.map((value) => ({ value, label: t(personStateWords[value]) })),
          ]}
          onChange={(standing) => onSearch({ standing: standing || undefined })}
        />
      </div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3" data-no-print>
        <div className="flex flex-wrap items-center gap-2 text-muted">
          <output className="tabular-nums">{data && <Found counted={data} />}</output>
          <Narrowed search={search} onSearch={onSearch} unit={data?.content[0]} />
        </div>
        <div className="flex flex-wrap items-end gap-3">
          {mayWrite && (
            <Button icon="plus" onClick={() => onSearch({ entry: 'new' })}>
              <Trans>Add a person</Trans>
            </Button>
          )}
          {mayWrite && <ExportLink kind="participants" filter={filter} />}
          <SelectField
            label={t`Order`}
            value={sort}
            options={personSorts.map((value) => ({ value, label: t(sortWords[value]) }))}
            onChange={(next) => onSearch({ sort: next === 'createdTime:desc' ? undefined : next })}
          />
        </div>
      </div>
      <DataTable
        label={t`Participants`}
        columns={columns}
        rows={data?.content}
        rowKey={(person) => person.id}
        error={error}
        onRetry={() => void refetch()}
        actions={detailsButton}
        empty={
          filtered ? (
            <EmptyState
              icon="search"
              title={<Trans>No one found</Trans>}
              action={
                <Button onClick={() => onSearch(noFilter)}>
                  <Trans>Show everyone</Trans>
                </Button>
              }
            />
          ) : (
            <EmptyState icon="users" title={<Trans>No one added yet</Trans>}>
              <Trans>Units add their own people; the fund can also import a sheet.</Trans>
            </EmptyState>
          )
        }
        paging={{
          page,
          size: peoplePageSize,
          total: data?.totalElements ?? 0,
          more: data?.more,
          onPage: (next) => onSearch({ page: next }),
        }}
      />
      {search.person && (
        <PersonDialog
          activityId={activityId}
          participantId={search.person}
          mayWrite={mayWrite}
          onClose={() => onSearch({ person: undefined, page })}
          onCorrect={() => onSearch({ entry: search.person, page })}
          onChanges={() => onSearch({ tab: 'changes', person: undefined })}
        />
      )}
    </>
  );
}

/** Filters that were set from another view. */
function Narrowed({
  search,
  onSearch,
  unit,
}: Pick<TabProps, 'search' | 'onSearch'> & { unit: StaffPerson | undefined }) {
  const { t } = useLingui();
  const { unitId, night, table } = search;
  const remove = t`Remove this filter`;
  return (
    <>
      {unitId && unit && (
        <Button tone="quiet" icon="close" onClick={() => onSearch({ unitId: undefined })} title={remove}>
          <LocalizedName of={unit.unitNames} />
        </Button>
      )}
      {night && (
        <Button tone="quiet" icon="close" onClick={() => onSearch({ night: undefined })} title={remove}>
          <Trans>Night of {night}</Trans>
        </Button>
      )}
      {table && (
        <Button tone="quiet" icon="close" onClick={() => onSearch({ table: undefined })} title={remove}>
          <Trans comment="At the dinner">Table {table}</Trans>
        </Button>
      )}
    </>
  );
}
