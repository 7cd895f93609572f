import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#domain/locale.ts';
import type { NoticeTrigger } from '#domain/notice/triggers.ts';
import type { NoticeChannel } from '#domain/notice/words.ts';
import { answer, api } from '#web/api/client.ts';

export interface Which {
  trigger: NoticeTrigger;
  language: Locale;
  channel: NoticeChannel;
  /** Whose own text it is; left out, the general one. */
  eventId?: string | undefined;
}

export interface TemplateText {
  subject: string;
  body: string;
}

const key = ['templates'] as const;
export const templatesKey = key;

export const templatesQuery = (eventId: string | undefined) =>
  queryOptions({
    queryKey: [...key, 'list', eventId],
    queryFn: () => answer(api.GET('/admin/templates', { params: { query: { eventId } } })),
  });

const path = '/admin/templates/{trigger}/{language}/{channel}';
const paramsOf = ({ eventId, ...one }: Which) => ({ path: one, query: { eventId } });

export const fetchTemplate = async (which: Which) => await answer(api.GET(path, { params: paramsOf(which) }));

export const templateQuery = (which: Which) =>
  queryOptions({
    queryKey: [...key, 'one', which],
    queryFn: () => fetchTemplate(which),
    staleTime: 0,
  });

export const saveTemplate = async (which: Which, body: TemplateText & { version: number }) =>
  await answer(api.PUT(path, { params: paramsOf(which), body }));

export const setTemplateState = async (which: Which, body: { version: number; state: 'ON' | 'OFF' | 'DELETED' }) =>
  await answer(api.PUT(`${path}/state`, { params: paramsOf(which), body }));

/** Of a general text. */
export const resetTemplate = async (which: Which, version: number) => {
  const { path: one } = paramsOf(which);
  return await answer(api.POST(`${path}/reset`, { params: { path: one }, body: { version } }));
};

export interface Draft extends Which, TemplateText {
  accountId?: string | undefined;
}

export const previewQuery = (draft: Draft) =>
  queryOptions({
    queryKey: [...key, 'preview', draft],
    queryFn: () => answer(api.POST('/admin/templates/preview', { body: draft })),
    enabled: draft.body.trim() !== '',
    staleTime: 60_000,
  });

export const testTemplate = (draft: Draft) => answer(api.POST('/admin/templates/test', { body: draft }));

export const accountsQuery = (search: string) =>
  queryOptions({
    queryKey: [...key, 'accounts', search],
    queryFn: () => answer(api.GET('/admin/template-accounts', { params: { query: { search } } })),
  });
