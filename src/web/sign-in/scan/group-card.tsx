import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { VerdictCard } from '#web/door/card/card.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lookOf } from './verdict-look.ts';
import { VerdictShape } from './verdict-shape.tsx';

/** Several people at once: how many went in, and by name only those who did not (R19). */
export function GroupCard({
  cards,
  onOpen,
  onClose,
}: {
  cards: readonly VerdictCard[];
  onOpen: (card: VerdictCard) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const exceptions = cards.filter((card) => card.shown !== 'ADMIT');
  const admitted = cards.length - exceptions.length;
  const exceptional = exceptions.length;
  const allIn = exceptional === 0;
  const ground = allIn ? 'bg-good text-on-good' : 'bg-surface text-ink';
  return (
    <section
      aria-label={t`Group`}
      className={`flex max-h-full flex-col gap-3 overflow-y-auto rounded-t-2xl px-5 pt-4 pb-4 shadow-raised md:rounded-card ${ground}`}
    >
      <div className="flex items-center gap-4">
        <VerdictShape name={allIn ? 'tick' : 'hourglass'} />
        <div className="min-w-0 flex-1">
          <p className="text-4xl leading-tight font-bold">
            <Plural value={admitted} _0="Nobody signed in" one="# signed in" other="# signed in" />
          </p>
          {!allIn && (
            <p className="text-xl font-semibold">
              <Plural value={exceptional} one="# exception" other="# exceptions" />
            </p>
          )}
        </div>
        <span className="self-start *:text-current *:hover:bg-transparent">
          <IconButton icon="close" label={t`Close card`} onClick={onClose} />
        </span>
      </div>
      {allIn ? (
        <p className="text-lg">
          <Trans>Everyone chosen is in.</Trans>
        </p>
      ) : (
        <ul className="flex flex-col gap-2">
          {exceptions.map((card) => {
            const look = lookOf(card);
            return (
              <li key={card.id}>
                <button
                  type="button"
                  onClick={() => onOpen(card)}
                  className={`flex min-h-14 w-full items-center gap-3 rounded-card px-4 py-2 text-left ${look.ground}`}
                >
                  <VerdictShape name={look.shape} size="sm" />
                  <span className="min-w-0 flex-1">
                    <span className="block text-lg leading-snug font-semibold">
                      {card.person && <LocalizedName of={{ tc: card.person.nameTc, en: card.person.nameEn }} />}
                    </span>
                    <span className="block leading-snug">{t(look.word)}</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
