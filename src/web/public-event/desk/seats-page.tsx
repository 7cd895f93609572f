import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { seatsQuery } from '../queries.ts';
import { SeatsForm } from './seats-form.tsx';

/** What staff set for a public event: its seats, and what it says of itself. */
export function SeatsPage() {
  const { activityId } = useSearch({ from: '/admin/public-event/seats' });
  const { data, error, refetch } = useQuery({ ...seatsQuery(activityId ?? ''), enabled: activityId !== undefined });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 w-full" />;
  return (
    <>
      <PageHeader
        back={<BackLink to="/admin/public-event" search={{ activityId }} />}
        title={<LocalizedName of={namesOf(data)} />}
        actions={
          <LinkButton to="/public-event-announce" search={{ activityId }} icon="eye">
            <Trans>View announcement</Trans>
          </LinkButton>
        }
      />
      <SeatsForm key={activityId} of={data} />
    </>
  );
}
