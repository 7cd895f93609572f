import { useLingui } from '@lingui/react/macro';
import { Icon } from '#web/ui/icon.tsx';
import type { Shown } from './queries.ts';
import { useVersionPicture } from './use-version-picture.ts';

export type FrozenFile = Shown['frozen'][number]['files'][number];

/** A file as it was approved: its picture, or its name where there is none. */
export function FrozenPicture({ file: { fileId, versionId, filename } }: { file: FrozenFile }) {
  const { t } = useLingui();
  // Which widths there are is not kept with what was approved; the server sends the one that fits best.
  const address = useVersionPicture(fileId, { id: versionId, previews: [960] });
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      {address ? (
        <img
          src={address}
          alt={t`Approved: ${filename}`}
          className="block max-h-[60dvh] w-full rounded-lg bg-sunken object-contain"
        />
      ) : (
        <span aria-hidden className="flex h-24 items-center justify-center rounded-lg bg-sunken text-muted">
          <Icon name="file" />
        </span>
      )}
      <figcaption className="text-sm wrap-anywhere text-muted">{filename}</figcaption>
    </figure>
  );
}
