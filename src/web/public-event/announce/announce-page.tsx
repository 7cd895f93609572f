import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { PublicEvent } from '#contract/public-event/public-event.ts';
import { namesOf } from '#domain/locale.ts';
import { useProfile } from '#web/api/profile.ts';
import { ActivityBanner } from '#web/file/activity-banner.tsx';
import { LocalizedName, useName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { AnchorButton, LinkButton } from '#web/ui/link-button.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { EventFacts } from '../event-facts.tsx';
import { calendarAddress, eventQuery } from '../queries.ts';
import type { EventSearch } from '../routes.ts';
import { SeatsLeft } from '../seats-left.tsx';

/** A public event that one wants to come to, and to send on. */
export function AnnouncePage() {
  const { t } = useLingui();
  const { activityId }: EventSearch = useSearch({ strict: false });
  usePageTitle(t`Public event`);
  if (!activityId)
    return (
      <EmptyState icon="megaphone" title={<Trans>Which event?</Trans>} action={<ToHome />}>
        <Trans>Choose a public event on the home page.</Trans>
      </EmptyState>
    );
  return <Announced activityId={activityId} />;
}

const ToHome = () => (
  <LinkButton to="/home" tone="primary">
    <Trans>Go to home page</Trans>
  </LinkButton>
);

function Announced({ activityId }: { activityId: string }) {
  const { data, error, refetch } = useQuery(eventQuery(activityId));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 w-full" />;
  return <Announcement of={data} />;
}

function Announcement({ of: event }: { of: PublicEvent }) {
  const { text: name } = useName(namesOf(event));
  const { text, lang } = useName(event.announcement);
  usePageTitle(name);
  const mayRegister = event.window === 'OPEN' && !event.isCancelled && (event.free > 0 || event.waitingList);
  return (
    <>
      {event.banner && <ActivityBanner activityId={event.id} version={event.banner} />}
      <PageHeader back={<BackLink to="/home" />} title={<LocalizedName of={event.announcementName} />} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="lg:order-2">
          <Card>
            <div className="flex flex-col gap-4">
              <EventFacts of={event} />
              <SeatsLeft of={event} />
              <div className="flex flex-wrap gap-2">
                <ShareAndKeep of={event} name={name} />
              </div>
              <UnitLinks activityId={event.id} />
            </div>
          </Card>
        </div>
        <Card>
          <p lang={lang} className="max-w-reading whitespace-pre-line">
            {text}
          </p>
        </Card>
      </div>
      {mayRegister && (
        <StickyActions>
          <LinkButton to="/public-event-register" search={{ activityId: event.id }} tone="primary">
            {event.free > 0 ? <Trans>Register for free</Trans> : <Trans>Join the waiting list</Trans>}
          </LinkButton>
        </StickyActions>
      )}
    </>
  );
}

function ShareAndKeep({ of: { id }, name }: { of: PublicEvent; name: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const share = async () => {
    const url = `${location.origin}/event/public-event-announce?activityId=${id}`;
    if (typeof navigator.share === 'function') {
      // Whoever closes the sheet has changed their mind.
      await navigator.share({ title: name, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url);
    toast({ text: t`Link copied` });
  };
  return (
    <>
      <Button icon="send" onClick={() => void share()}>
        <Trans comment="An event, with others">Share</Trans>
      </Button>
      <AnchorButton href={calendarAddress(id, locale)} icon="calendar">
        <Trans>Add to calendar</Trans>
      </AnchorButton>
    </>
  );
}

/** For units that take part in their own way. */
function UnitLinks({ activityId }: { activityId: string }) {
  const orgType = useProfile()?.orgType;
  if (orgType !== 'PUBLIC_INVITED' && orgType !== 'PUBLIC_MONITOR') return null;
  return (
    <LinkButton to="/public-event/demand-list" search={{ activityId }} icon="list">
      {orgType === 'PUBLIC_INVITED' ? <Trans>Our demands</Trans> : <Trans>Demands of the units</Trans>}
    </LinkButton>
  );
}
