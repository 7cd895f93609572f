import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Settings } from '#domain/setting/settings.ts';

/** The groups of settings that are whole numbers and nothing else. */
export type NumbersGroup = 'limits' | 'messages' | 'exports';

type Fields = { [Group in NumbersGroup]: Record<keyof Settings[Group], MessageDescriptor> };
export interface NumbersWords {
  title: MessageDescriptor;
  /** By the name of the setting. */
  fields: Readonly<Record<string, MessageDescriptor>>;
}

export const numbersWords = {
  limits: {
    title: msg`Limits of new events`,
    fields: {
      participants: msg`Participants of a unit`,
      intendedUnits: msg`Units that one may intend to meet`,
    },
  },
  messages: {
    title: msg`Messages`,
    fields: {
      undoSeconds: msg`Seconds in which a decision can be undone`,
      keptDays: msg`Days until sent messages and read notices are deleted`,
    },
  },
  exports: {
    title: msg`Exports`,
    fields: { keptDays: msg`Days until a sheet is deleted` },
  },
} as const satisfies { [Group in NumbersGroup]: NumbersWords & { fields: Fields[Group] } };
