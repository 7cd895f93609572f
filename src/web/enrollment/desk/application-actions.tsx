import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EnrollmentMoves } from './enrollment-moves.tsx';
import { enrollmentQuery } from './queries.ts';
import { QueueSteps } from './queue-steps.tsx';
import { useQueueKeys } from './use-queue-keys.ts';

/** Where staff read an application they decide about it too, and go on to the next. */
export function ApplicationActions({ enrollmentId }: { enrollmentId: string }) {
  const { data } = useQuery(enrollmentQuery(enrollmentId));
  useQueueKeys(enrollmentId, 'application');
  return (
    <>
      <QueueSteps enrollmentId={enrollmentId} page="application" />
      {data && <EnrollmentMoves of={data} />}
      <LinkButton to="/admin/enrollments/$enrollmentId" params={{ enrollmentId }} icon="place">
        <Trans>Registration and places</Trans>
      </LinkButton>
    </>
  );
}
