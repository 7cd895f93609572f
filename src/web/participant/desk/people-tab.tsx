import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import type { StaffPerson } from '#contract/participant/desk.ts';
import { signInKinds } from '#domain/participant/kinds.ts';
import { listStatuses } from '#domain/participant/list-moves.ts';
import { personSorts, personStates } from '#domain/participant/list-words.ts';
import { queryClient } from '#web/api/query-client.ts';
import type { ListFilter } from '#web/desk/list-filter.tsx';
import { ListPage } from '#web/desk/list-page.tsx';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import type { PeopleSearch } from '../routes.ts';
import { PersonName } from '../person-name.tsx';
import { kindWords, listStatusWords, personStateWords, sortWords } from '../words.ts';
import { PersonDialog } from './person-dialog.tsx';
import { KindIcons, StandingBadge } from './person-marks.tsx';
import type { TabProps } from './participants-page.tsx';
import { type PeopleFilter, peopleQuery } from './queries.ts';

const filterOf = (activityId: string, search: PeopleSearch): PeopleFilter => ({
  activityId,
  search: search.search,
  unitId: search.unitId,
  listStatus: search.listStatus,
  kind: search.kind,
  night: search.night,
  table: search.table,
  state: search.standing,
});

const nameCell = (person: StaffPerson) => (
  <>
    <PersonName of={person} both />
    <SecondLine>{person.pinyin}</SecondLine>
  </>
);
const unitCell = (person: StaffPerson) => (
  <>
    <LocalizedName of={person.unitNames} />
    <SecondLine>{person.title}</SecondLine>
  </>
);
const kindsCell = (person: StaffPerson) => <KindIcons person={person} />;
const documentCell = (person: StaffPerson) => <span className="tabular-nums">{person.maskedDocument}</span>;
const phoneCell = (person: StaffPerson) => (
  <span className="kept-whole tabular-nums">
    +{person.phoneCountry} {person.maskedPhone}
  </span>
);
const stateCell = (person: StaffPerson) => <StandingBadge person={person} />;

/** Everybody of an activity, found and filtered; all of it in the address. */
export function PeopleTab({ activityId, search, mayWrite }: TabProps) {
  const { t } = useLingui();
  const filter = filterOf(activityId, search);
  const { sort = 'createdTime:desc', page = 0 } = search;
  const list = useList({
    search,
    narrowedBy: ['search', 'unitId', 'listStatus', 'kind', 'night', 'table', 'standing'],
    answer: useQuery(peopleQuery(filter, sort, page)),
    readPage: (at) => queryClient.fetchQuery(peopleQuery(filter, sort, at)),
  });
  const columns: Column<StaffPerson>[] = [
    { id: 'name', header: t`Name`, primary: true, cell: nameCell, orders: ['pinyin:asc'] },
    {
      id: 'unit',
      header: t({ message: 'Unit', comment: 'The organisation that sends a person' }),
      primary: true,
      cell: unitCell,
      orders: ['unit:asc'],
    },
    { id: 'kinds', header: t`Taking part in`, cell: kindsCell, width: 'lg:w-32' },
    {
      id: 'document',
      header: t({ message: 'Document', comment: 'A column: masked number of the identity document' }),
      cell: documentCell,
      width: 'lg:w-28',
    },
    { id: 'phone', header: t`Mobile number`, cell: phoneCell, width: 'lg:w-44' },
    {
      id: 'state',
      header: t({ message: 'State', comment: 'Of a person’s registration' }),
      cell: stateCell,
      width: 'lg:w-40',
    },
  ];
  const filters: ListFilter<PeopleSearch>[] = [
    {
      of: 'listStatus',
      label: t`Status of the list`,
      options: listStatuses.map((value) => ({ value, label: t(listStatusWords[value].label) })),
    },
    {
      of: 'kind',
      label: t`Taking part in`,
      options: signInKinds
        .filter((kind) => kind !== 'ACTIVITY')
        .map((value) => ({ value, label: t(kindWords[value].label) })),
    },
    {
      of: 'standing',
      label: t({ message: 'State', comment: 'Of a person’s registration' }),
      options: personStates.map((value) => ({ value, label: t(personStateWords[value]) })),
    },
  ];
  return (
    <>
      <ListPage
        list={list}
        isPart
        title={t({ message: 'People', comment: 'A tab; one short word' })}
        {...(mayWrite && { exported: { kind: 'participants', filter } })}
        pageActions={
          mayWrite && (
            <Button icon="plus" onClick={() => list.set({ entry: 'new' })}>
              <Trans>Add a person</Trans>
            </Button>
          )
        }
        above={<Narrowed search={search} onRemove={(key) => list.set({ [key]: undefined })} unit={list.rows?.[0]} />}
        searched={t`Name, pinyin, initials, unit or last digits of phone`}
        filters={filters}
        orders={personSorts.map((value) => ({ value, label: t(sortWords[value]) }))}
        columns={columns}
        linkOf={({ id }) => linkOptions({ to: '/admin/participants', search: { ...search, person: id } })}
        empty={{
          icon: 'users',
          nothing: <Trans>No one added yet</Trans>,
          hint: <Trans>Units add their own people; the fund can also import a sheet.</Trans>,
          nothingFits: <Trans>No one found</Trans>,
        }}
      />
      {search.person && (
        <PersonDialog
          activityId={activityId}
          participantId={search.person}
          mayWrite={mayWrite}
          onClose={() => list.set({ person: undefined, page })}
          onCorrect={() => list.set({ entry: search.person, page })}
          onChanges={() => list.set({ tab: 'changes', person: undefined })}
        />
      )}
    </>
  );
}

/** Filters that were set from another view. */
function Narrowed({
  search: { unitId, night, table },
  onRemove,
  unit,
}: {
  search: PeopleSearch;
  onRemove: (key: 'unitId' | 'night' | 'table') => void;
  unit: StaffPerson | undefined;
}) {
  const { t } = useLingui();
  const remove = t`Remove this filter`;
  if (!unitId && !night && !table) return null;
  return (
    <div data-no-print className="mb-3 flex flex-wrap gap-2">
      {unitId && unit && (
        <Button tone="quiet" icon="close" onClick={() => onRemove('unitId')} title={remove}>
          <LocalizedName of={unit.unitNames} />
        </Button>
      )}
      {night && (
        <Button tone="quiet" icon="close" onClick={() => onRemove('night')} title={remove}>
          <Trans>Night of {night}</Trans>
        </Button>
      )}
      {table && (
        <Button tone="quiet" icon="close" onClick={() => onRemove('table')} title={remove}>
          <Trans comment="At the dinner">Table {table}</Trans>
        </Button>
      )}
    </div>
  );
}
