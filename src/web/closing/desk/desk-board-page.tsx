import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { RecordPage } from '#web/desk/record-page.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { BoardView } from '../board/board-view.tsx';
import { ProjectName } from '../marks.tsx';
import { projectQuery } from '../queries.ts';

/** The true preview of a board, for the fund, which may confirm its text for a leader. */
export function DeskBoardPage() {
  const { projectId } = useParams({ from: '/admin/project-closing/$projectId/board' });
  const navigate = useNavigate();
  const back = <BackLink to="/admin/project-closing/$projectId" params={{ projectId }} />;
  const title = <Trans comment="Heading: how a board will be printed">The board as it will be printed</Trans>;
  return (
    <RecordPage query={useQuery(projectQuery(projectId))} title={title} back={back}>
      {(of) => (
        <>
          <PageHeader back={back} title={title}>
            <ProjectName of={of} />
          </PageHeader>
          <BoardView
            of={of}
            onMade={() => void navigate({ to: '/admin/project-closing/$projectId', params: { projectId } })}
          />
        </>
      )}
    </RecordPage>
  );
}
