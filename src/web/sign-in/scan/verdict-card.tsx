import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Face } from '#web/ui/face.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { VerdictCard as Card } from '#web/door/card/card.ts';
import type { Door } from '#web/door/door.ts';
import type { DoorState } from '#web/door/door-state.ts';
import { LocalizedName, useName } from '#web/i18n/localized-name.tsx';
import { clockText } from '../clock-text.ts';
import { comparePhotoWords, hintWords, kindWords } from '../words.ts';
import { ConfirmationMark } from './confirmation-mark.tsx';
import { EarlierLine } from './earlier-line.tsx';
import { ElsewhereLine } from './elsewhere-line.tsx';
import { Entitlements } from './entitlements.tsx';
import { CardInShort } from './next-in-line.tsx';
import { PersonName } from './person-name.tsx';
import { useCardPhoto } from './use-card-photo.ts';
import { lookOf } from './verdict-look.ts';
import { WindowLines } from '../window-lines.tsx';
import { VerdictShape } from './verdict-shape.tsx';

const settlesAfterMs = 400;

/** A finger on its way to the card before this one must not press a button of this one. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settlesAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

/** One scan's answer, made to be read at arm's length. `actions` are buttons for what can still be done about it. */
export function VerdictCard({
  card,
  next,
  door,
  state,
  actions,
  onClose,
}: {
  card: Card;
  /** Scanned meanwhile, and shown when this one is put away. */
  next: readonly Card[];
  door: Door;
  state: DoorState;
  actions?: ReactNode;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const isSettled = useSettled();
  const [newest] = next;
  const look = lookOf(card);
  const photo = useCardPhoto(card, door, state);
  const { person } = card;
  const { text: name } = useName({ tc: person?.nameTc ?? '', en: person?.nameEn ?? '' });
  const allowed = state.supervisors.find(({ id }) => id === card.allowedBy);
  const kinds = card.entitledTo.map((kind) => t(kindWords[kind])).join(', ');
  const minutes = card.listAgeMs === null ? 0 : Math.round(card.listAgeMs / 60_000);
  return (
    <section
      aria-label={t(look.word)}
      data-result={card.result}
      data-tone={card.tone}
      className={`flex max-h-full flex-col gap-3 overflow-y-auto rounded-t-2xl px-5 pt-4 pb-4 shadow-raised md:max-h-none md:shrink-0 md:rounded-card ${look.ground}`}
    >
      <div className="flex items-center gap-4">
        <VerdictShape name={look.shape} />
        <div className="min-w-0 flex-1">
          <p className="text-2xl leading-tight font-bold text-balance">{t(look.word)}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 leading-snug tabular-nums">
            <span>{clockText(card.at)}</span>
            <ConfirmationMark confirmation={card.undone ? 'none' : card.confirmation} />
          </p>
        </div>
        <span className="self-start *:text-current *:hover:bg-transparent">
          <IconButton icon="close" label={t`Close card`} onClick={onClose} />
        </span>
      </div>
      {person && (
        <div>
          <div className="flex items-start gap-4">
            <div className="min-w-0 flex-1">
              <PersonName person={person} besidePhoto={photo.place} />
            </div>
            {photo.place && <Face src={photo.address} alt={t`Photo of ${name}`} size="lg" />}
          </div>
          <p className="text-lg leading-snug">{[person.unitName, person.title].filter(Boolean).join(' · ')}</p>
        </div>
      )}
      {card.earlier && card.result === 'ALREADY_SIGN_IN' && <EarlierLine earlier={card.earlier} />}
      {allowed && (
        <p className="flex items-center gap-2 text-lg leading-snug font-semibold">
          <Icon name="key" />
          <span>
            <Trans>
              Allowed by <LocalizedName of={{ tc: allowed.nameTc, en: allowed.nameEn }} />
            </Trans>
          </span>
        </p>
      )}
      {look.todo && <p className="text-lg leading-snug">{t(look.todo)}</p>}
      {card.result === 'OUTSIDE_WINDOW' && (
        <WindowLines windows={(state.station?.windows ?? []).filter(({ kind }) => kind === card.kind)} />
      )}
      {card.elsewhere && <ElsewhereLine elsewhere={card.elsewhere} />}
      {kinds && (
        <p className="text-lg leading-snug">
          <Trans>Registered for: {kinds}</Trans>
        </p>
      )}
      {card.hints
        .filter((hint) => hint !== 'STALE_LIST')
        .map((hint) => (
          <p key={hint} className="flex items-start gap-2 text-lg leading-snug font-semibold">
            <Icon name="eye" />
            {t(hint === 'CHECK_PHOTO' && photo.place && photo.address ? comparePhotoWords : hintWords[hint])}
          </p>
        ))}
      {person && person.entitlements.length > 0 && <Entitlements person={person} signing={card.kind} />}
      {minutes > 0 && card.shown === 'ADMIT' && (
        <p>
          <Badge tone="warn" icon="clock">
            <Plural value={minutes} one="List is # minute old" other="List is # minutes old" />
          </Badge>
        </p>
      )}
      {actions && (
        <div inert={!isSettled} className="flex flex-wrap gap-2 *:grow *:basis-24">
          {actions}
        </div>
      )}
      {newest && (
        <button type="button" onClick={onClose} className="flex flex-col gap-1 text-left" inert={!isSettled}>
          <Trans>Scanned meanwhile: close this card to see it</Trans>
          <CardInShort card={newest} />
        </button>
      )}
    </section>
  );
}
