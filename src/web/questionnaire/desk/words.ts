import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { QuestionnaireButton } from '#domain/questionnaire/questionnaire-moves.ts';
import type { QuestionType } from '#domain/questionnaire/question.ts';
import type { MoveWords } from '#web/moves/move-words.ts';

export const typeWords: Record<QuestionType, MessageDescriptor> = {
  TEXT: msg({ message: 'Text', context: 'question', comment: 'Kind of question' }),
  ONE: msg({ message: 'One choice', comment: 'Kind of question' }),
  MANY: msg({ message: 'Several choices', comment: 'Kind of question' }),
  SCALE: msg({ message: 'Scale', comment: 'Kind of question: from 1 to 5' }),
  GRID: msg({ message: 'Grid', comment: 'Kind of question: a choice for each row' }),
  NUMBER: msg({ message: 'Number', context: 'question', comment: 'Kind of question' }),
  DATE: msg({ message: 'Date', context: 'question', comment: 'Kind of question' }),
  CONTACTS: msg({ message: 'Contacted enterprises', comment: 'Kind of question' }),
  FILE: msg({
    message: 'File',
    context: 'question',
    comment: 'Kind of question: people answer with a document or picture',
  }),
};

/** To open it again asks for its new end, in a dialog of its own. */
export const moveWords: Record<Exclude<QuestionnaireButton, 'reopen'>, MoveWords> = {
  open: {
    label: msg`Open questionnaire`,
    icon: 'send',
    tone: 'primary',
    title: msg`Open this questionnaire?`,
    question: msg`We’ll tell everyone on the list. After that you can only change the wording and the closing time.`,
  },
  remind: {
    label: msg`Remind`,
    icon: 'bell',
    title: msg`Remind those who haven’t answered?`,
    question: msg`Those who have answered won’t get a reminder.`,
  },
  close: {
    label: msg`Close questionnaire`,
    icon: 'lock',
    title: msg`Close this questionnaire?`,
    question: msg`No one can answer until you reopen it.`,
  },
};
