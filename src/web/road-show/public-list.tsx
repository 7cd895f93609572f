import { roadShowPageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useMatches, useSearch } from '@tanstack/react-router';
import type { PublicRecord } from '#contract/road-show/road-show.ts';
import { namesOf } from '#domain/locale.ts';
import type { ListFilter } from '#web/desk/list-filter.tsx';
import { ListPage } from '#web/desk/list-page.tsx';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { FieldName, KindName } from './marks.tsx';
import { publicPaths, type PublicPath, recordSearch } from './paths.ts';
import { publicRecordsQuery } from './queries.ts';
import type { PublicSearch } from './routes.ts';
import { useRecordFilters } from './use-record-filters.ts';

const isPublicPath = (path: string): path is PublicPath => Object.hasOwn(publicPaths, path);

const nameCell = ({ form, unit }: PublicRecord) => (
  <>
    <LocalizedName of={namesOf(form)} />
    <SecondLine>
      <LocalizedName of={namesOf(unit)} />
    </SecondLine>
  </>
);
const fieldCell = ({ form }: PublicRecord) => <FieldName of={form.group} />;
const kindCell = ({ kind }: PublicRecord) => <KindName kind={kind} />;
const linkOf = (of: PublicRecord) => linkOptions({ to: '/public-talk2/list', search: recordSearch(of) });

/** What road shows have published, for everybody. */
export function PublicList() {
  const { t } = useLingui();
  const search: PublicSearch = useSearch({ strict: false });
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const kind = isPublicPath(path) ? publicPaths[path] : null;
  const answer = useQuery(publicRecordsQuery({ ...search, ...(kind ? { kind } : {}) }));
  const list = useList({ search, narrowedBy: ['kind', 'group', 'search'], size: roadShowPageSize, answer });
  const columns: Column<PublicRecord>[] = [
    {
      id: 'name',
      header: t({ message: 'Name', context: 'activity', comment: 'Of a result or demand' }),
      primary: true,
      cell: nameCell,
    },
    ...(kind
      ? []
      : [{ id: 'kind', header: t({ message: 'Kind', context: 'record' }), cell: kindCell, width: 'lg:w-48' }]),
    { id: 'field', header: t`Field of technology`, cell: fieldCell, width: 'lg:w-64' },
  ];
  const filters: ListFilter<PublicSearch>[] = useRecordFilters(kind !== null);
  return (
    <ListPage
      list={list}
      title={kind ? t`Published technical demands` : t`Published results and demands`}
      about={<Trans>What universities, companies and institutions offer and look for. Search in any language.</Trans>}
      searched={t`Name, keyword or text`}
      filters={filters}
      columns={columns}
      linkOf={linkOf}
      empty={{
        icon: 'search',
        nothing: <Trans>Nothing is published yet</Trans>,
        hint: <Trans>Everything the fund publishes for its road shows appears here.</Trans>,
        nothingFits: <Trans>Nothing found</Trans>,
      }}
    />
  );
}
