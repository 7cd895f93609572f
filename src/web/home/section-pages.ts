import { type HomeSection, homeSections } from '#domain/activity/category.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { countIn } from '#web/shell/search-text.ts';

type PageKey = `${HomeSection['id'] | 'forums'}Page`;

/** The page that each section of home is turned to, from 0; absent for the first. */
export type HomePages = Partial<Record<PageKey, number | undefined>>;

const keys = [...homeSections.map(({ id }) => `${id}Page` as const), 'forumsPage'] as const;

export const pagesIn = (search: Record<string, unknown>): HomePages =>
  Object.fromEntries(keys.map((key) => [key, countIn(search, key)]));

/** A section's page, which stands in the address, so that a link or the way back shows the same. */
export function useSectionPage(id: HomeSection['id'] | 'forums'): [number, (page: number) => void] {
  const search = useSearch({ from: '/home' });
  const navigate = useNavigate();
  const key: PageKey = `${id}Page`;
  return [
    search[key] ?? 0,
    (page) => void navigate({ to: '/home', search: { ...search, [key]: page || undefined }, resetScroll: false }),
  ];
}
