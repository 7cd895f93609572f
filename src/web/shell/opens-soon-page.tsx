import { Trans } from '@lingui/react/macro';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** For an area of the portal that is not there yet. */
export const OpensSoonPage = () => (
  <>
    <PageHeader title={<Trans>Opens soon</Trans>} />
    <EmptyState
      icon="clock"
      title={<Trans>This area is not open yet</Trans>}
      action={
        <LinkButton to="/home" tone="primary" icon="home">
          <Trans>To the home page</Trans>
        </LinkButton>
      }
    >
      <Trans>Your activities and registrations stay as they are. Please come back later.</Trans>
    </EmptyState>
  </>
);
