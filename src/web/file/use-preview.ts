import { usePicture } from '#web/ui/use-picture.ts';
import { loadPreview } from './calls.ts';

const loads = {
  320: (fileId: string) => loadPreview(fileId, 320),
  960: (fileId: string) => loadPreview(fileId, 960),
} as const;

/** The address of a picture of a file, once it has come; null without one. */
export const usePreview = (
  fileId: string,
  version: { id: string; previews: readonly number[] },
  width: keyof typeof loads,
) => usePicture(loads[width], version.previews.length > 0 ? fileId : null, version.id);
