import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { AnswerStatus, QuestionnaireStatus } from '#domain/questionnaire/status.ts';
import type { Tone } from '#web/ui/tone.ts';

interface Words {
  label: MessageDescriptor;
  tone: Tone;
}

export const questionnaireWords: Record<QuestionnaireStatus, Words> = {
  DRAFT: { label: msg({ message: 'Draft', comment: 'State of a questionnaire' }), tone: 'neutral' },
  OPEN: { label: msg({ message: 'Open', context: 'questionnaire', comment: 'It can be answered' }), tone: 'info' },
  CLOSED: { label: msg({ message: 'Closed', comment: 'State of a questionnaire' }), tone: 'neutral' },
};

export const answerWords: Record<AnswerStatus, Words> = {
  INVITED: { label: msg({ message: 'Not answered', comment: 'State of an answer' }), tone: 'warn' },
  PARTIAL: { label: msg({ message: 'In progress', comment: 'State of an answer' }), tone: 'warn' },
  ANSWERED: { label: msg({ message: 'Answered', comment: 'State of an answer' }), tone: 'good' },
};
