import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RunState } from '#domain/schedule/states.ts';
import type { Tone } from '#web/ui/tone.ts';

/** Where a run stands. */
export const runWords: Record<RunState, { label: MessageDescriptor; tone: Tone }> = {
  WAITING: { label: msg({ message: 'Waiting', comment: 'A schedule that will be computed' }), tone: 'info' },
  RUNNING: { label: msg({ message: 'Creating…', comment: 'A schedule' }), tone: 'info' },
  STOPPING: { label: msg({ message: 'Stopping', comment: 'A schedule that is being computed' }), tone: 'info' },
  STOPPED: { label: msg({ message: 'Stopped', comment: 'A schedule whose computing was given up' }), tone: 'neutral' },
  FAILED: { label: msg({ message: 'Failed', comment: 'A schedule whose computing broke down' }), tone: 'bad' },
  RUN_DRAFT: { label: msg({ message: 'Draft', comment: 'A schedule that is not released' }), tone: 'warn' },
  PUBLISHED: { label: msg({ message: 'Released', comment: 'A schedule that everybody keeps to' }), tone: 'good' },
  SUPERSEDED: { label: msg({ message: 'Replaced', comment: 'A schedule, by a later one' }), tone: 'neutral' },
};
