import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Status } from '#web/ui/badge.tsx';
import { applicationQuery } from './queries.ts';
import { useDraftStore } from './use-draft-of.ts';

/** Why the fund returned it, and the two ways on: the whole form, or the boards alone (row 156, G83). */
export function ReturnedWays({ activityId }: { activityId: string }) {
  const { enrollmentId } = useDraftStore();
  const { data } = useQuery(applicationQuery(enrollmentId));
  if (data?.wanted !== 'correctApplication') return null;
  const search = { activityId, enrollmentId };
  return (
    <Status
      tone="warn"
      action={
        <span className="flex flex-wrap gap-2">
          <LinkButton to="/application/entity" search={search} tone="primary" icon="edit">
            <Trans>Correct the whole form</Trans>
          </LinkButton>
          <LinkButton to="/boards-change" search={search} icon="booth">
            <Trans>Change the boards only</Trans>
          </LinkButton>
        </span>
      }
    >
      <Trans>The fund has returned your application. Correct it and submit it again.</Trans>
      {data.returnReason && <span className="mt-1 block whitespace-pre-wrap">{data.returnReason}</span>}
    </Status>
  );
}
