import {
  type ApplicationFacts,
  type ApplicationMove,
  applicationMoves,
  type ApplicationRole,
} from '#domain/recruitment/application-moves.ts';
import { workflow } from '#server/workflow/workflow.ts';
import { jobApplication } from '../tables.ts';
import type { ApplicationRow } from './applicant.ts';

export const applicationWorkflow = workflow<
  'job_application',
  ApplicationRow,
  'status',
  ApplicationRole,
  ApplicationFacts,
  ApplicationMove
>({
  kind: 'job_application',
  table: jobApplication,
  status: 'status',
  moves: applicationMoves,
  touch: ({ changes, now }) => (changes ? { statusSince: now } : {}),
});
