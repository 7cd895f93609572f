import { projectPageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProjectRow } from '#contract/closing/project.ts';
import { namesOf } from '#domain/locale.ts';
import { type ProjectStatus, projectStatuses } from '#domain/closing/project-status.ts';
import { queryClient } from '#web/api/query-client.ts';
import type { ListFilter } from '#web/desk/list-filter.tsx';
import { ListPage } from '#web/desk/list-page.tsx';
import { useActivityChoices } from '#web/desk/own-activities.ts';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { ProjectName } from '../marks.tsx';
import { ProjectStanding } from '../standing.tsx';
import { projectsFilterOf, projectsQuery } from '../queries.ts';
import type { ProjectsSearch } from '../routes.ts';
import { projectStatusWords } from '#domain/closing/project-status-words.ts';

const nameCell = (row: ProjectRow) => (
  <>
    <ProjectName of={row} />
    <SecondLine>
      {row.fileNumber} · <LocalizedName of={namesOf(row.unit)} />
    </SecondLine>
  </>
);
const standingCell = ({ status, isOwnTurn }: ProjectRow) => (
  <span className="flex flex-wrap items-center gap-2">
    <ProjectStanding status={status} />
    {isOwnTurn && (
      <Badge tone="warn">
        <Trans comment="Of a record: whoever looks at it has to act next">Your turn</Trans>
      </Badge>
    )}
  </span>
);
const changedCell = ({ updatedAt }: ProjectRow) => <DateTime at={updatedAt} short />;

interface ProjectsTableProps {
  search: ProjectsSearch;
  title: string;
  about: ReactNode;
  linkOf: (row: ProjectRow) => LinkProps;
  pageActions?: ReactNode;
  /** That may occur in this list; left out, all of them. */
  standings?: readonly ProjectStatus[];
  /** It can be taken as a sheet. */
  exported?: boolean;
}

/** Projects as their leader, their contractor or the fund works on them. */
export function ProjectsTable(props: ProjectsTableProps) {
  const { search, title, about, linkOf, pageActions, standings, exported = false } = props;
  const { t } = useLingui();
  const list = useList({
    search,
    narrowedBy: ['standing', 'which', 'search'],
    size: projectPageSize,
    answer: useQuery(projectsQuery(search)),
    readPage: (page) => queryClient.fetchQuery(projectsQuery({ ...search, page })),
  });
  const standing = t({ message: 'State', comment: 'Of a completed project' });
  const columns: Column<ProjectRow>[] = [
    {
      id: 'name',
      header: t({ message: 'Project', comment: 'A completed research project' }),
      primary: true,
      cell: nameCell,
    },
    { id: 'standing', header: standing, primary: true, cell: standingCell, width: 'lg:w-80' },
    { id: 'changed', header: t`Changed`, cell: changedCell, width: 'lg:w-44' },
  ];
  const filters: ListFilter<ProjectsSearch>[] = [
    { of: 'projectActivitiesId', label: t`Activity`, options: useActivityChoices('PCLOSE') },
    {
      of: 'which',
      label: t`Whose`,
      options: [{ value: 'ownTurn', label: t({ message: 'Waiting for you', comment: 'Projects in a list' }) }],
    },
    {
      of: 'standing',
      label: standing,
      options: (standings ?? projectStatuses).map((value) => ({ value, label: t(projectStatusWords[value]) })),
    },
  ];
  return (
    <ListPage
      list={list}
      title={title}
      about={about}
      pageActions={pageActions}
      {...(exported ? { exported: { kind: 'closing-projects', filter: projectsFilterOf(search) } } : {})}
      searched={t`Name, file number or text`}
      filters={filters}
      columns={columns}
      linkOf={linkOf}
      empty={{
        icon: 'list',
        nothing: <Trans>No projects yet</Trans>,
        hint: <Trans>Projects appear here once the fund adds them.</Trans>,
        nothingFits: <Trans>No projects found</Trans>,
      }}
    />
  );
}
