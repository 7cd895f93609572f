import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImportAction } from '#domain/sheet/import.ts';
import type { IconName } from '#web/ui/icon.tsx';
import type { Tone } from '#web/ui/tone.ts';

export const importActionWords: Record<ImportAction, { label: MessageDescriptor; tone: Tone; icon: IconName }> = {
  add: { label: msg({ message: 'New', comment: 'What an import does with a row' }), tone: 'good', icon: 'plus' },
  update: { label: msg({ message: 'Changed', comment: 'What an import does with a row' }), tone: 'info', icon: 'edit' },
  unchanged: {
    label: msg({ message: 'As it is', comment: 'What an import does with a row: nothing' }),
    tone: 'neutral',
    icon: 'check',
  },
  error: {
    label: msg({ message: 'Error', comment: 'What an import does with a row: leave it out' }),
    tone: 'bad',
    icon: 'warning',
  },
};
