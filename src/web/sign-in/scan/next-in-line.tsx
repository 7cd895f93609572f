import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CardPerson, VerdictCard } from '#web/door/card/card.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { lookOf } from './verdict-look.ts';
import { VerdictShape } from './verdict-shape.tsx';

const NameOf = ({ person }: { person: CardPerson }) => <LocalizedName of={{ tc: person.nameTc, en: person.nameEn }} />;

/** One scan in a line: shape, word, name. */
export function CardInShort({ card }: { card: VerdictCard }) {
  const { t } = useLingui();
  const look = lookOf(card);
  return (
    <span className={`flex min-h-14 items-center gap-3 rounded-card px-3 py-1.5 text-left ${look.ground}`}>
      <VerdictShape name={look.shape} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">
          {card.person ? <NameOf person={card.person} /> : t(look.word)}
        </span>
        {card.person && <span className="block leading-snug">{t(look.word)}</span>}
      </span>
    </span>
  );
}

/**
 * Whom an open sheet is for, and who was scanned since. Its place is there from the beginning, so that nothing moves
 * under a finger; nothing in it can be tapped.
 */
export function NextInLine({ person, next }: { person: CardPerson | null; next: readonly VerdictCard[] }) {
  const [newest] = next;
  const more = next.length - 1;
  return (
    <div className="mb-4 flex flex-col gap-2">
      {person && (
        <p className="text-lg leading-snug font-semibold">
          <Trans>
            For <NameOf person={person} />
          </Trans>
        </p>
      )}
      <div role="status" className="flex min-h-20 flex-col justify-center text-muted" data-next={next.length}>
        {newest ? (
          <>
            <Trans>Scanned meanwhile</Trans>
            <CardInShort card={newest} />
          </>
        ) : (
          <Trans>Scanning continues. The next person appears here and waits until you’re done.</Trans>
        )}
        {more > 0 && <Plural value={more} one="and # more before" other="and # more before" />}
      </div>
    </div>
  );
}
