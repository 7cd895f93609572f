import { chooseText, namesOf, type WireNames } from '#domain/locale.ts';
import { useSimplified } from '#web/i18n/simplified.ts';
import { useLocale } from '#web/i18n/use-locale.ts';

export type NameOf = (unit: string) => string;

/** Names of many units at once, in the reader's language; what a run does not know is looked for in the next list. */
export function useUnitNames(...lists: readonly (readonly ({ unitId: string } & WireNames)[])[]): NameOf {
  const locale = useLocale();
  const simplify = useSimplified(locale === 'sc');
  const names = new Map<string, string>();
  for (const one of lists.flat()) {
    const chosen = names.has(one.unitId) ? null : chooseText(namesOf(one), locale);
    if (chosen) names.set(one.unitId, chosen.written === 'tc' ? simplify(chosen.text) : chosen.text);
  }
  return (unit) => names.get(unit) ?? '';
}
