import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { BackToList } from '#web/desk/back-to-list.tsx';
import { RecordPage } from '#web/desk/record-page.tsx';
import { recordQuery } from './queries.ts';
import { RecordView } from './record-view.tsx';

/** A result or demand at the fund's desk. */
export function DeskRecordPage() {
  const { recordId } = useParams({ from: '/admin/road-show/$recordId' });
  const navigate = useNavigate();
  const back = <BackToList to="/admin/road-show" />;
  return (
    <RecordPage query={useQuery(recordQuery(recordId))} title={<Trans>Results and demands</Trans>} back={back}>
      {(of) => <RecordView key={recordId} of={of} back={back} onGone={() => navigate({ to: '/admin/road-show' })} />}
    </RecordPage>
  );
}
