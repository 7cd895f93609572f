import type { ApplicationForm, Board } from '#domain/application/application.ts';
import { newAtOnce } from '#domain/application/check-boards.ts';
import { answer, api } from '#web/api/client.ts';

export const sendForm = (enrollmentId: string, version: number, form: ApplicationForm) =>
  answer(
    api.PUT('/enrollments/{enrollmentId}', {
      params: { path: { enrollmentId } },
      body: { ...form, version, exhibitionBoards: [] },
    }),
  );

/** As many as one save takes; the others follow with the next. */
export async function sendBoards(
  enrollmentId: string,
  stored: { version: number; boards: readonly Board[] },
  wanted: readonly Board[],
): Promise<{ version: number; boards: readonly Board[] }> {
  const known = new Set(stored.boards.map(({ id }) => id));
  const added = new Set(wanted.filter(({ id }) => !known.has(id)).slice(0, newAtOnce));
  const boards = wanted.filter((board) => known.has(board.id) || added.has(board));
  const body = { version: stored.version, boards };
  const call = api.PUT('/enrollments/{enrollmentId}/boards', { params: { path: { enrollmentId } }, body });
  return { version: (await answer(call)).version, boards };
}
