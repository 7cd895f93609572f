import { queryOptions } from '@tanstack/react-query';
import type { FileField, FileItem } from '#contract/file.ts';
import type { FileGroup } from '#domain/file/field-rules.ts';
import type { FileOwnerKind } from '#domain/file/words.ts';
import { answer, api } from '#web/api/client.ts';

export interface FieldId {
  ownerKind: FileOwnerKind;
  ownerId: string;
  group: FileGroup;
}

export const fieldKey = (field: FieldId) => ['files', field.ownerKind, field.ownerId, field.group] as const;

export const askAgainMs = 1200;

/** Another device may be at work on what is on its way. */
const elsewhereMs = 4000;

export const isAtWork = (field: FileField | undefined): boolean =>
  field?.files.some(({ newest }) => newest.state === 'CHECKING') ?? false;

/** Asked again by itself while a file is being checked or comes. @param isWatched also while a phone may send one */
export const fieldQuery = (field: FieldId, isWatched = false) =>
  queryOptions({
    queryKey: fieldKey(field),
    queryFn: () => answer(api.GET('/files/{ownerKind}/{ownerId}/{group}', { params: { path: field } })),
    refetchInterval: ({ state }) => {
      if (isWatched || isAtWork(state.data)) return askAgainMs;
      return state.data?.uploads.length ? elsewhereMs : false;
    },
  });

export type Described = Pick<FileItem, 'description' | 'descriptionEn'>;

/** What is left out stays as it is. */
export const describeFile = async (fileId: string, body: Partial<Described>): Promise<FileItem> =>
  await answer(api.PUT('/files/{fileId}', { params: { path: { fileId } }, body }));

export const deleteFile = (fileId: string) => answer(api.DELETE('/files/{fileId}', { params: { path: { fileId } } }));

/** A new window cannot send the bearer token, so it gets an address that holds for a minute (G33). */
export const openFile = (fileId: string): Promise<void> =>
  openInNewWindow(
    async () => (await answer(api.POST('/files/{fileId}/link', { params: { path: { fileId } }, body: {} }))).url,
  );

/** @param address asked for once the window is there */
export async function openInNewWindow(address: () => Promise<string>): Promise<void> {
  // Opened while the press still counts as one, or it would be taken for a pop-up.
  const opened = window.open('', '_blank');
  try {
    const url = await address();
    if (opened) opened.location.href = url;
    else location.assign(url);
  } catch (error) {
    opened?.close();
    throw error;
  }
}

export function loadPreview(fileId: string, width: 320 | 960 | 1920): Promise<Blob> {
  return answer(
    api.GET('/files/{fileId}/preview', { params: { path: { fileId }, query: { width } }, parseAs: 'blob' }),
  );
}

export async function sendPoster(fileId: string, still: Blob): Promise<void> {
  const form = new FormData();
  form.append('file', still, 'poster.jpg');
  await api.POST('/files/{fileId}/poster', {
    params: { path: { fileId } },
    body: form,
  });
}
