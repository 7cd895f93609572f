import { type ActivityCategory, homeSections, type HomeSection } from '#domain/activity/category.ts';
import { countIn, textIn, wordIn } from '#web/shell/search-text.ts';

export type Kind = HomeSection['id'];

/** What home's list is narrowed to, and the pages that are turned to, from 0: a link or the way back shows the same. */
export interface HomeList {
  kind?: Kind | undefined;
  find?: string | undefined;
  page?: number | undefined;
  /** What is over is unfolded. */
  past?: '1' | undefined;
  pastPage?: number | undefined;
  forumsPage?: number | undefined;
  /** Forums that are over are unfolded. */
  pastForums?: '1' | undefined;
  pastForumsPage?: number | undefined;
}

export const listIn = (search: Record<string, unknown>): HomeList => ({
  kind: wordIn(
    search,
    'kind',
    homeSections.map(({ id }) => id),
  ),
  find: textIn(search, 'find')?.slice(0, 100),
  page: countIn(search, 'page'),
  past: wordIn(search, 'past', ['1']),
  pastPage: countIn(search, 'pastPage'),
  forumsPage: countIn(search, 'forumsPage'),
  pastForums: wordIn(search, 'pastForums', ['1']),
  pastForumsPage: countIn(search, 'pastForumsPage'),
});

/** Empty for every kind. */
export const categoriesOf = ({ kind }: HomeList): readonly ActivityCategory[] =>
  homeSections.find(({ id }) => id === kind)?.categories ?? [];
