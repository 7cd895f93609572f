import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Answer } from '#web/api/use-answer.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { SectionHeading, SectionSkeleton } from './section-skeleton.tsx';

/** One section of home with its four faces. */
export function Section<Item>({
  id,
  title,
  none,
  list,
  page,
  size,
  onPage,
  aside,
  children,
}: {
  id: string;
  title: MessageDescriptor;
  none: MessageDescriptor;
  list: Answer<{ content: Item[]; totalElements: number }>;
  page: number;
  size: number;
  onPage: (page: number) => void;
  /** Beside the heading. */
  aside?: ReactNode;
  children: (item: Item) => ReactNode;
}) {
  const { i18n } = useLingui();
  const { data, error } = list;
  return (
    <section aria-labelledby={id} className="mb-10">
      <div className="flex items-start justify-between gap-4">
        <SectionHeading id={id}>{i18n._(title)}</SectionHeading>
        {aside}
      </div>
      {!data && error ? (
        <ErrorState error={error} onRetry={list.again} />
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
