import type { Counted } from '#contract/api.ts';
import { type NumberedPage, readOn } from '#web/api/read-on.ts';
import { listSize } from './list-size.ts';
import type { Paging } from '#web/ui/pagination.tsx';
import { type ListAddress, useListAddress } from './use-list-address.ts';

export interface List<Row, Search> extends ListAddress<Search> {
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  /** Undefined while loading, null for a list that nobody counts. */
  counted: Counted | null | undefined;
  error: unknown;
  retry: () => void;
  /** A list whose pages have numbers. */
  paging?: Paging;
  /** Every row as the list is narrowed, but no more than so many; undefined for a list that is not printed whole. */
  readAll?: ((most: number) => Promise<readonly Row[]>) | undefined;
  /** A list that only grows at its end, while there is more. */
  further?: { busy: boolean; onMore: () => void } | undefined;
}

interface Pages<Row> {
  pages: readonly { content: readonly Row[] }[];
}

interface Read<Row> {
  data: Pages<Row> | undefined;
  hasNextPage: boolean;
}

const rowsOf = <Row>(data: Pages<Row> | undefined) => data?.pages.flatMap(({ content }) => content);

interface Answer<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface ListOptions<Search> {
  /** As the route reads it from the address. */
  search: Search;
  /** Which of it leaves rows out. */
  narrowedBy: readonly (keyof Search & string)[];
}

/** A list with numbered pages of `listSize` rows. */
export function useList<Row extends { id: string }, Search extends { page?: number | undefined }>({
  search,
  narrowedBy,
  size = listSize,
  answer,
  readPage,
}: ListOptions<Search> & {
  /** Where the list is asked for in other pages than usual. */
  size?: number;
  /** Another page of the same, to print them all. */
  readPage?: (page: number) => Promise<NumberedPage<Row>>;
  answer: Answer<NumberedPage<Row>>;
}): List<Row, Search> {
  const address = useListAddress(search, narrowedBy);
  const { data, error } = answer;
  return {
    ...address,
    rows: data?.content,
    counted: data && { totalElements: data.totalElements, more: data.more ?? false },
    error,
    retry: () => void answer.refetch(),
    readAll: readPage && (async (most) => (await readOn(await readPage(0), readPage, { most })).slice(0, most)),
    paging: {
      page: search.page ?? 0,
      size,
      total: data?.totalElements ?? 0,
      more: data?.more,
      onPage: (page) => address.set({ page: page || undefined } as Parameters<typeof address.set>[0]),
    },
  };
}

/** A list that is read on from its last row. */
export function useGrowingList<Row, Search extends object>({
  search,
  narrowedBy,
  answer,
}: ListOptions<Search> & {
  answer: Answer<Pages<Row>> &
    Read<Row> & {
      isFetchingNextPage: boolean;
      fetchNextPage: () => Promise<Read<Row>>;
    };
}): List<Row, Search> {
  const address = useListAddress(search, narrowedBy);
  const { data, error, hasNextPage, isFetchingNextPage } = answer;
  return {
    ...address,
    rows: rowsOf(data),
    counted: null,
    error,
    retry: () => void answer.refetch(),
    readAll: async (most) => {
      let read: Read<Row> = answer;
      while (read.hasNextPage && (rowsOf(read.data)?.length ?? 0) < most) read = await answer.fetchNextPage();
      return rowsOf(read.data)?.slice(0, most) ?? [];
    },
    further: hasNextPage ? { busy: isFetchingNextPage, onMore: () => void answer.fetchNextPage() } : undefined,
  };
}
