import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { rightsOn } from '#domain/approval/file-rights.ts';
import type { ReviewedGroup } from '#domain/enrollment/design-moves.ts';
import type { EnrollmentRole } from '#domain/enrollment/opening-moves.ts';
import { statusOfWire } from '#domain/enrollment/status.ts';
import { changed } from '#web/api/changed.ts';
import { fieldQuery } from '#web/file/calls.ts';
import { UploadField } from '#web/file/upload-field.tsx';
import { isNewer, useOnlyChanges } from './changes.ts';
import { LookAt } from './look-at.tsx';
import type { Shown, ShownFile } from './queries.ts';
import { OpenPins, RepliesOf } from './replies-of.tsx';
import { ReviewFile } from './review-file.tsx';

interface FilesOfProps {
  of: Shown;
  group: ReviewedGroup;
  /** Null for files of the whole application. */
  boardId: string | null;
}

/** Files of one group: a field for whoever makes them, with what was said of each; a list for everybody else. */
export function FilesOf({ of, group, boardId }: FilesOfProps) {
  const status = statusOfWire(of.status);
  const mode = of.selfDesigned ? 'self' : 'contractor';
  const roles = of.roles as EnrollmentRole[];
  const rights = status ? rightsOn({ group, mode, status, roles }) : new Set();
  const makes = rights.has('add') || rights.has('replace');
  return makes ? (
    <Making of={of} group={group} boardId={boardId} />
  ) : (
    <Judged of={of} group={group} boardId={boardId} />
  );
}

/** What is added or taken away here changes what can be handed in. */
function Making({ of, group, boardId }: FilesOfProps) {
  const owner = boardId
    ? ({ kind: 'BOARD', id: boardId } as const)
    : ({ kind: 'ENROLLMENT', id: of.enrollmentId } as const);
  const { data } = useQuery(fieldQuery({ ownerKind: owner.kind, ownerId: owner.id, group }));
  const standing = data?.files.map(({ newest, result }) => `${newest.id} ${newest.state} ${result}`).join('\n');
  const before = useRef(standing);
  useEffect(() => {
    if (before.current !== undefined && standing !== before.current) void changed(['enrollments']);
    before.current = standing;
  }, [standing]);
  // One of several booths is told apart by its number.
  const board = of.boards.length > 1 ? of.boards.find(({ id }) => id === boardId) : undefined;
  const said = (fileId: string) => {
    const one = of.files.find(({ file }) => file.id === fileId);
    return one && hasWords(one) ? <Said one={one} /> : null;
  };
  return <UploadField owner={owner} group={group} number={board && board.position + 1} said={said} />;
}

const hasWords = ({ versions }: ShownFile): boolean =>
  versions.some(({ replies, pins }) => replies.length + pins.length > 0);

const Said = ({ one }: { one: ShownFile }) => (
  <div className="flex flex-col items-start gap-3 *:w-full">
    <OpenPins one={one} />
    <RepliesOf one={one} />
    <div>
      <LookAt one={one} />
    </div>
  </div>
);

function Judged({ of, group, boardId }: FilesOfProps) {
  const { t } = useLingui();
  const onlyChanges = useOnlyChanges(of);
  const here = of.files.filter(({ file, boardId: board }) => file.fileType === group && board === boardId);
  const shown = onlyChanges ? here.filter((one) => isNewer(of, one)) : here;
  if (shown.length === 0) {
    return (
      <p className="text-muted">
        {onlyChanges ? <Trans>No file was changed here.</Trans> : <Trans>No files yet.</Trans>}
      </p>
    );
  }
  return (
    <ul aria-label={t`Files`} className="flex flex-col gap-4">
      {shown.map((one) => (
        <ReviewFile key={one.file.id} one={one} isChanged={isNewer(of, one)} />
      ))}
    </ul>
  );
}
