import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useProfile } from '#web/api/profile.ts';
import { useOwnActivity } from '#web/desk/own-activities.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PositionsToCheckPage } from './position/positions-to-check-page.tsx';
import { unitStandingQuery } from './queries.ts';
import type { OfFair } from './routes.ts';
import { unitStandingWords } from './words.ts';

/** What a careers fair is for a company: whether it takes part, what it offers; the contractor finds what to check. */
export function HubPage() {
  const isContractor = useProfile()?.orgType === 'CONTRACTOR';
  return isContractor ? <PositionsToCheckPage /> : <CompanyPage />;
}

function CompanyPage() {
  const { t } = useLingui();
  const search: OfFair = useSearch({ strict: false });
  const activityId = useOwnActivity('RECRUIT', search.activityId);
  return (
    <>
      <PageHeader back={<BackLink to="/home" />} title={t`Recruitment`}>
        <Trans>Offer positions at the careers fair and find the people to fill them.</Trans>
      </PageHeader>
      <div className="grid items-start gap-6 *:min-w-0 md:grid-cols-2">
        {activityId && <Registration activityId={activityId} />}
        <Card title={<Trans>Your positions</Trans>}>
          <div className="flex flex-col items-start gap-4">
            <p>
              <Trans>Write a position and submit it. Everyone can see it once the fund publishes it.</Trans>
            </p>
            <div className="flex max-w-full flex-wrap gap-2">
              <LinkButton to="/recruit/list" search={{ activityId }} icon="list" tone="primary">
                <Trans>My positions</Trans>
              </LinkButton>
              <LinkButton to="/recruit/applications" search={{ activityId }} icon="users">
                <Trans>Applications</Trans>
              </LinkButton>
              <LinkButton to="/recruit/apply" search={{ activityId }} icon="plus">
                <Trans>New position</Trans>
              </LinkButton>
            </div>
          </div>
        </Card>
      </div>
    </>
  );
}

function Registration({ activityId }: { activityId: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(unitStandingQuery(activityId));
  const words = data?.standing && unitStandingWords[data.standing];
  return (
    <Card title={<Trans>Your unit at the fair</Trans>}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-20" />
      ) : (
        <div className="flex flex-col items-start gap-4">
          {words ? (
            <Badge tone={words.tone}>{t(words.label)}</Badge>
          ) : (
            <p>
              <Trans>Your unit isn’t registered for this fair yet.</Trans>
            </p>
          )}
          {data.standing !== 'APPROVED' && (
            <p className="text-muted">
              <Trans>You can write positions once the fund approves your registration.</Trans>
            </p>
          )}
          <LinkButton to="/recruit/unit-register" search={{ activityId }} icon="arrow-right">
            <Trans>Registration details</Trans>
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
