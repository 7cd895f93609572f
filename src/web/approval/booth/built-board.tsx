import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { changed } from '#web/api/changed.ts';
import { fieldQuery } from '#web/file/calls.ts';
import { UploadField } from '#web/file/upload-field.tsx';
import { type FrozenFile, FrozenPicture } from '../record/frozen-picture.tsx';
import type { Shown, ShownFile } from '../record/queries.ts';
import { BuiltPhoto } from './built-photo.tsx';

interface BuiltBoardProps {
  of: Shown;
  board: Shown['boards'][number];
  approved: readonly FrozenFile[];
  photos: readonly ShownFile[];
}

/** One board: as approved at the left, as built at the right, and the field for photos below. */
export function BuiltBoard({ of, board, approved, photos }: BuiltBoardProps) {
  useNewPhotos(board.id);
  const number = board.position + 1;
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-4">
      <h2 className="text-lg font-semibold">
        <Trans>Board {number}</Trans>
        {board.exhibitContentTc && <span className="text-muted"> · {board.exhibitContentTc}</span>}
      </h2>
      <div className="grid grid-cols-2 items-start gap-3">
        <div className="flex min-w-0 flex-col gap-3">
          <h3 className="font-medium">
            <Trans comment="The design of a booth">As approved</Trans>
          </h3>
          {approved.map((file) => (
            <FrozenPicture key={file.versionId} file={file} />
          ))}
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <h3 className="font-medium">
            <Trans comment="A booth in the hall">As built</Trans>
          </h3>
          {photos.length === 0 ? (
            <p className="text-muted">
              <Trans>No photos yet. Take one below.</Trans>
            </p>
          ) : (
            photos.map((photo) => <BuiltPhoto key={photo.file.id} of={of} photo={photo} approved={approved} />)
          )}
        </div>
      </div>
      <UploadField owner={{ kind: 'BOARD', id: board.id }} group="BUILT_BOOTH" number={number} />
    </section>
  );
}

/** A photo that was sent or taken away in the field stands at the right too. */
function useNewPhotos(boardId: string): void {
  const { data } = useQuery(fieldQuery({ ownerKind: 'BOARD', ownerId: boardId, group: 'BUILT_BOOTH' }));
  const standing = data?.files.map(({ newest }) => `${newest.id} ${newest.state}`).join('\n');
  const before = useRef(standing);
  useEffect(() => {
    if (before.current !== undefined && standing !== before.current) void changed(['enrollments']);
    before.current = standing;
  }, [standing]);
}
