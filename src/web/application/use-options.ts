import { chooseText, namesOf, type WireNames } from '#domain/locale.ts';
import { useSimplified } from '#web/i18n/simplified.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import type { Option } from '#web/ui/select-field.tsx';

/** Items of a list in the reader's language. */
export function useOptions(): (items: readonly (WireNames & { id: number })[] | undefined) => Option<string>[] {
  const locale = useLocale();
  const simplify = useSimplified(locale === 'sc');
  return (items) =>
    (items ?? []).map((item) => {
      const chosen = chooseText(namesOf(item), locale);
      const label = chosen?.text ?? '';
      return { value: String(item.id), label: chosen?.written === 'tc' ? simplify(label) : label };
    });
}

export const textOfId = (id: number | null): string => (id === null ? '' : String(id));
