import { Trans, useLingui } from '@lingui/react/macro';
import { linkOptions, useSearch } from '@tanstack/react-router';
import type { ProjectRow } from '#contract/closing/project.ts';
import type { ProjectsSearch } from '../routes.ts';
import { ProjectsTable } from './projects-table.tsx';

const isWritten = ({ status }: ProjectRow): boolean => status === 'PROJECT_PENDING' || status === 'PROJECT_BACK';
const linkOf = (row: ProjectRow) =>
  linkOptions({
    to: isWritten(row) ? '/exhibition/form/ProjectInfo' : '/exhibition/detail',
    search: { projectActivitiesId: row.activityId, projectId: row.id },
  });

/** A leader's own projects. */
export function OwnProjectsPage() {
  const { t } = useLingui();
  const search: ProjectsSearch = useSearch({ strict: false });
  return (
    <ProjectsTable
      search={search}
      title={t`Completed projects`}
      about={<Trans>Describe each project, and confirm its board before it is printed.</Trans>}
      linkOf={linkOf}
    />
  );
}
