import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { namesOf } from '#domain/locale.ts';
import { hasCode } from '#web/api/api-error.ts';
import { answer, api } from '#web/api/client.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { profileQuery } from '#web/api/profile.ts';
import { queryClient } from '#web/api/query-client.ts';
import { activityQuery } from '#web/activity/queries.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { PageSkeleton } from '#web/shell/page-skeleton.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DayRange } from '#web/ui/date-time.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ask, toast } from '#web/ui/overlay-store.ts';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { useWork } from '#web/ui/use-work.ts';
import type { TalkInviteSearch } from './routes.ts';

/** A school's account joins a road show that it was invited to (row 190). */
export function TalkInvitePage() {
  const { activityId }: TalkInviteSearch = useSearch({ strict: false });
  return activityId ? <TalkInvite activityId={activityId} /> : <Navigate to="/home" replace />;
}

function TalkInvite({ activityId }: { activityId: string }) {
  const { data: activity, error, refetch } = useQuery(activityQuery(activityId));
  const { busy, join } = useJoin(activityId, activity?.promoter ?? null);
  if (!activity && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!activity) return <PageSkeleton />;
  return (
    <div className="mx-auto max-w-reading">
      <PageHeader back={<BackLink to="/home" />} title={<Trans>Invitation to a road show</Trans>}>
        <Trans>For professors and universities. Your research office stays your contact.</Trans>
      </PageHeader>
      <Card>
        <p className="text-lg font-semibold">
          <LocalizedName of={namesOf(activity)} />
        </p>
        <p className="mt-1 text-muted">
          <DayRange from={activity.beginDate} to={activity.endDate} /> <LocalizedName of={activity.place} />
        </p>
        <div className="mt-6 flex flex-wrap gap-2">
          <Button tone="primary" busy={busy} icon="check" onClick={() => void join()}>
            <Trans>Take part for my university</Trans>
          </Button>
          <LinkButton to="/event/detail" search={{ activityId }}>
            <Trans>About the activity</Trans>
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}

function useJoin(activityId: string, promoter: string | null) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { busy, work } = useWork();
  const join = async () => {
    try {
      await answer(api.POST('/registration/invite', { body: { activityId } }));
      // The role that came with it must be there before it is taken.
      await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });
      const search = { toRole: 'ROADSHOW', activityId, promoter: promoter ?? undefined };
      await navigate({ to: '/change-role', search });
    } catch (error) {
      if (!hasCode(error, 'ACCOUNT_ERROR') && !hasCode(error, 'UNIT_MANAGEMENT_NOT_FOUND_ERROR')) {
        return toast({ tone: 'bad', text: await errorSentence(error) });
      }
      // Both end the flow, with a dialog and then the root (D1 §8).
      const text = await errorSentence(error);
      await ask({ title: t`This account can't take part`, text, action: t`Go to home page` });
      await navigate({ to: '/', replace: true });
    }
  };
  return { busy, join: () => work(join) };
}
