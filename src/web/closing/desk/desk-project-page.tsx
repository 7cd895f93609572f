import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { BackToList } from '#web/desk/back-to-list.tsx';
import { RecordPage } from '#web/desk/record-page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ProjectView } from '../project/project-view.tsx';
import { projectQuery } from '../queries.ts';
import { ContractorCard } from './contractor-card.tsx';

/** A project at the fund's desk. */
export function DeskProjectPage() {
  const { projectId } = useParams({ from: '/admin/project-closing/$projectId' });
  const back = <BackToList to="/admin/project-closing" />;
  return (
    <RecordPage
      query={useQuery(projectQuery(projectId))}
      title={<Trans comment="A completed research project">Project</Trans>}
      back={back}
    >
      {(of) => (
        <ProjectView
          key={projectId}
          of={of}
          back={back}
          actions={
            <LinkButton to="/admin/project-closing/$projectId/board" params={{ projectId }} icon="eye">
              <Trans>See the board</Trans>
            </LinkButton>
          }
          beside={<ContractorCard of={of} />}
        />
      )}
    </RecordPage>
  );
}
