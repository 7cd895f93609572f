import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useMatches, useSearch } from '@tanstack/react-router';
import { type PublicRecord, roadShowPageSize } from '#contract/road-show/road-show.ts';
import { namesOf } from '#domain/locale.ts';
import { recordKinds } from '#domain/road-show/record-form.ts';
import { fieldName, technologyFieldNames } from '#domain/road-show/technology-fields.ts';
import type { ListFilter } from '#web/desk/list-filter.tsx';
import { ListPage } from '#web/desk/list-page.tsx';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { FieldName } from './marks.tsx';
import { publicPaths, type PublicPath } from './paths.ts';
import { PublicRecordPage } from './public-record-page.tsx';
import { publicRecordsQuery } from './queries.ts';
import type { PublicSearch } from './routes.ts';
import { kindWords } from './words.ts';

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
const linkOf = ({ id, kind }: PublicRecord) =>
  linkOptions({ to: '/public-talk2/list', search: kind === 'RESULT' ? { projectId: id } : { demandRecordId: id } });

function KindName({ kind }: Pick<PublicRecord, 'kind'>) {
  const { t } = useLingui();
  return t(kindWords[kind].one);
}

/** What road shows have published, for everybody; with an identifier in the address, that one. */
export function PublicPage() {
  const search: PublicSearch = useSearch({ strict: false });
  const recordId = search.projectId ?? search.demandRecordId;
  return recordId ? <PublicRecordPage key={recordId} recordId={recordId} /> : <PublicList search={search} />;
}

function PublicList({ search }: { search: PublicSearch }) {
  const { t } = useLingui();
  const locale = useLocale();
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const kind = isPublicPath(path) ? publicPaths[path] : null;
  const answer = useQuery(publicRecordsQuery({ ...search, ...(kind ? { kind } : {}) }));
  const list = useList({ search, narrowedBy: ['kind', 'group', 'search'], size: roadShowPageSize, answer });
  const columns: Column<PublicRecord>[] = [
    { id: 'name', header: t({ message: 'Name', comment: 'Of a result or demand' }), primary: true, cell: nameCell },
    ...(kind ? [] : [{ id: 'kind', header: t`Kind`, cell: kindCell, width: 'lg:w-48' }]),
    { id: 'field', header: t`Field of technology`, cell: fieldCell, width: 'lg:w-64' },
  ];
  const filters: ListFilter<PublicSearch>[] = [
    ...(kind
      ? []
      : [
          {
            of: 'kind' as const,
            label: t`Kind`,
            options: recordKinds.map((value) => ({ value, label: t(kindWords[value].many) })),
          },
        ]),
    {
      of: 'group',
      label: t`Field`,
      options: technologyFieldNames.map((value) => ({ value, label: fieldName(value, locale) })),
    },
  ];
  return (
    <ListPage
      list={list}
      title={kind ? t`Published technical demands` : t`Published results and demands`}
      about={
        <Trans>
          What universities, companies and institutions offer and look for. Words in any of the languages find it.
        </Trans>
      }
      searched={t`Name, keyword or text`}
      filters={filters}
      columns={columns}
      linkOf={linkOf}
      empty={{
        icon: 'search',
        nothing: <Trans>Nothing is published yet</Trans>,
        hint: <Trans>What the fund publishes for its road shows can be read here by everybody.</Trans>,
        nothingFits: <Trans>Nothing fits</Trans>,
      }}
    />
  );
}
