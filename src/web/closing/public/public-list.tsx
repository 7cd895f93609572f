import { projectPageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useSearch } from '@tanstack/react-router';
import type { ListedProject } from '#contract/closing/project.ts';
import { namesOf } from '#domain/locale.ts';
import type { ListFilter } from '#web/desk/list-filter.tsx';
import { ListPage } from '#web/desk/list-page.tsx';
import { usePublicActivityChoices } from '#web/desk/public-activities.ts';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { TechnologyName } from '../marks.tsx';
import { publicProjectsQuery } from '../queries.ts';
import type { PublicProjectsSearch } from '../routes.ts';
import { PublicListAbout, publicListTitle } from './public-list-words.tsx';

const nameCell = ({ form, unit }: ListedProject) => (
  <>
    <LocalizedName of={namesOf(form)} />
    <SecondLine>
      <LocalizedName of={namesOf(unit)} />
    </SecondLine>
  </>
);
const fieldCell = ({ form }: ListedProject) => <TechnologyName field={form.technologyField} />;
const linkOf = ({ id }: ListedProject) => linkOptions({ to: '/public-projects', search: { projectId: id } });

/** Completed projects, found by words in any of the languages. */
export function PublicList() {
  const { t } = useLingui();
  const search: PublicProjectsSearch = useSearch({ strict: false });
  const answer = useQuery(publicProjectsQuery(search));
  const list = useList({ search, narrowedBy: ['search'], size: projectPageSize, answer });
  const columns: Column<ListedProject>[] = [
    {
      id: 'name',
      header: t({ message: 'Project', comment: 'A completed research project' }),
      primary: true,
      cell: nameCell,
    },
    { id: 'field', header: t`Technology category`, cell: fieldCell, width: 'lg:w-72' },
  ];
  const filters: ListFilter<PublicProjectsSearch>[] = [
    { of: 'activityId', label: t`Activity`, options: usePublicActivityChoices('PCLOSE') },
  ];
  return (
    <ListPage
      list={list}
      title={t(publicListTitle)}
      about={<PublicListAbout />}
      searched={t`Name, entity or topic, in any language`}
      filters={filters}
      columns={columns}
      linkOf={linkOf}
      empty={{
        icon: 'list',
        nothing: <Trans>No public projects yet</Trans>,
        hint: <Trans>Projects appear here once their board is approved.</Trans>,
        nothingFits: <Trans>No projects found</Trans>,
      }}
    />
  );
}
