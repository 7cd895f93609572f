import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ScheduleRun } from '#contract/schedule.ts';
import { businessDateTime } from '#domain/instant.ts';
import type { RunState } from '#domain/schedule/states.ts';
import type { Tone } from '#web/ui/tone.ts';

/** Where a run stands. */
export const runWords: Record<RunState, { label: MessageDescriptor; tone: Tone }> = {
  WAITING: {
    label: msg({ message: 'Waiting', context: 'schedule', comment: 'A schedule that will be computed' }),
    tone: 'info',
  },
  RUNNING: { label: msg({ message: 'Creating…', comment: 'A schedule' }), tone: 'info' },
  STOPPING: { label: msg({ message: 'Stopping', comment: 'A schedule that is being computed' }), tone: 'info' },
  STOPPED: { label: msg({ message: 'Stopped', comment: 'A schedule whose computing was given up' }), tone: 'neutral' },
  FAILED: {
    label: msg({ message: 'Failed', context: 'schedule', comment: 'A schedule whose computing broke down' }),
    tone: 'bad',
  },
  RUN_DRAFT: { label: msg({ message: 'Draft', comment: 'A schedule that is not released' }), tone: 'warn' },
  PUBLISHED: { label: msg({ message: 'Released', comment: 'A schedule that everybody keeps to' }), tone: 'good' },
  SUPERSEDED: { label: msg({ message: 'Replaced', comment: 'A schedule, by a later one' }), tone: 'neutral' },
};

/** How one of several runs is told from the others. */
export function useRunName(): (run: ScheduleRun) => string {
  const { t } = useLingui();
  return ({ createdAt, state, placed, wanted }) =>
    `${businessDateTime(createdAt).slice(0, 16)} · ${t(runWords[state].label)} · ${placed}/${wanted}`;
}
