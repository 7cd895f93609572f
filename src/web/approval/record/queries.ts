import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CorrectedField } from '#domain/application/check-boards.ts';
import type { FileParty } from '#domain/approval/file-rights.ts';
import { readApplication } from '#web/application/queries.ts';
import type { PressedMove } from '#contract/approval.ts';
import { answer, api } from '#web/api/client.ts';
import type { Once } from '#web/api/once.ts';
import { showDeeds } from '#web/undo/deeds.ts';

const loadApproval = (enrollmentId: string) =>
  answer(api.GET('/enrollments/{enrollmentId}/approval', { params: { path: { enrollmentId } } }));

/** As the calls send them: their times are plain text. */
export type Shown = Awaited<ReturnType<typeof loadApproval>>;
export type ShownFile = Shown['files'][number];
export type ShownVersion = ShownFile['versions'][number];
export type ShownPin = ShownVersion['pins'][number];
export type ShownNote = Shown['notes'][number];

export const approvalQuery = (enrollmentId: string) =>
  queryOptions({ queryKey: ['enrollments', 'approval', enrollmentId], queryFn: () => loadApproval(enrollmentId) });

/** What happened before what the record opens with. @param first `next` of the record's story */
export const earlierQuery = (enrollmentId: string, first: string) =>
  infiniteQueryOptions({
    queryKey: ['enrollments', 'story', enrollmentId, first],
    queryFn: ({ pageParam: before }) =>
      answer(api.GET('/enrollments/{enrollmentId}/story', { params: { path: { enrollmentId }, query: { before } } })),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next,
  });

/** The form as it was filled in. */
export const filledQuery = (enrollmentId: string) =>
  queryOptions({
    queryKey: ['enrollments', 'filled', enrollmentId],
    queryFn: () => readApplication(enrollmentId),
  });

/** Files beside the designs: photos of the booth as it stands in the hall, or the film of the pavilion. */
export const filesBesideQuery = (enrollmentId: string, creationDesignType: 'BUILT_BOOTH' | 'PAVILION_VIDEO') =>
  queryOptions({
    queryKey: ['enrollments', 'beside', enrollmentId, creationDesignType],
    queryFn: async () => {
      const query = { creationDesignType };
      const params = { path: { enrollmentId }, query };
      return (await answer(api.GET('/enrollments/{enrollmentId}/approval-files', { params }))).content;
    },
  });

/** What any step of an approval makes old. */
export const approvalChanges = [['enrollments'], ['files'], ['activities'], ['closing']] as const;

export async function makeMove(
  enrollmentId: string,
  body: { version: number; move: PressedMove; note: string },
): Promise<void> {
  await answer(api.POST('/enrollments/{enrollmentId}/moves', { params: { path: { enrollmentId } }, body }));
  await showDeeds();
}

export type Verdict = 'pass' | 'notPass' | 'notApplicable';

export function replyTo(
  party: FileParty,
  verdict: Verdict,
  body: { attachmentId: string; versionId: string; reply: string },
): Promise<unknown> {
  const params = { path: { party } };
  if (verdict === 'pass') return answer(api.PATCH('/{party}/reply/pass', { params, body }));
  if (verdict === 'notPass') return answer(api.PATCH('/{party}/reply/not/pass', { params, body }));
  return answer(api.PATCH('/{party}/reply/not/applicable', { params, body }));
}

/** Takes back that a file is not applicable (G21). */
export const liftNotApplicable = (body: { attachmentId: string; versionId: string; reply: string }) =>
  answer(api.PATCH('/fund/reply/lift', { body }));

export const addPin = (
  fileId: string,
  body: { versionId: string; page: number; x: number; y: number; text: string },
  once: Once,
) => answer(api.POST('/files/{fileId}/pins', { params: { path: { fileId } }, body, ...once }));

export const setPin = (pinId: string, isClosed: boolean) =>
  answer(api.PATCH('/pins/{pinId}', { params: { path: { pinId } }, body: { isClosed } }));

export const addNote = (enrollmentId: string, body: { target: string; text: string }, once: Once) =>
  answer(api.POST('/enrollments/{enrollmentId}/notes', { params: { path: { enrollmentId } }, body, ...once }));

export const removeNote = (noteId: string) => answer(api.DELETE('/notes/{noteId}', { params: { path: { noteId } } }));

export const correctBoard = (
  { enrollmentId, boardId }: { enrollmentId: string; boardId: string },
  body: { field: CorrectedField; from: string; text: string },
) =>
  answer(
    api.PATCH('/enrollments/{enrollmentId}/boards/{boardId}', { params: { path: { enrollmentId, boardId } }, body }),
  );

/** An address that opens a file within a minute, as a player takes it. */
export const linkTo = async (fileId: string, version: string): Promise<string> =>
  (await answer(api.POST('/files/{fileId}/link', { params: { path: { fileId } }, body: { version } }))).url;

export const loadVersionPicture = (path: { fileId: string; versionId: string }, page: number): Promise<Blob> =>
  answer(
    api.GET('/files/{fileId}/versions/{versionId}/picture', {
      params: { path, query: { page, width: 960 } },
      parseAs: 'blob',
    }),
  );
