import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { BackToList } from '#web/desk/back-to-list.tsx';
import { RecordPage } from '#web/desk/record-page.tsx';
import { PositionView } from '../position/position-view.tsx';
import { positionQuery } from '../queries.ts';

/** A position at the fund's desk. */
export function DeskPositionPage() {
  const { positionId } = useParams({ from: '/admin/recruitment/$positionId' });
  const back = <BackToList to="/admin/recruitment" />;
  return (
    <RecordPage
      query={useQuery(positionQuery(positionId))}
      title={<Trans comment="Work that is offered">Position</Trans>}
      back={back}
    >
      {(of) => <PositionView key={positionId} of={of} back={back} />}
    </RecordPage>
  );
}
