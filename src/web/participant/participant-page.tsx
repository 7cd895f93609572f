import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { Instant } from '#domain/instant.ts';
import { spacedCredential } from '#domain/sign-in/credential.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { DrawnCode } from '#web/scanner/draw-code.tsx';
import { Badge, Status } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime, DayRange } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { KeptPage, ShownPage } from './kept-page.ts';
import { PersonName } from './person-name.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { TicketCode, ticketCodeWidth } from './ticket-code.tsx';
import { useOwnPage } from './use-own-page.ts';
import { kindWords } from './words.ts';

/** A participant's own page behind the link of their mail: the code to show at the door, and what is signed. */
export function ParticipantPage() {
  const { token } = useParams({ from: '/p/$token' });
  const { shown, isDead, error, again } = useOwnPage(token);
  if (shown) return <Ticket token={token} of={shown} isStale={error !== null} />;
  if (isDead) {
    return (
      <>
        <PageHeader title={<Trans>Sign-in code</Trans>} />
        <EmptyState icon="link" title={<Trans>This link doesn't work</Trans>}>
          <Trans>The link may have been cut off, or the data was deleted after the activity.</Trans>
        </EmptyState>
      </>
    );
  }
  return error ? (
    <>
      <PageHeader title={<Trans>Sign-in code</Trans>} />
      <ErrorState error={error} onRetry={again} />
    </>
  ) : (
    <div aria-busy="true" className="mx-auto flex max-w-md flex-col gap-4">
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-96" />
    </div>
  );
}

function Ticket({
  token,
  of: { page: data, confirmedAt },
  isStale,
}: {
  token: string;
  of: KeptPage;
  isStale: boolean;
}) {
  const { t } = useLingui();
  return (
    <div className="mx-auto max-w-md">
      <PageHeader title={<PersonName of={data} both />}>
        <LocalizedName of={data.unitNames} />
        {data.title && ` · ${data.title}`}
      </PageHeader>
      <div className="flex flex-col gap-4">
        {data.credential ? <Code credential={data.credential} /> : <NoCode data={data} />}
        <Confirmed at={confirmedAt} isStale={isStale} hasCode={data.credential !== null} />
        <Card title={<LocalizedName of={data.activityNames} />}>
          <dl className="flex flex-col gap-3">
            <Line icon="calendar" label={t`When`}>
              <DayRange from={data.beginDate} to={data.endDate} />
            </Line>
            <Line icon="place" label={t`Where`}>
              <LocalizedName of={data.place} />
            </Line>
            {data.dinner && (
              <Line icon="dinner" label={t`Welcome dinner`}>
                <DateTime at={data.dinner.at} short />
                {data.dinnerTable && (
                  <>
                    {' · '}
                    <Trans comment="At the dinner">Table {data.dinnerTable}</Trans>
                  </>
                )}
              </Line>
            )}
            {data.checkIn && (
              <Line icon="bed" label={t`Hotel`}>
                <DayRange from={data.checkIn} to={data.checkOut} />
              </Line>
            )}
          </dl>
        </Card>
        <Card title={<Trans>At the entrance</Trans>}>
          <ul className="flex flex-col gap-2">
            {data.kinds.map(({ kind, signedAt }) => (
              <li key={kind} className="flex flex-wrap items-center gap-3">
                <Icon name={kindWords[kind].icon} />
                <span className="flex-1">{t(kindWords[kind].label)}</span>
                {signedAt ? (
                  <Badge tone="good" icon="check">
                    <DateTime at={signedAt} short />
                  </Badge>
                ) : (
                  <Badge>
                    <Trans comment="Not signed in for this yet">Not yet</Trans>
                  </Badge>
                )}
              </li>
            ))}
          </ul>
        </Card>
        <TicketActions token={token} data={data} />
      </div>
    </div>
  );
}

function Code({ credential }: { credential: string }) {
  const { t } = useLingui();
  return (
    <TicketCode spaced={spacedCredential(credential)}>
      <DrawnCode text={credential} label={t`Your sign-in code`} atLeast={ticketCodeWidth} quiet={0} />
    </TicketCode>
  );
}

/** How old the page is, in words: the code is read at the door either way. */
function Confirmed({ at, isStale, hasCode }: { at: Instant; isStale: boolean; hasCode: boolean }) {
  const opensOffline = useOpensOffline();
  if (!isStale) {
    return (
      <p className="min-h-10 text-center text-sm text-muted">
        <Trans>
          Confirmed on <DateTime at={at} short />.
        </Trans>{' '}
        {opensOffline && <Trans>You can now open this page offline too.</Trans>}
      </p>
    );
  }
  return (
    <Status tone="info">
      <Trans>
        You're offline. This page was last updated on <DateTime at={at} short />.
      </Trans>{' '}
      {hasCode && <Trans>You can still show the code.</Trans>}
    </Status>
  );
}

/** Once the service worker holds the whole portal; a first visit that ends sooner leaves nothing behind. */
function useOpensOffline(): boolean {
  const [is, setIs] = useState(false);
  useEffect(() => void navigator.serviceWorker?.ready.then(() => setIs('caches' in window)), []);
  return is;
}

function NoCode({ data }: { data: ShownPage }) {
  if (data.cancelledAt) {
    return (
      <Status tone="bad">
        <Trans>This registration has been cancelled. Please ask your unit or the organiser.</Trans>
      </Status>
    );
  }
  return data.revokedAt ? (
    <Status tone="bad">
      <Trans>This code no longer works. Please ask the organiser.</Trans>
    </Status>
  ) : (
    <Status tone="info">
      <Trans>Your code appears here once your unit's list is locked.</Trans>
    </Status>
  );
}

const Line = ({
  icon,
  label,
  children,
}: {
  icon: 'calendar' | 'place' | 'dinner' | 'bed';
  label: string;
  children: ReactNode;
}) => (
  <div>
    <dt className="flex items-center gap-2 text-sm text-muted">
      <Icon name={icon} size="sm" />
      {label}
    </dt>
    <dd>{children}</dd>
  </div>
);
