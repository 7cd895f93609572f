import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { SectionSkeleton } from './section-skeleton.tsx';
import type { MessageDescriptor } from '@lingui/core';

interface List<Item> {
  data: { content: Item[]; totalElements: number } | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** One section of home with its four faces. */
export function Section<Item>({
  id,
  title,
  none,
  list,
  page,
  size,
  onPage,
  children,
}: {
  id: string;
  title: MessageDescriptor;
  none: MessageDescriptor;
  list: List<Item>;
  page: number;
  size: number;
  onPage: (page: number) => void;
  children: (item: Item) => ReactNode;
}) {
  const { i18n } = useLingui();
  const { data, error } = list;
  return (
    <section aria-labelledby={id} className="mb-10">
      <h2 id={id} className="mb-4 text-xl font-bold tracking-tight">
        {i18n._(title)}
      </h2>
      {!data && error ? (
        <ErrorState error={error} onRetry={() => void list.refetch()} />
      ) : !data ? (
        <SectionSkeleton />
      ) : data.content.length === 0 ? (
        <p className="text-muted">{i18n._(none)}</p>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">{data.content.map(children)}</ul>
      )}
      <Pagination page={page} size={size} total={data?.totalElements ?? 0} onPage={onPage} />
    </section>
  );
}
