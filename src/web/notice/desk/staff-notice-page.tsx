import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { StaffPage } from '#web/participant/desk/staff-page.tsx';
import { StaffNoticeForm } from './staff-notice-form.tsx';

/** Staff write to everyone enrolled in an activity. */
export function StaffNoticePage() {
  const { activityId } = useSearch({ from: '/admin/notices' });
  return (
    <StaffPage
      title={<Trans>Message those registered</Trans>}
      lead={
        <Trans>
          By e-mail and in the portal, in each person's language. You can see who gets it before it goes out.
        </Trans>
      }
      activityId={activityId}
    >
      {(chosen) => <StaffNoticeForm key={chosen} activityId={chosen} />}
    </StaffPage>
  );
}
