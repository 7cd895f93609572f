import { Trans } from '@lingui/react/macro';
import type { Standing } from '#web/activity/activities.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Status } from '#web/ui/badge.tsx';

/** A returned application is corrected in the wizard, which says both ways on (row 156, G83). */
export function ReturnedNotice({
  standing: { activityId, enrollmentId, wanted, returnReason },
}: {
  standing: Standing;
}) {
  if (wanted !== 'correctApplication') return null;
  const search = { activityId, enrollmentId };
  return (
    <div className="mb-6">
      <Status
        tone="warn"
        action={
          <LinkButton to="/application/statement" search={search} tone="primary" icon="edit">
            <Trans>Correct and submit again</Trans>
          </LinkButton>
        }
      >
        <Trans>The fund has returned your application. Correct it and submit it again.</Trans>
        {returnReason && <span className="mt-1 block whitespace-pre-wrap">{returnReason}</span>}
      </Status>
    </div>
  );
}
