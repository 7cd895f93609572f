import { Trans, useLingui } from '@lingui/react/macro';
import { linkOptions, useSearch } from '@tanstack/react-router';
import type { ProjectRow } from '#contract/closing/project.ts';
import { designStatuses } from '#domain/closing/project-status.ts';
import { takeFilePack } from '#web/approval/cases/queries.ts';
import { useOwnActivity } from '#web/desk/own-activities.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { ProjectsTable } from '../project/projects-table.tsx';
import type { ProjectsSearch } from '../routes.ts';

const linkOf = ({ id, activityId }: ProjectRow) =>
  linkOptions({ to: '/contractor/step', search: { projectActivitiesId: activityId, projectId: id } });

/** The projects whose boards a contractor designs. */
export function OwnDesignsPage() {
  const { t } = useLingui();
  const search: ProjectsSearch = useSearch({ strict: false });
  return (
    <ProjectsTable
      search={search}
      title={t`Projects to design`}
      about={<Trans>Design each board around its confirmed text and send it to the project’s leader.</Trans>}
      linkOf={linkOf}
      standings={designStatuses}
      pageActions={<PackButton activityId={useOwnActivity('PCLOSE', search.projectActivitiesId)} />}
    />
  );
}

function PackButton({ activityId }: { activityId: string | undefined }) {
  const { t } = useLingui();
  const { run, busy } = useDeed({ call: () => takeFilePack(activityId ?? '') });
  return (
    <Button
      icon="download"
      busy={busy}
      disabledReason={activityId ? undefined : t`Choose an exhibition first.`}
      onClick={() => void run()}
    >
      <Trans comment="Pictures and designs of all projects, in one ZIP">All files</Trans>
    </Button>
  );
}
