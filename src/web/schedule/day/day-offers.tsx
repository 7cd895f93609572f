import { Trans, useLingui } from '@lingui/react/macro';
import type { OfferOfDay } from '#contract/meeting-day.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { tableName } from '#domain/schedule/table-name.ts';
import { clockOf } from '../slot-times.tsx';
import { offerWords } from './words.ts';

/** Freed slots and whom they were offered to, the newest first. */
export function DayOffers({ offers }: { offers: readonly OfferOfDay[] }) {
  const { t } = useLingui();
  if (offers.length === 0) return null;
  const accepted = (isAccepted: boolean) =>
    isAccepted ? (
      <Badge tone="good" icon="check">
        <Trans context="offer" comment="One side of an offered time">
          Accepted
        </Trans>
      </Badge>
    ) : null;
  return (
    <div className="mb-4">
      <Card title={<Trans comment="Of meetings: times that are offered to who waited">Free times offered</Trans>}>
        <ul className="flex flex-col gap-3">
          {offers.map((offer) => (
            <li key={offer.id} className="grid gap-x-4 gap-y-1 md:grid-cols-[10rem_1fr_1fr_auto] md:items-center">
              <span className="text-muted tabular-nums">
                {clockOf(offer.begin)} · <Trans>Table {tableName(offer)}</Trans>
              </span>
              <span>
                <LocalizedName of={namesOf(offer.unitA)} /> {accepted(offer.acceptedA)}
              </span>
              <span>
                <LocalizedName of={namesOf(offer.unitB)} /> {accepted(offer.acceptedB)}
              </span>
              <span className="flex flex-wrap items-center gap-2">
                <Badge tone={offerWords[offer.status].tone}>{t(offerWords[offer.status].label)}</Badge>
                {offer.status === 'OPEN' && (
                  <span className="text-muted tabular-nums">
                    <Trans comment="The end of the time for an answer">until {clockOf(offer.until)}</Trans>
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
