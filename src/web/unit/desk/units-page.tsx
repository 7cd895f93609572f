import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useSearch } from '@tanstack/react-router';
import type { UnitRow } from '#contract/unit/desk.ts';
import { administrators } from '#domain/account/roles.ts';
import { nameIn, namesOf } from '#domain/locale.ts';
import { isUnitKind, unitKinds } from '#domain/unit/unit-words.ts';
import { regionsQuery } from '#web/account/desk/place-queries.ts';
import { unitsQuery } from '#web/account/desk/queries.ts';
import { queryClient } from '#web/api/query-client.ts';
import { useMay } from '#web/api/use-may.ts';
import { unitKindWords } from '#web/unit/words.ts';
import { ListPage } from '#web/desk/list-page.tsx';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { OtherNames } from './unit-picker.tsx';

const nameCell = (unit: UnitRow) => (
  <>
    <LocalizedName of={namesOf(unit)} />
    <span className="block font-normal compact:ml-2 compact:inline">
      <OtherNames of={unit} />
    </span>
  </>
);
const kindCell = (unit: UnitRow) => <Kind kind={unit.kind} />;
const membersCell = (unit: UnitRow) => <Members count={unit.members} />;
const createdCell = (unit: UnitRow) => <DateTime at={unit.createdAt} short />;
const linkOf = (unit: UnitRow) => linkOptions({ to: '/admin/units/$unitId', params: { unitId: unit.id } });

function Kind({ kind }: { kind: string }) {
  const { t } = useLingui();
  return isUnitKind(kind) ? t(unitKindWords[kind]) : '–';
}

const Members = ({ count }: { count: number }) => (
  <span className="text-base font-normal compact:text-sm">
    <Trans comment="How many people have a role for a unit">Members: {count}</Trans>
  </span>
);

/** Every organisation that the portal knows. */
export function UnitsPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const search = useSearch({ from: '/admin/units' });
  const mayWrite = useMay('createUnit', administrators);
  const { page = 0, region, ...rest } = search;
  const filter = { ...rest, countryRegionId: region };
  const { data: regions } = useQuery(regionsQuery);
  const list = useList({
    search,
    narrowedBy: ['search', 'kind', 'region'],
    answer: useQuery(unitsQuery(filter, page)),
    readPage: (at) => queryClient.fetchQuery(unitsQuery(filter, at)),
  });

  const columns: Column<UnitRow>[] = [
    {
      id: 'name',
      header: t({ message: 'Unit', comment: 'The organisation that somebody acts for' }),
      primary: true,
      cell: nameCell,
    },
    { id: 'members', header: t`Members`, primary: true, cell: membersCell, width: 'lg:w-32' },
    {
      id: 'kind',
      header: t({ message: 'Type', context: 'unit', comment: 'Of a unit, as enterprise or university' }),
      cell: kindCell,
      width: 'lg:w-48',
    },
    { id: 'created', header: t`Added on`, cell: createdCell, width: 'lg:w-44' },
  ];

  return (
    <ListPage
      list={list}
      title={t({ message: 'Units', context: 'organisation', comment: 'Organisations' })}
      about={<Trans>Companies, universities and bodies, with their people and registrations.</Trans>}
      exported={{ kind: 'units', filter }}
      pageActions={
        mayWrite && (
          <LinkButton to="/admin/units/new" tone="primary" icon="plus">
            <Trans>New unit</Trans>
          </LinkButton>
        )
      }
      searched={t`Name of the unit in any language`}
      filters={[
        {
          of: 'kind',
          label: t({ message: 'Type', context: 'unit', comment: 'Of a unit, as enterprise or university' }),
          options: unitKinds.map((kind) => ({ value: kind, label: t(unitKindWords[kind]) })),
        },
        {
          of: 'region',
          label: t`Country or region`,
          options: (regions?.content ?? []).map((item) => ({
            value: String(item.id),
            label: nameIn(item, locale) || item.code,
          })),
        },
      ]}
      columns={columns}
      linkOf={linkOf}
      empty={{
        icon: 'building',
        nothing: <Trans>No units yet</Trans>,
        nothingFits: <Trans>No units found</Trans>,
      }}
    />
  );
}
