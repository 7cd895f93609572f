import { type RouteComponent, useSearch } from '@tanstack/react-router';

/** The address of a list that can also name one thing of it: only the page that is asked for is fetched. */
export const oneOrList = <Search extends object>({
  idOf,
  one: One,
  list: List,
}: {
  idOf: (search: Search) => string | undefined;
  one: RouteComponent;
  list: RouteComponent;
}) => ({
  loaderDeps: ({ search }: { search: Search }) => ({ isOne: Boolean(idOf(search)) }),
  loader: async ({ deps: { isOne } }: { deps: { isOne: boolean } }) => {
    await (isOne ? One : List).preload?.();
  },
  component: function OneOrList() {
    const id = idOf(useSearch({ strict: false }) as Search);
    return id ? <One key={id} /> : <List />;
  },
});
