import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PersonCard as Card } from '#contract/participant/participant.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PersonName } from '../person-name.tsx';
import { documentTypeWords } from '../words.ts';

/** One participant on the unit's list; what is personal is masked. */
export function PersonCard({
  person,
  isRepresentative,
  photo,
  change,
  actions,
}: {
  person: Card;
  isRepresentative: boolean;
  photo: ReactNode;
  /** What is to become of this person, as far as it is prepared or asked for. */
  change?: ReactNode;
  actions: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-lg font-semibold">
            <PersonName of={person} both />
          </h2>
          <p className="text-muted">{person.title}</p>
        </div>
        {photo}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isRepresentative && (
          <Badge tone="brand" icon="flag">
            <Trans>Meeting representative</Trans>
          </Badge>
        )}
        <PersonBadges person={person} />
      </div>
      <dl className="grid grid-cols-[fit-content(40%)_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        <dt className="text-muted">{t(documentTypeWords[person.documentType])}</dt>
        <dd className="tabular-nums">{person.maskedDocument}</dd>
        <dt className="text-muted">
          <Trans>Mobile number</Trans>
        </dt>
        <dd className="tabular-nums">
          +{person.phoneCountry} {person.maskedPhone}
        </dd>
        {person.hotel && (
          <>
            <dt className="text-muted">
              <Trans comment="Whether a participant stays at the hotel">Hotel stay</Trans>
            </dt>
            <dd className="tabular-nums">
              {person.checkIn} – {person.checkOut}
            </dd>
          </>
        )}
      </dl>
      {change}
      {actions && <div className="mt-auto flex flex-wrap gap-2 pt-1">{actions}</div>}
    </article>
  );
}

export function PersonBadges({ person }: { person: Card }) {
  return (
    <>
      {person.cancelledAt ? (
        <Badge tone="bad" icon="ban">
          <Trans comment="A person’s registration">Cancelled</Trans>
        </Badge>
      ) : (
        <>
          {person.revokedAt && (
            <Badge tone="bad" icon="ban">
              <Trans>Code revoked</Trans>
            </Badge>
          )}
          {!person.phoneVerified && (
            <Badge tone="warn" icon="phone">
              <Trans>Phone not verified</Trans>
            </Badge>
          )}
        </>
      )}
      {person.dinner && (
        <span className="inline-flex items-center gap-1 text-sm text-muted">
          <Icon name="dinner" size="sm" />
          <Trans comment="What one signs in for">Dinner</Trans>
          {person.diet && <span>· {person.diet}</span>}
        </span>
      )}
    </>
  );
}
