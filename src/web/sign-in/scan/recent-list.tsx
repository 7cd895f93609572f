import { Trans, useLingui } from '@lingui/react/macro';
import type { VerdictCard } from '#web/door/card/card.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { clockText } from '../clock-text.ts';
import { ConfirmationMark } from './confirmation-mark.tsx';
import { lookOf } from './verdict-look.ts';
import { VerdictShape } from './verdict-shape.tsx';

/** The latest scans of this phone; each opens its card again. */
export function RecentList({
  recent,
  onOpen,
}: {
  recent: readonly VerdictCard[];
  onOpen: (card: VerdictCard) => void;
}) {
  const { t } = useLingui();
  if (recent.length === 0) {
    return (
      <p className="py-6 text-center text-muted">
        <Trans>No scans yet.</Trans>
      </p>
    );
  }
  return (
    <ol className="flex flex-col divide-y divide-line">
      {recent.map((card) => {
        const look = lookOf(card);
        return (
          <li key={card.id}>
            <button
              type="button"
              onClick={() => onOpen(card)}
              className="flex min-h-14 w-full items-center gap-3 rounded-lg py-2 text-left hover:bg-sunken"
            >
              <span className={`rounded-full p-1.5 ${look.ground}`}>
                <VerdictShape name={look.shape} size="sm" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">
                  {card.person ? (
                    <LocalizedName of={{ tc: card.person.nameTc, en: card.person.nameEn }} />
                  ) : (
                    t(look.word)
                  )}
                </span>
                <span className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
                  <span className="tabular-nums">{clockText(card.at)}</span>
                  {card.person && <span>{t(look.word)}</span>}
                </span>
              </span>
              <ConfirmationMark confirmation={card.undone ? 'none' : card.confirmation} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
