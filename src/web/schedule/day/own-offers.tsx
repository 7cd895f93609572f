import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { OwnOffer } from '#contract/meeting-day.ts';
import { namesOf } from '#domain/locale.ts';
import type { OfferAnswer } from '#domain/schedule/offer-moves.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { tableName } from '#domain/schedule/table-name.ts';
import { meetingChanges } from '../meeting/queries.ts';
import { clockOf, useDayName } from '../slot-times.tsx';
import { answerOffer, ownOffersQuery } from './queries.ts';

/** Times that somebody freed, with whom one may meet then; nothing where there are none. */
export function OwnOffers({ activityId }: { activityId: string | undefined }) {
  const { data } = useQuery(ownOffersQuery(activityId));
  if (!data || data.offers.length === 0) return null;
  return (
    <ul data-no-print className="mb-6 flex flex-col gap-3">
      {data.offers.map((offer) => (
        <Offer key={offer.id} offer={offer} />
      ))}
    </ul>
  );
}

function Offer({ offer }: { offer: OwnOffer }) {
  const { t } = useLingui();
  const dayName = useDayName();
  const answered = useDeed({
    call: (said: OfferAnswer) => answerOffer(offer.id, said),
    done: ({ status }) =>
      ({
        OPEN: t`Accepted. We’re waiting for the other side.`,
        ACCEPTED: t`Your meeting is set.`,
        DECLINED: t`Declined.`,
        LAPSED: t`This time is no longer free.`,
      })[status],
    changes: meetingChanges,
  });
  return (
    <li className="flex flex-col gap-3 rounded-card border-2 border-brand bg-surface p-4 md:flex-row md:items-center">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-medium text-brand">
          <Trans comment="A time at which two can meet, as others did not come">A time has become free</Trans>
        </p>
        <h2 className="text-lg font-semibold">
          <LocalizedName of={namesOf(offer.with)} />
        </h2>
        <p className="tabular-nums">
          {dayName(offer.begin)} {clockOf(offer.begin)}–{clockOf(offer.end)} · <Trans>Table {tableName(offer)}</Trans>
        </p>
        <p className="text-muted">
          {offer.ownAccepted ? (
            <Trans>Waiting for the other side until {clockOf(offer.until)}.</Trans>
          ) : (
            <Trans>Answer before {clockOf(offer.until)}. You meet if both sides accept.</Trans>
          )}
        </p>
        {offer.otherAccepted && (
          <p>
            <Badge tone="good" icon="check">
              <Trans comment="An offered time of a meeting">The other side has accepted</Trans>
            </Badge>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {!offer.ownAccepted && (
          <Button
            tone="primary"
            icon="check"
            busy={answered.doing === 'accept'}
            onClick={() => void answered.run('accept')}
          >
            <Trans comment="An offered time of a meeting">Accept</Trans>
          </Button>
        )}
        <Button busy={answered.doing === 'decline'} onClick={() => void answered.run('decline')}>
          <Trans comment="An offered time of a meeting">Decline</Trans>
        </Button>
      </div>
    </li>
  );
}
