import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnRegistration } from '#contract/public-event/public-event.ts';
import type { Instant } from '#domain/instant.ts';
import { namesOf } from '#domain/locale.ts';
import { OwnLinkPage } from '#web/own-link/own-link-page.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { AnchorButton, LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { EventFacts } from '../event-facts.tsx';
import { calendarAddress, moveOwn, ownQuery, publicEventChanges } from '../queries.ts';
import { Codes } from './codes.tsx';
import { OwnFields } from './own-fields.tsx';

/** One's own registration for a public event, by the link of the mail. */
export function OwnPage() {
  const { t } = useLingui();
  return <OwnLinkPage title={t`Your registration`}>{(link) => <Opened key={link} link={link} />}</OwnLinkPage>;
}

function Opened({ link }: { link: string }) {
  const { data, error, refetch } = useQuery(ownQuery(link));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 w-full" />;
  return data.keptAt === null ? <Own of={data.own} link={link} /> : <Kept of={data.own} at={data.keptAt} />;
}

/** What a door asks for, as this device has it. */
function Kept({ of: own, at }: { of: OwnRegistration; at: Instant }) {
  return (
    <>
      <Status tone="info">
        <Trans>
          We can't be reached right now. This is your registration as of <DateTime at={at} short />.
        </Trans>
      </Status>
      <Standing of={own} />
      {own.status === 'SEATED' && <Codes of={own} />}
      <Card title={<LocalizedName of={namesOf(own.event)} />}>
        <EventFacts of={own.event} />
      </Card>
    </>
  );
}

function Own({ of: own, link }: { of: OwnRegistration; link: string }) {
  const locale = useLocale();
  const mayChange = own.offers.some(({ move, missing }) => move === 'change' && missing === null);
  return (
    <>
      <div className="contents print:hidden">
        <Standing of={own} />
        <Moves of={own} link={link} />
      </div>
      {own.status === 'SEATED' && <Codes of={own} />}
      <Card title={<LocalizedName of={namesOf(own.event)} />}>
        <div className="flex flex-col gap-4">
          <EventFacts of={own.event} />
          <div className="flex flex-wrap gap-2" data-no-print>
            <AnchorButton href={calendarAddress(own.event.id, locale)} icon="calendar">
              <Trans>Add to calendar</Trans>
            </AnchorButton>
            <LinkButton to="/public-event-announce" search={{ activityId: own.event.id }} icon="info">
              <Trans>About the event</Trans>
            </LinkButton>
          </div>
          <p className="text-muted">
            {own.groupName && <>{own.groupName} · </>}
            {own.name} · {own.email} · <Plural value={own.seats} one="# person" other="# people" />
          </p>
          <p className="text-sm text-muted">
            <Trans>
              We’ll delete your details on <DateTime at={own.keptUntil} short />.
            </Trans>
          </p>
        </div>
      </Card>
      {mayChange && (
        <div data-no-print>
          <OwnFields key={own.version} of={own} link={link} />
        </div>
      )}
    </>
  );
}

/** Where it stands, and why: also why a group waits while smaller ones get in. */
function Standing({ of: { status, place, seats, event, offeredUntil, reason } }: { of: OwnRegistration }) {
  if (status === 'SEATED')
    return (
      <Status tone="good">
        <Plural value={seats} one="You have a seat. See you there!" other="You have # seats. See you there!" />
      </Status>
    );
  if (status === 'OFFERED')
    return (
      <Status tone="warn">
        <Plural value={seats} one="A seat is kept for you" other="# seats are kept for you" />
        {offeredUntil && (
          <>
            {' '}
            <Trans comment="After: seats are kept for you">
              until <DateTime at={offeredUntil} short />. After that they go to the next in line.
            </Trans>
          </>
        )}
      </Status>
    );
  if (status === 'WAITING')
    return (
      <Status tone="info">
        <Trans>You’re number {place} on the waiting list. We’ll e-mail you when there’s room.</Trans>
        {event.free > 0 && event.free < seats && (
          <>
            {' '}
            <Plural
              value={event.free}
              one="Only # seat is free, and you need more. Smaller groups behind you may get it first."
              other="Only # seats are free, and you need more. Smaller groups behind you may get them first."
            />
          </>
        )}
      </Status>
    );
  if (status === 'EXPIRED')
    return (
      <Status tone="neutral">
        <Trans>You didn’t accept the seats in time, so they went to the next in line. You can register again.</Trans>
      </Status>
    );
  return (
    <Status tone="neutral">
      <Trans>This registration has been cancelled.</Trans> {reason}
    </Status>
  );
}

function Moves({ of: { version, offers, seats }, link }: { of: OwnRegistration; link: string }) {
  const { t } = useLingui();
  const [fewer, setFewer] = useState('');
  const may = (move: string) => offers.some((offer) => offer.move === move && offer.missing === null);
  const moving = useDeed<{ move: 'accept' | 'lessen' | 'withdraw'; seats?: number }>({
    sure: ({ move }) =>
      move === 'withdraw'
        ? {
            title: t`Cancel your registration?`,
            text: t`Your seats go to the waiting list. This can’t be undone.`,
            action: t`Cancel registration`,
            tone: 'danger',
          }
        : null,
    call: (said) => moveOwn(link, { ...said, version }),
    done: (_, { move }) => (move === 'accept' ? t`The seats are yours.` : t`Saved.`),
    changes: publicEventChanges,
  });
  const wanted = Number(fewer);
  return (
    <div className="flex flex-col gap-3">
      {may('accept') && (
        <Button tone="primary" full busy={moving.busy} onClick={() => void moving.run({ move: 'accept' })}>
          <Plural value={seats} one="Accept the seat" other="Accept the # seats" />
        </Button>
      )}
      {may('lessen') && (
        <div className="flex items-end gap-2">
          <TextField
            label={t`Fewer people? New total`}
            type="number"
            inputMode="numeric"
            min={1}
            max={seats - 1}
            value={fewer}
            onChange={setFewer}
          />
          <Button
            busy={moving.busy}
            disabled={!Number.isInteger(wanted) || wanted < 1 || wanted >= seats}
            onClick={() => void moving.run({ move: 'lessen', seats: wanted })}
          >
            <Trans>Save</Trans>
          </Button>
        </div>
      )}
      {may('withdraw') && (
        <Button tone="quiet" busy={moving.busy} onClick={() => void moving.run({ move: 'withdraw' })}>
          <Trans>Cancel registration</Trans>
        </Button>
      )}
    </div>
  );
}
