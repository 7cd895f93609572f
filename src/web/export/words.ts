import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExportState } from '#domain/export/words.ts';
import type { IconName } from '#web/ui/icon.tsx';
import type { Tone } from '#web/ui/tone.ts';

export const exportStateWords: Record<ExportState, { label: MessageDescriptor; tone: Tone; icon: IconName }> = {
  WAITING: { label: msg({ message: 'Queued', comment: 'Of a sheet' }), tone: 'info', icon: 'hourglass' },
  RUNNING: { label: msg({ message: 'Creating', comment: 'Of a sheet' }), tone: 'info', icon: 'sync' },
  DONE: { label: msg({ message: 'Ready', comment: 'Of a sheet' }), tone: 'good', icon: 'check' },
  FAILED: {
    label: msg({ message: 'Failed to create', comment: 'Of a sheet: something went wrong' }),
    tone: 'bad',
    icon: 'warning',
  },
  EXPIRED: {
    label: msg({ message: 'Deleted', comment: 'Of a sheet whose time is over' }),
    tone: 'neutral',
    icon: 'clock',
  },
};
