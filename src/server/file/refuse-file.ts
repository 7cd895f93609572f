import type { ErrorCode, FieldProblem } from '#domain/errors.ts';
import type { FileProblem, FileRefusal } from '#domain/file/words.ts';
import { type Refusal, refuse } from '#server/refusal.ts';

/** What is known before the content is looked at has codes of its own; the rest is said of the field `file`. */
const answers: Partial<Record<FileProblem, { code: ErrorCode; problem: FieldProblem }>> = {
  FILE_NAME_IS_ERROR: { code: 'FILE_NAME_IS_ERROR', problem: 'format' },
  DUPLICATE_FILE_NAME: { code: 'DUPLICATE_FILE_NAME', problem: 'notUnique' },
  TOO_LARGE: { code: 'PAYLOAD_TOO_LARGE', problem: 'tooLarge' },
  TOO_MANY: { code: 'PARAMS_ERROR', problem: 'tooMany' },
  EMPTY: { code: 'PARAMS_ERROR', problem: 'required' },
};

export function refuseFile({ problem, params }: FileRefusal): Refusal {
  const answer = answers[problem] ?? { code: 'PARAMS_ERROR', problem: 'notAllowed' };
  return refuse(answer.code, { fields: [{ path: 'file', problem: answer.problem, ...(params ? { params } : {}) }] });
}
