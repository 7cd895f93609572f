import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { StaffPage } from '#web/participant/desk/staff-page.tsx';
import { SupplementList } from './supplement-list.tsx';

/** What an activity asks of those enrolled beyond their application (row 173). */
export function SupplementsPage() {
  const { activityId } = useSearch({ from: '/admin/supplements' });
  return (
    <StaffPage
      title={<Trans>Supplementary notices</Trans>}
      lead={<Trans>What an activity asks for in addition to the application.</Trans>}
      activityId={activityId}
    >
      {(chosen) => <SupplementList key={chosen} activityId={chosen} />}
    </StaffPage>
  );
}
