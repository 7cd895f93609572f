import { usePicture } from '#web/ui/use-picture.ts';
import { loadVersionPicture, type ShownVersion } from './queries.ts';

const load = (key: string): Promise<Blob> => {
  const [fileId = '', versionId = '', page = '1'] = key.split(' ');
  return loadVersionPicture({ fileId, versionId }, Number(page));
};

/** The address of a page of any version, once it has come; null without one. */
export const useVersionPicture = (
  fileId: string,
  { id, previews }: Pick<ShownVersion['version'], 'id' | 'previews'>,
  page = 1,
) => usePicture(load, previews.length > 0 ? `${fileId} ${id} ${page}` : null);
