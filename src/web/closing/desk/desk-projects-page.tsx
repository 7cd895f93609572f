import { Trans, useLingui } from '@lingui/react/macro';
import { linkOptions, useSearch } from '@tanstack/react-router';
import type { ProjectRow } from '#contract/closing/project.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ProjectsTable } from '../project/projects-table.tsx';

const linkOf = ({ id }: ProjectRow) =>
  linkOptions({ to: '/admin/project-closing/$projectId', params: { projectId: id } });

/** The fund's list of every project of a closing exhibition. */
export function DeskProjectsPage() {
  const { t } = useLingui();
  const search = useSearch({ from: '/admin/project-closing' });
  const { projectActivitiesId } = search;
  return (
    <ProjectsTable
      search={search}
      title={t`Completed projects`}
      about={<Trans>All projects shown in exhibitions of completed projects.</Trans>}
      linkOf={linkOf}
      exported
      pageActions={
        <LinkButton to="/admin/project-closing/import" search={{ projectActivitiesId }} icon="upload" tone="primary">
          <Trans>Projects from a sheet</Trans>
        </LinkButton>
      }
    />
  );
}
