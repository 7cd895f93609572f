import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useOwnActivity } from '#web/desk/own-activities.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ProjectName } from './marks.tsx';
import { ProjectStanding } from './standing.tsx';
import { projectsQuery } from './queries.ts';
import type { OfExhibition } from './routes.ts';

/** What an exhibition of completed projects is for their leaders, and what waits for them. */
export function HomePage() {
  const { t } = useLingui();
  const search: OfExhibition = useSearch({ strict: false });
  const projectActivitiesId = useOwnActivity('PCLOSE', search.projectActivitiesId);
  return (
    <>
      <PageHeader back={<BackLink to="/home" />} title={t`Exhibition of completed projects`}>
        <Trans>
          You describe your project, see its board as it will be printed, and check the contractor’s design.
        </Trans>
      </PageHeader>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Waiting projectActivitiesId={projectActivitiesId} />
        <Card title={<Trans>How it works</Trans>}>
          <ol className="flex list-decimal flex-col gap-2 pl-5">
            <li>
              <Trans>Fill in the text, add up to three pictures and submit.</Trans>
            </li>
            <li>
              <Trans>The fund checks it. You confirm the text on a true preview of your board.</Trans>
            </li>
            <li>
              <Trans>The contractor designs the board. You approve or return each file.</Trans>
            </li>
          </ol>
        </Card>
      </div>
    </>
  );
}

function Waiting({ projectActivitiesId }: OfExhibition) {
  const { data, error, refetch } = useQuery(projectsQuery({ projectActivitiesId, which: 'ownTurn' }));
  return (
    <Card title={<Trans comment="Projects in which one has to act">Waiting for you</Trans>}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-72 md:h-56" />
      ) : (
        <div className="flex flex-col items-start gap-4">
          {data.content.length === 0 ? (
            <p>
              <Trans>Nothing is waiting for you.</Trans>
            </p>
          ) : (
            <ul className="flex flex-col gap-3">
              {data.content.map((row) => (
                <li key={row.id} className="flex flex-col items-start gap-1">
                  <TextLink to="/exhibition/detail" search={{ projectActivitiesId: row.activityId, projectId: row.id }}>
                    <ProjectName of={row} />
                  </TextLink>
                  <ProjectStanding status={row.status} />
                </li>
              ))}
            </ul>
          )}
          <LinkButton to="/exhibition/list" search={{ projectActivitiesId }} icon="list" tone="primary">
            <Trans>All your projects</Trans>
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
