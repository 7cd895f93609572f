import {
  type QuestionnaireFacts,
  type QuestionnaireMove,
  questionnaireMoves,
  type QuestionnaireRole,
} from '#domain/questionnaire/questionnaire-moves.ts';
import { workflow } from '#server/workflow/workflow.ts';
import type { QuestionnaireRecord } from './find-questionnaire.ts';
import { questionnaire } from './tables.ts';

export const questionnaireWorkflow = workflow<
  'questionnaire',
  QuestionnaireRecord,
  'status',
  QuestionnaireRole,
  QuestionnaireFacts,
  QuestionnaireMove
>({
  kind: 'questionnaire',
  table: questionnaire,
  status: 'status',
  moves: questionnaireMoves,
  touch: ({ changes, now }) => (changes ? { statusSince: now } : {}),
});
