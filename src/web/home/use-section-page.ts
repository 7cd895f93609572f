import { useNavigate, useSearch } from '@tanstack/react-router';
import type { PageKey, SectionId } from './section-pages.ts';

/** A section's page, which stands in the address, so that a link or the way back shows the same. */
export function useSectionPage(id: SectionId): [number, (page: number) => void] {
  const search = useSearch({ from: '/home' });
  const navigate = useNavigate();
  const key: PageKey = `${id}Page`;
  return [
    search[key] ?? 0,
    (page) => void navigate({ to: '/home', search: { ...search, [key]: page || undefined }, resetScroll: false }),
  ];
}
