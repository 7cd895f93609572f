import { useSearch } from '@tanstack/react-router';
import type { PublicSearch } from '../routes.ts';
import { PublicList } from './public-list.tsx';
import { PublicPositionPage } from './public-position-page.tsx';

/** What companies offer, for everybody; with a position in the address, that one. */
export function PublicPage() {
  const search: PublicSearch = useSearch({ strict: false });
  const { positionId } = search;
  return positionId ? <PublicPositionPage key={positionId} positionId={positionId} /> : <PublicList search={search} />;
}
