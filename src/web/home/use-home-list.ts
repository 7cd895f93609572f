import { useNavigate, useSearch } from '@tanstack/react-router';
import type { HomeList } from './home-search.ts';

/** What the address says about home's list, and the way to change that. */
export function useHomeList(): [HomeList, (change: HomeList) => void] {
  const search = useSearch({ from: '/home' });
  const navigate = useNavigate();
  return [search, (change) => void navigate({ to: '/home', search: { ...search, ...change }, resetScroll: false })];
}
