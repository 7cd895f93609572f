import { queryOptions } from '@tanstack/react-query';
import type { HallScreen } from '#contract/meeting.ts';
import { ApiError } from '#web/api/api-error.ts';
import { answer, api } from '#web/api/client.ts';
import { ownLinkHeaders } from '#web/own-link/own-link-headers.ts';
import { forgetHall, keepHall, keptHall } from './kept-hall.ts';

const askAgainMs = 60_000;

export interface ShownHall {
  of: HallScreen;
  /** How far this device's clock is behind the server's, in ms. */
  behindMs: number;
  /** The server could not be reached: this is what it said last. */
  isKept: boolean;
}

/** A screen stands for days: it asks every minute, and goes on with what it was told last when nobody answers. */
export const hallQuery = (link: string) =>
  queryOptions({
    queryKey: ['schedule', 'hall-screen', link],
    queryFn: () => askOrKept(link),
    refetchInterval: askAgainMs,
    refetchIntervalInBackground: true,
    retry: false,
  });

async function askOrKept(link: string): Promise<ShownHall> {
  try {
    const of = await answer(api.GET('/public/api/v1/own/hall-screen', { headers: ownLinkHeaders(link) }));
    const shown = { of, behindMs: Date.parse(of.now) - Date.now() };
    keepHall(link, shown);
    return { ...shown, isKept: false };
  } catch (error) {
    // What the server refuses is over; with anything else the screen goes on.
    if (error instanceof ApiError && error.status < 500) forgetHall();
    const kept = keptHall(link);
    if (!kept) throw error;
    return { ...kept, isKept: true };
  }
}

export const hallLinkQuery = (activityId: string) =>
  queryOptions({
    queryKey: ['schedule', 'hall-link', activityId],
    queryFn: () => answer(api.GET('/admin/schedule/{activityId}/hall-screen', { params: { path: { activityId } } })),
  });
