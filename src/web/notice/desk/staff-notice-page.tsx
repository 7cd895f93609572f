import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { StaffPage } from '#web/participant/desk/staff-page.tsx';
import { StaffNoticeForm } from './staff-notice-form.tsx';

/** Staff write to everyone enrolled in an activity. */
export function StaffNoticePage() {
  const { activityId } = useSearch({ from: '/admin/notices' });
  return (
    <StaffPage
      title={<Trans>Write to those enrolled</Trans>}
      lead={
        <Trans>By mail and in the portal, each in their own language. You see who gets it before it is sent.</Trans>
      }
      activityId={activityId}
    >
      {(chosen) => <StaffNoticeForm key={chosen} activityId={chosen} />}
    </StaffPage>
  );
}
