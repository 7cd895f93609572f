import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnApplication } from '#contract/recruitment/application.ts';
import { namesOf } from '#domain/locale.ts';
import { hasCode } from '#web/api/api-error.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { OwnLinkPage } from '#web/own-link/own-link-page.tsx';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { Days } from '#web/ui/days.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { eraseOwnApplication, ownApplicationKey, ownApplicationQuery, withdrawOwnApplication } from '../queries.ts';
import { MeetingCode } from './meeting-code.tsx';
import { OwnCv } from './own-cv.tsx';
import { OwnFields } from './own-fields.tsx';

/** One's own application for a position, by the link of the mail. */
export function OwnApplicationPage() {
  const { t } = useLingui();
  return <OwnLinkPage title={t`Your application`}>{(link) => <Opened key={link} link={link} />}</OwnLinkPage>;
}

function Opened({ link }: { link: string }) {
  const [erased, setErased] = useState(false);
  const { data, error, refetch } = useQuery({ ...ownApplicationQuery(link), enabled: !erased });
  if (erased || hasCode(error, 'ENTITY_NOT_FOUND'))
    return (
      <EmptyState icon="trash" title={<Trans>This application has been deleted</Trans>}>
        <Trans>We’ve deleted everything you sent.</Trans>
      </EmptyState>
    );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 w-full" />;
  return <Own key={data.version} of={data} link={link} onErased={() => setErased(true)} />;
}

interface OwnProps {
  of: OwnApplication;
  link: string;
}

function Own({ of: own, link, onErased }: OwnProps & { onErased: () => void }) {
  const mayChange = own.offers.some(({ move, missing }) => move === 'change' && missing === null);
  return (
    <>
      <div>
        <h2 className="text-xl font-semibold">
          <LocalizedName of={namesOf(own.position)} />
        </h2>
        <p className="text-muted">
          <LocalizedName of={namesOf(own.position.unit)} /> · <LocalizedName of={namesOf(own.position.activity)} />
        </p>
      </div>
      <Standing of={own} />
      {own.status !== 'WITHDRAWN' && <OwnCv of={own} link={link} mayChange={mayChange} />}
      {own.meetingCode && <MeetingCode code={own.meetingCode} />}
      <OwnFields of={own} link={link} mayChange={mayChange} />
      <Leave of={own} link={link} onErased={onErased} />
    </>
  );
}

function Standing({ of: { status, reason, statusSince, position } }: { of: OwnApplication }) {
  const since = <DateTime at={statusSince} short />;
  const said = reason && (
    <p className="mt-2 whitespace-pre-line">
      <Trans>Message from the company: {reason}</Trans>
    </p>
  );
  if (status === 'INVITED')
    return (
      <Status tone="good">
        <Trans>The company would like to talk to you.</Trans> {said}
      </Status>
    );
  if (status === 'REFUSED')
    return (
      <Status tone="neutral">
        <Trans>The company didn’t select you this time.</Trans> {said}
      </Status>
    );
  if (status === 'WITHDRAWN')
    return (
      <Status tone="neutral">
        <Trans>You withdrew this application on {since}. The company can no longer see what you sent.</Trans>
      </Status>
    );
  return (
    <Status tone="info">
      {status === 'SEEN' ? (
        <Trans>The company has seen your application ({since}).</Trans>
      ) : (
        <Trans>The company has your application but hasn’t read it yet.</Trans>
      )}{' '}
      {!position.isOpen && <Trans>This position no longer accepts applications.</Trans>}
    </Status>
  );
}

function Leave({ of: { offers, version, keepUntil }, link, onErased }: OwnProps & { onErased: () => void }) {
  const { t } = useLingui();
  const withdrawing = useDeed<undefined>({
    sure: () => ({
      title: t`Withdraw your application?`,
      text: t`The company will no longer see what you sent. You can apply again.`,
      action: t`Withdraw`,
      tone: 'danger',
    }),
    call: () => withdrawOwnApplication(link, version),
    done: () => t`Withdrawn.`,
    changes: [ownApplicationKey],
  });
  const erasing = useDeed<undefined>({
    sure: () => ({
      title: t`Delete everything you sent?`,
      text: t`Your application, your CV and our e-mails about it will be deleted. This can’t be undone.`,
      action: t`Delete`,
      tone: 'danger',
    }),
    async call() {
      await eraseOwnApplication(link);
      onErased();
    },
    done: () => t`Deleted.`,
    changes: [],
  });
  return (
    <Card>
      <p className="mb-4 text-sm text-muted">
        <Trans>
          What you sent will be deleted after <Days from={keepUntil} />.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        {offers.some(({ move }) => move === 'withdraw') && (
          <Button busy={withdrawing.busy} onClick={() => void withdrawing.run(undefined)}>
            <Trans>Withdraw application</Trans>
          </Button>
        )}
        <Button tone="quiet" icon="trash" busy={erasing.busy} onClick={() => void erasing.run(undefined)}>
          <Trans>Delete everything</Trans>
        </Button>
      </div>
    </Card>
  );
}
