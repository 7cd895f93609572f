import { queryOptions } from '@tanstack/react-query';
import type { DeskSession } from '#contract/forum/desk.ts';
import type { SessionFields } from '#contract/forum/session.ts';
import { changed } from '#web/api/changed.ts';
import { answer, api } from '#web/api/client.ts';
import type { Once } from '#web/api/once.ts';

const deskKey = ['forum-sessions'] as const;

export const deskProgrammeQuery = (forumId: string) =>
  queryOptions({
    queryKey: [...deskKey, forumId],
    queryFn: () => answer(api.GET('/admin/forums/{forumId}/sessions', { params: { path: { forumId } } })),
  });

/** Visitors' programmes too. */
export const refreshProgrammes = (): Promise<void> => changed(deskKey, ['forums']);

export const readSession = async (sessionId: string): Promise<DeskSession> =>
  await answer(api.GET('/admin/forum-sessions/{sessionId}', { params: { path: { sessionId } } }));

export const addSession = async (forumId: string, body: SessionFields, once: Once): Promise<DeskSession> =>
  await answer(api.POST('/admin/forums/{forumId}/sessions', { params: { path: { forumId } }, body, ...once }));

export const saveSession = async (sessionId: string, body: SessionFields & { version: number }): Promise<DeskSession> =>
  await answer(api.PUT('/admin/forum-sessions/{sessionId}', { params: { path: { sessionId } }, body }));

export const withdrawSession = async ({ id: sessionId, version }: DeskSession): Promise<DeskSession> =>
  await answer(
    api.DELETE('/admin/forum-sessions/{sessionId}', { params: { path: { sessionId }, query: { version } } }),
  );

export const restoreSession = async ({ id: sessionId, version }: DeskSession): Promise<DeskSession> =>
  await answer(
    api.POST('/admin/forum-sessions/{sessionId}/restoration', { params: { path: { sessionId } }, body: { version } }),
  );
