import { homeSections, type HomeSection } from '#domain/activity/category.ts';
import { countIn } from '#web/shell/search-text.ts';

export type SectionId = HomeSection['id'] | 'forums';
export type PageKey = `${SectionId}Page`;

/** The page that each section of home is turned to, from 0; absent for the first. */
export type HomePages = Partial<Record<PageKey, number | undefined>>;

export const pagesIn = (search: Record<string, unknown>): HomePages =>
  Object.fromEntries(
    [...homeSections.map(({ id }) => id), 'forums'].map((id) => [`${id}Page`, countIn(search, `${id}Page`)]),
  );
