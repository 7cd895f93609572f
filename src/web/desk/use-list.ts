import type { Counted } from '#contract/api.ts';
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
  /** A list that only grows at its end, while there is more. */
  further?: { busy: boolean; onMore: () => void } | undefined;
}

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
export function useList<Row, Search extends { page?: number | undefined }>({
  search,
  narrowedBy,
  size = listSize,
  answer,
}: ListOptions<Search> & {
  /** Where the list is asked for in other pages than usual. */
  size?: number;
  answer: Answer<{ content: readonly Row[]; totalElements: number; more?: boolean | undefined }>;
}): List<Row, Search> {
  const address = useListAddress(search, narrowedBy);
  const { data, error } = answer;
  return {
    ...address,
    rows: data?.content,
    counted: data && { totalElements: data.totalElements, more: data.more ?? false },
    error,
    retry: () => void answer.refetch(),
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
  answer: Answer<{ pages: readonly { content: readonly Row[] }[] }> & {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
}): List<Row, Search> {
  const address = useListAddress(search, narrowedBy);
  const { data, error, hasNextPage, isFetchingNextPage } = answer;
  return {
    ...address,
    rows: data?.pages.flatMap(({ content }) => content),
    counted: null,
    error,
    retry: () => void answer.refetch(),
    further: hasNextPage ? { busy: isFetchingNextPage, onMore: () => void answer.fetchNextPage() } : undefined,
  };
}
