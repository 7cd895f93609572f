import type { FieldProblem } from '#domain/errors.ts';
import type { FileProblem, FileRefusal } from '#domain/file/words.ts';
import { ApiError } from '#web/api/api-error.ts';

const byProblem: Partial<Record<FieldProblem, FileProblem>> = {
  tooMany: 'TOO_MANY',
  tooLarge: 'TOO_LARGE',
  notUnique: 'DUPLICATE_FILE_NAME',
  notAllowed: 'WRONG_TYPE',
  required: 'EMPTY',
};

/** What the server said against a file, as the field would have said it itself. */
export function refusalIn(error: unknown): FileRefusal | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'FILE_NAME_IS_ERROR') return { problem: 'FILE_NAME_IS_ERROR' };
  const field = error.fields.find(({ path }) => path === 'file');
  const problem = field && byProblem[field.problem];
  return problem ? { problem, ...(field.params ? { params: field.params } : {}) } : null;
}
