import { locales } from '#domain/locale.ts';
import type { RecordForm } from '#domain/road-show/record-form.ts';
import { fieldName, isTechnologyField } from '#domain/road-show/technology-fields.ts';
import { simplified } from '#server/simplified.ts';

const largest = 20_000;

/**
 * By what a record is found: all that it says, also as it is written in simplified characters, and what its field of
 * technology is called in every language.
 */
export function textOf({ nameTc, nameEn, namePt, group, content, scope, partner, keywords }: RecordForm): string {
  const own = [nameTc, nameEn, namePt, keywords.join(' '), scope, partner, content].join(' ').slice(0, largest);
  const field = isTechnologyField(group) ? locales.map((locale) => fieldName(group, locale)) : [];
  return [own, simplified(own), ...field].join(' ');
}
