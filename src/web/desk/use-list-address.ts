import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rememberList } from './list-memory.ts';

/** What changes in the address of a list; a key without a value is taken out of it. */
export type AddressChange<Search> = Partial<Record<keyof Search & string, string | number | undefined>>;

export interface ListAddress<Search> {
  search: Search;
  /** Something narrows the list. */
  filtered: boolean;
  /** How many of the choices are made, the words not counted. */
  chosen: (filters: readonly (keyof Search & string)[]) => number;
  /** Changes the address, and begins at the first page again unless the page is what changes. */
  set: (change: AddressChange<Search>, how?: { replace: boolean }) => void;
  /** Takes out what narrows the list; its order stays. */
  showAll: () => void;
}

/** The words, choices, order and page of a list stand in its address, and nowhere else. */
export function useListAddress<Search extends object>(
  search: Search,
  narrowedBy: readonly (keyof Search & string)[],
): ListAddress<Search> {
  const navigate = useNavigate();
  const { pathname, searchStr } = useLocation();
  useEffect(() => rememberList(pathname, searchStr), [pathname, searchStr]);
  const isSet = (key: keyof Search & string) => search[key] !== undefined;
  const set: ListAddress<Search>['set'] = (change, { replace } = { replace: false }) =>
    void navigate({ to: '.', search: { ...search, page: undefined, ...change }, replace });
  return {
    search,
    filtered: narrowedBy.some(isSet),
    chosen: (filters) => filters.filter(isSet).length,
    set,
    showAll: () => set(Object.fromEntries(narrowedBy.map((key) => [key, undefined])) as AddressChange<Search>),
  };
}
