import type { Locale } from '#domain/locale.ts';
import type { Described } from './calls.ts';

/** What a file is, in the language nearest to the reader's; empty where nobody said it. */
export const described = ({ description, descriptionEn }: Described, locale: Locale): string =>
  locale === 'en' || locale === 'pt' ? descriptionEn || description : description || descriptionEn;
