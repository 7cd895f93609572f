import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { RecordPage } from '#web/desk/record-page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BackLink } from '#web/ui/page-header.tsx';
import { positionQuery } from '../queries.ts';
import type { OnePositionSearch } from '../routes.ts';
import { PositionView } from './position-view.tsx';

/** A position as the event contractor checks it. */
export function CheckPositionPage() {
  const { activityId, positionId }: OnePositionSearch = useSearch({ strict: false });
  return positionId ? (
    <Shown key={positionId} positionId={positionId} activityId={activityId} />
  ) : (
    <EmptyState icon="briefcase" title={<Trans>No position selected</Trans>} />
  );
}

function Shown({ positionId, activityId }: { positionId: string; activityId: string | undefined }) {
  const back = <BackLink to="/recruit/contractor" search={{ activityId }} />;
  return (
    <RecordPage
      query={useQuery(positionQuery(positionId))}
      title={<Trans comment="Work that is offered">Position</Trans>}
      back={back}
    >
      {(of) => <PositionView of={of} back={back} />}
    </RecordPage>
  );
}
