import { Trans } from '@lingui/react/macro';
import type { Standing } from '#web/home/activities.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Status } from '#web/ui/badge.tsx';

/** A returned application can be corrected as a whole, or only its boards (row 156, G83). */
export function ReturnedNotice({ standing: { activityId, enrollmentId, wanted } }: { standing: Standing }) {
  if (wanted !== 'correctApplication') return null;
  const search = { activityId, enrollmentId };
  return (
    <div className="mb-6">
      <Status
        tone="warn"
        action={
          <span className="flex flex-wrap gap-2">
            <LinkButton to="/application/statement" search={search} tone="primary" icon="edit">
              <Trans>Edit the whole form</Trans>
            </LinkButton>
            <LinkButton to="/boards-change" search={search}>
              <Trans>Change board information</Trans>
            </LinkButton>
          </span>
        }
      >
        <Trans>The fund has returned your application. Please correct it and hand it in again.</Trans>
      </Status>
    </div>
  );
}
