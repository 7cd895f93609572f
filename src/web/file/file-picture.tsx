import type { FileItemVersion } from '#contract/file.ts';
import { imageTypes } from '#domain/file/file-types.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { usePreview } from './use-preview.ts';

const iconOf = ({ type }: FileItemVersion): IconName => {
  if (type === 'mp4') return 'play';
  if (type === 'ppt' || type === 'pptx' || type === 'ppsx') return 'presentation';
  return imageTypes.has(type) ? 'image' : 'file';
};

/** A small picture of a file, or what kind it is. Its name stands beside it, so it says nothing itself. */
export function FilePicture({ fileId, version }: { fileId: string; version: FileItemVersion }) {
  const address = usePreview(fileId, version, 320);
  return (
    <span
      aria-hidden
      className="flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-lg bg-sunken text-muted"
    >
      {address ? <img src={address} alt="" className="size-full object-cover" /> : <Icon name={iconOf(version)} />}
    </span>
  );
}
