import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { OneProject } from '#contract/closing/project.ts';
import { useProfile } from '#web/api/profile.ts';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { ProjectName } from '../marks.tsx';
import { OfProject } from '../project/of-project.tsx';
import { BoardView } from './board-view.tsx';

/** The true preview of a board, for its leader and for who designs it. */
export function PreviewPage() {
  const isContractor = useProfile()?.orgType === 'CONTRACTOR';
  return (
    <OfProject list={isContractor ? '/contractor/list' : '/exhibition/list'}>{(of) => <Shown of={of} />}</OfProject>
  );
}

function Shown({ of }: { of: OneProject }) {
  const navigate = useNavigate();
  const search = { projectActivitiesId: of.activityId, projectId: of.id };
  const to = of.roles.includes('contractor') ? '/contractor/step' : '/exhibition/detail';
  return (
    <>
      <PageHeader
        back={<BackLink to={to} search={search} />}
        title={<Trans comment="Heading: how a board will be printed">The board as it will be printed</Trans>}
      >
        <ProjectName of={of} />
      </PageHeader>
      <BoardView of={of} onMade={() => void navigate({ to, search })} />
    </>
  );
}
