import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { spacedCredential } from '#domain/sign-in/credential.ts';
import { hasCode } from '#web/api/api-error.ts';
import { useAnswer } from '#web/api/use-answer.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { DrawnCode } from '#web/scanner/draw-code.tsx';
import { Badge, Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime, DayRange } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PersonName } from './person-name.tsx';
import { participantPage, type ParticipantPageData } from './queries.ts';
import { kindWords } from './words.ts';

const refreshMs = 30_000;

/** A participant's own page behind the link of their mail: the code to show at the door, and what is signed. */
export function ParticipantPage() {
  const { token } = useParams({ from: '/p/$token' });
  const { data, error, again } = useAnswer(`participant ${token}`, () => participantPage(token));

  // Shown at the door, it tells by itself that the sign-in has arrived.
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), refreshMs);
    return () => clearInterval(timer);
  });

  if (error && !data) {
    return hasCode(error, 'ENTITY_NOT_FOUND', 'PARAMS_ERROR') ? (
      <>
        <PageHeader title={<Trans>Sign-in code</Trans>} />
        <EmptyState icon="link" title={<Trans>This link does not open anything</Trans>}>
          <Trans>It may have been cut in the message, or the data was erased after the activity.</Trans>
        </EmptyState>
      </>
    ) : (
      <>
        <PageHeader title={<Trans>Sign-in code</Trans>} />
        <ErrorState error={error} onRetry={again} />
      </>
    );
  }
  return data ? (
    <Ticket data={data} />
  ) : (
    <div aria-busy="true" className="mx-auto flex max-w-md flex-col gap-4">
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-96" />
    </div>
  );
}

function Ticket({ data }: { data: ParticipantPageData }) {
  const { t } = useLingui();
  return (
    <div className="mx-auto max-w-md">
      <PageHeader title={<PersonName of={data} both />}>
        <LocalizedName of={data.unitNames} />
        {data.title && ` · ${data.title}`}
      </PageHeader>
      <div className="flex flex-col gap-4">
        <Card>
          <div className="flex flex-col items-center gap-4 text-center">
            {data.credential ? (
              <>
                <DrawnCode text={data.credential} label={t`Your sign-in code`} atLeast={240} />
                <p className="font-mono text-lg font-semibold tracking-wider text-balance">
                  {spacedCredential(data.credential)}
                </p>
                <p className="text-muted">
                  <Trans>Show this code at the entrance. It is yours alone; please do not pass it on.</Trans>
                </p>
              </>
            ) : (
              <NoCode data={data} />
            )}
          </div>
        </Card>
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
        <Card title={<Trans>Signed in</Trans>}>
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
        <div data-no-print>
          <Button icon="print" full onClick={() => print()}>
            <Trans>Print this page</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}

function NoCode({ data }: { data: ParticipantPageData }) {
  if (data.cancelledAt) {
    return (
      <Status tone="bad">
        <Trans>This registration is cancelled. Please ask your unit or the organiser.</Trans>
      </Status>
    );
  }
  return data.revokedAt ? (
    <Status tone="bad">
      <Trans>This code no longer holds. Please ask the organiser.</Trans>
    </Status>
  ) : (
    <Status tone="info">
      <Trans>The code appears here once the list of your unit is locked.</Trans>
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
