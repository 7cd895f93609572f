import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ExportJob } from '#contract/export.ts';
import type { Locale } from '#domain/locale.ts';
import { answer, api } from '#web/api/client.ts';

export const exportsKey = ['exports'] as const;
const underWay: ReadonlySet<string> = new Set(['WAITING', 'RUNNING']);

interface Page {
  content: ExportJob[];
  next: string | null;
}

export const exportKindsQuery = queryOptions({
  queryKey: ['export-kinds'],
  queryFn: async () => (await answer(api.GET('/admin/export-kinds'))).content,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Looked at again and again while one is being made. */
export const exportsQuery = infiniteQueryOptions({
  queryKey: exportsKey,
  queryFn: async ({ pageParam }) =>
    await answer(
      api.GET('/admin/exports', { params: { query: pageParam ? { after: pageParam, size: 20 } : { size: 20 } } }),
    ),
  initialPageParam: '',
  getNextPageParam: ({ next }: Page) => next,
  refetchInterval: ({ state: { data } }) =>
    data?.pages.some(({ content }) => content.some(({ state }) => underWay.has(state))) ? 1000 : false,
});

export interface ExportWish {
  kind: string;
  filter: Record<string, unknown>;
  columns: string[];
  language: Locale;
  reason: string;
}

export const startExport = async (body: ExportWish): Promise<ExportJob> =>
  await answer(api.POST('/admin/exports', { body }));

/** Leads the browser to the file by an address that holds for minutes. */
export async function downloadExport(exportId: string): Promise<void> {
  const { url } = await answer(api.POST('/admin/exports/{exportId}/link', { params: { path: { exportId } } }));
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
