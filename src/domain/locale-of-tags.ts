import { defaultLocale, type Locale } from './locale.ts';

/** The first of the language tags, as a browser or an OpenID request lists them, that is one of ours (G02). */
export function localeOfTags(tags: readonly string[]): Locale {
  for (const tag of tags.map((each) => each.trim().toLowerCase())) {
    if (/^zh-(hans|cn|sg|my)/.test(tag)) return 'sc';
    if (tag.startsWith('zh')) return 'zh';
    if (tag.startsWith('pt')) return 'pt';
    if (tag.startsWith('en')) return 'en';
  }
  return defaultLocale;
}
