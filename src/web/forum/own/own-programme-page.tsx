import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import type { ChosenSession } from '#contract/forum/programme.ts';
import { namesOf } from '#domain/locale.ts';
import { useName } from '#web/i18n/localized-name.tsx';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AsOf } from '../as-of.tsx';
import { ChosenList } from './chosen-list.tsx';
import { Takeaway } from './takeaway.tsx';
import { ownProgrammeQuery } from './own-programme-query.ts';
import { choose, useOwnProgramme } from './use-own-programme.ts';
import { onStored, store, stored } from './wishes.ts';

/** What one chose of all forums; a link opens it on another device. */
export function OwnProgrammePage() {
  const { t } = useLingui();
  usePageTitle(t`My programme`);
  const link = useLocation().hash;
  const here = useSyncExternalStore(onStored, stored);
  const isAnother = link !== '' && here.link !== null && here.link !== link;
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-5">
      <PageHeader title={<Trans>My programme</Trans>}>
        <Trans>Your chosen sessions in order of time. Times are in Macau time.</Trans>
      </PageHeader>
      {isAnother ? <OfAnother key={link} link={link} /> : <Own link={link} />}
    </div>
  );
}

function Own({ link }: { link: string }) {
  const navigate = useNavigate();
  const own = useOwnProgramme();
  useEffect(() => {
    if (link === '') return;
    if (stored().link === null) store({ ...stored(), link });
    // What opens it does not stay in the address.
    void navigate({ to: '/my-programme', hash: '', replace: true });
  }, [link, navigate]);

  if (own.error && own.chosen.length === 0) return <ErrorState error={own.error} />;
  if (own.isComing && own.chosen.length === 0) return <Skeleton className="h-96 w-full" />;
  return (
    <>
      <AsOf at={own.asOf} />
      {own.unsent > 0 && (
        <Status tone="info">
          <Trans>Saved on this device. We'll send it when you're back online.</Trans>
        </Status>
      )}
      {own.chosen.length === 0 ? (
        <Nothing />
      ) : (
        <ChosenList sessions={own.chosen} action={(session) => <Remove session={session} />} />
      )}
      {own.link && own.calendar && own.chosen.length > 0 && <Takeaway link={own.link} calendar={own.calendar} />}
    </>
  );
}

function Remove({ session }: { session: ChosenSession }) {
  const { t } = useLingui();
  const name = useName(namesOf(session)).text;
  return (
    <span data-no-print>
      <IconButton icon="trash" label={t`Remove from my programme: ${name}`} onClick={() => choose(session, false)} />
    </span>
  );
}

const Nothing = () => (
  <EmptyState
    icon="star"
    title={<Trans>Nothing chosen yet</Trans>}
    action={
      <LinkButton to="/home" tone="primary" icon="forum">
        <Trans>Forums</Trans>
      </LinkButton>
    }
  >
    <Trans>Open a forum and select the star next to a session to add it here. No account needed.</Trans>
  </EmptyState>
);

/** A link to another programme than this device has: shown, and taken over only where that is wanted. */
function OfAnother({ link }: { link: string }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(ownProgrammeQuery(link));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 w-full" />;
  const take = () => {
    store({ link, wishes: {} });
    void navigate({ to: '/my-programme', hash: '', replace: true });
  };
  return (
    <>
      <Status
        tone="info"
        action={
          <Button icon="device" onClick={take}>
            <Trans>Use this one</Trans>
          </Button>
        }
      >
        <Trans>This isn’t the programme saved on this device.</Trans>
      </Status>
      <AsOf at={data.asOf} />
      <ChosenList sessions={data.answer.content} />
    </>
  );
}
