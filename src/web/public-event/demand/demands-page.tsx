import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useProfile } from '#web/api/profile.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { DemandsSearch } from '../routes.ts';
import { DemandsList } from './demands-list.tsx';

/** An invited unit's own demands; a monitoring one reads those of all. */
export function DemandsPage() {
  const search: DemandsSearch = useSearch({ strict: false });
  const isInvited = useProfile()?.orgType === 'PUBLIC_INVITED';
  return (
    <DemandsList
      search={search}
      about={
        isInvited ? (
          <Trans>What your unit asked for, and the fund’s replies.</Trans>
        ) : (
          <Trans>What invited units need. You can view this but not change it.</Trans>
        )
      }
      pageActions={
        isInvited && (
          <LinkButton
            to="/public-event/demand-apply"
            search={{ activityId: search.activityId }}
            icon="plus"
            tone="primary"
          >
            <Trans>Add demand</Trans>
          </LinkButton>
        )
      }
    />
  );
}
