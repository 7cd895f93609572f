import { queryOptions } from '@tanstack/react-query';
import type { Approval } from '#contract/approval.ts';
import { answer, api } from '#web/api/client.ts';

export type OpenNote = Approval['notes'][number];

/** What reviewers noted, and what came of it; sent with a return and not over yet. */
export const openNotesQuery = (enrollmentId: string) =>
  queryOptions({
    queryKey: ['enrollments', 'notes', enrollmentId],
    queryFn: async () => {
      const params = { path: { enrollmentId } };
      const { notes } = await answer(api.GET('/enrollments/{enrollmentId}/approval', { params }));
      return notes.filter(({ sentAt, closedAt }) => sentAt !== null && closedAt === null);
    },
    networkMode: 'always',
  });

export const answerNote = (noteId: string, said: string) =>
  answer(api.PUT('/notes/{noteId}/answer', { params: { path: { noteId } }, body: { answer: said } }));

/** What shows notes and their answers. */
export const noteChanges = [['enrollments']] as const;
