import type { Locale } from '#domain/locale.ts';

/** What a page will ask for: files for every reader, and those of one language. */
export type EarlyFiles = Partial<Record<Locale | 'all', string[]>>;
