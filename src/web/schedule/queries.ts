import { queryOptions } from '@tanstack/react-query';
import type { Schedule, ScheduleRun } from '#contract/schedule.ts';
import { type RunState, statesAtWork } from '#domain/schedule/states.ts';
import type { Locale } from '#domain/locale.ts';
import { answer, api } from '#web/api/client.ts';
import { fileForm } from '#web/api/file-form.ts';
import { saveFile } from '#web/api/save-file.ts';
import type { Once } from '#web/api/once.ts';
import { showDeeds } from '#web/undo/deeds.ts';

const scheduleKey = ['schedule'] as const;
export const scheduleChanges = [scheduleKey] as const;
const askAgainMs = 1000;

const atWork: ReadonlySet<RunState> = new Set(statesAtWork);
export const isAtWork = ({ state }: Pick<ScheduleRun, 'state'>): boolean => atWork.has(state);
const computed: ReadonlySet<RunState> = new Set(['RUN_DRAFT', 'PUBLISHED', 'SUPERSEDED']);
export const isComputed = ({ state }: Pick<ScheduleRun, 'state'>): boolean => computed.has(state);

/** Asked again and again while something is being computed. */
export const scheduleQuery = (activityId: string) =>
  queryOptions({
    queryKey: [...scheduleKey, 'of', activityId],
    queryFn: () => answer(api.GET('/admin/schedule/{activityId}', { params: { path: { activityId } } })),
    refetchInterval: ({ state: { data } }) => (data?.runs.some(isAtWork) ? askAgainMs : false),
  });

/** @param version of the run, so that it is read again when somebody changed it */
export const runQuery = (runId: string, version: number) =>
  queryOptions({
    queryKey: [...scheduleKey, 'run', runId, version],
    queryFn: () => answer(api.GET('/admin/schedule/runs/{runId}', { params: { path: { runId } } })),
    placeholderData: (before) => (before?.id === runId ? before : undefined),
  });

export const explanationQuery = (runId: string, version: number, meetingId: string) =>
  queryOptions({
    queryKey: [...scheduleKey, 'left-out', runId, version, meetingId],
    queryFn: () =>
      answer(api.GET('/admin/schedule/runs/{runId}/left-out/{meetingId}', { params: { path: { runId, meetingId } } })),
  });

export const comparisonQuery = (runId: string, version: number) =>
  queryOptions({
    queryKey: [...scheduleKey, 'comparison', runId, version],
    queryFn: () => answer(api.GET('/admin/schedule/runs/{runId}/comparison', { params: { path: { runId } } })),
  });

/** @param versions of both, so that it is compared again when somebody changed one */
export const differenceQuery = (runId: string, earlierId: string, versions: string) =>
  queryOptions({
    queryKey: [...scheduleKey, 'difference', runId, earlierId, versions],
    queryFn: () =>
      answer(
        api.GET('/admin/schedule/runs/{runId}/comparison/{earlierId}', { params: { path: { runId, earlierId } } }),
      ),
  });

export const startRun = (activityId: string, body: { seed?: number; around?: string | null }, once: Once) =>
  answer(api.POST('/admin/schedule/{activityId}/runs', { params: { path: { activityId } }, body, ...once }));

export const stopRun = (runId: string) =>
  answer(api.POST('/admin/schedule/runs/{runId}/stop', { params: { path: { runId } } }));

export interface MeetingChange {
  meeting: string;
  slot: number | null;
  pinned: boolean;
  seat?: { place: string; table: number };
}

export const changeRun = (runId: string, body: { version: number; changes: MeetingChange[] }) =>
  answer(api.POST('/admin/schedule/runs/{runId}/changes', { params: { path: { runId } }, body }));

export async function releaseRun(runId: string, body: { version: number; plan: string }): Promise<void> {
  await answer(api.POST('/admin/schedule/runs/{runId}/release', { params: { path: { runId } }, body }));
  await showDeeds();
}

type PartyBody = Pick<Schedule['parties'][number], 'version' | 'atOnce' | 'least' | 'away'>;

export const saveParty = (activityId: string, unitId: string, body: PartyBody) =>
  answer(api.PUT('/admin/schedule/{activityId}/parties/{unitId}', { params: { path: { activityId, unitId } }, body }));

export const previewWishes = (activityId: string, file: File) =>
  answer(
    api.POST('/admin/schedule/{activityId}/wishes/imports', { params: { path: { activityId } }, ...fileForm(file) }),
  );

export const confirmWishes = (importId: string, plan: string) =>
  answer(
    api.POST('/admin/schedule/wishes/imports/{importId}/confirm', { params: { path: { importId } }, body: { plan } }),
  );

export const downloadWishSample = (language: Locale): Promise<void> =>
  saveFile(
    api.GET('/admin/schedule/wishes/imports/template', { params: { query: { language } }, parseAs: 'blob' }),
    'meetings-sample.xlsx',
  );
