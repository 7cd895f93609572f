import type { MessageDescriptor } from '@lingui/core';
import type { ButtonLook } from '#web/ui/button-class.ts';
import type { IconName } from '#web/ui/icon.tsx';

/** What one move of a workflow is called wherever it can be made: one table of these per workflow. */
export interface MoveWords {
  label: MessageDescriptor;
  icon?: IconName;
  /** How its button stands among the others. */
  tone?: Exclude<ButtonLook['tone'], 'danger'>;
  /** How the button stands that confirms it; left out, primary. */
  confirms?: 'primary' | 'danger';
  /** Above the question or the form; left out, its label. A move that asks for nothing is only asked about where this or the question is said. */
  title?: MessageDescriptor;
  /** What it means. */
  question?: MessageDescriptor;
  /** Of the note, and what stands below it. */
  note?: MessageDescriptor;
  noteHint?: MessageDescriptor;
  /** Of the count. */
  count?: MessageDescriptor;
  /** Said when it is done. */
  done?: MessageDescriptor;
}
