import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { bcp47, chooseText } from '#domain/locale.ts';
import type { VerdictCard } from '#web/door/card/card.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { lookOf } from './verdict-look.ts';
import { speak } from '../device/speech.ts';

/** Result, name and, at dinner or the hotel, where to go: `Signed in. Chan Tai Man. Table 12. vegetarian`. */
export function useSpokenCard(): (card: VerdictCard) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return useCallback(
    (card: VerdictCard) => {
      const { person } = card;
      const { table, room } = person ?? { table: null, room: null };
      const parts = [
        t(lookOf(card).word),
        person && chooseText({ tc: person.nameTc, en: person.nameEn }, locale)?.text,
        card.kind === 'DINNER_PARTY' && table && t`Table ${table}`,
        card.kind === 'DINNER_PARTY' && person?.diet,
        card.kind === 'HOTEL' && room && t`Room ${room}`,
      ];
      const text = parts.filter(Boolean).join('. ');
      speak(text, bcp47[locale]);
      return text;
    },
    [t, locale],
  );
}
