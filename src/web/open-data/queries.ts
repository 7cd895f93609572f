import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type LinkProps, linkOptions } from '@tanstack/react-router';
import type { OpenActivity, OpenForum, OpenPosition, OpenRecord } from '#contract/open-data.ts';
import type { Instant } from '#domain/instant.ts';
import { type LocalizedText, namesOf } from '#domain/locale.ts';
import { answer, api } from '#web/api/client.ts';
import type { OpenList } from './open-lists.ts';

export const openPageSize = 20;
const paged = (page: number) => ({ params: { query: { page, size: openPageSize } } });

/** One line of any of the lists. */
export interface OpenRow {
  id: string;
  name: LocalizedText;
  /** Whose it is, or where. */
  beside: LocalizedText;
  /** A whole day, or an instant. */
  at: { day: string } | { instant: Instant };
  /** Its page. */
  link: LinkProps;
}

const none: LocalizedText = { tc: '', en: '', pt: '' };

const activityRow = (one: OpenActivity): OpenRow => ({
  id: one.id,
  name: namesOf(one),
  beside: one.place,
  at: { day: one.beginDate },
  link: linkOptions({ to: '/event/detail', search: { activityId: one.id } }),
});
const forumRow = (one: OpenForum): OpenRow => ({
  id: one.id,
  name: namesOf(one),
  beside: none,
  at: { instant: one.begins },
  link: linkOptions({ to: '/forum-sign', search: { id: one.id } }),
});
const resultRow = (one: OpenRecord): OpenRow => ({
  id: one.id,
  name: namesOf(one.form),
  beside: namesOf(one.unit),
  at: { instant: one.publishedAt },
  link: linkOptions({
    to: '/public-talk2/list',
    search: one.kind === 'RESULT' ? { projectId: one.id } : { demandRecordId: one.id },
  }),
});
const positionRow = (one: OpenPosition): OpenRow => ({
  id: one.id,
  name: namesOf(one.form),
  beside: namesOf(one.unit),
  at: { instant: one.listedAt },
  link: linkOptions({ to: '/public-recruit-list', search: { positionId: one.id } }),
});

interface Rows {
  rows: OpenRow[];
  totalElements: number;
}
const rowsOf = <One>(page: { content: One[]; totalElements: number }, row: (one: One) => OpenRow): Rows => ({
  rows: page.content.map(row),
  totalElements: page.totalElements,
});

/** What is asked for each list. */
const asks: Record<OpenList, (page: number) => Promise<Rows>> = {
  activities: async (page) => rowsOf(await answer(api.GET('/public/api/v1/open/activities', paged(page))), activityRow),
  programme: async (page) => rowsOf(await answer(api.GET('/public/api/v1/open/programme', paged(page))), forumRow),
  results: async (page) => rowsOf(await answer(api.GET('/public/api/v1/open/results', paged(page))), resultRow),
  positions: async (page) => rowsOf(await answer(api.GET('/public/api/v1/open/positions', paged(page))), positionRow),
};

export const openListQuery = (list: OpenList, page: number) =>
  queryOptions({
    queryKey: ['open-data', list, page],
    queryFn: () => asks[list](page),
    placeholderData: keepPreviousData,
  });

/** For other sites and programs. */
export const jsonAddress = (list: OpenList): string => `/event-api/public/api/v1/open/${list}`;
export const openCalendarAddress = (language: string): string =>
  `/event-api/public/api/v1/open/calendar?language=${language}`;
