import { Trans, useLingui } from '@lingui/react/macro';
import { rightsOn } from '#domain/approval/file-rights.ts';
import type { ReviewedGroup } from '#domain/enrollment/design-moves.ts';
import type { EnrollmentRole } from '#domain/enrollment/opening-moves.ts';
import { statusOfWire } from '#domain/enrollment/status.ts';
import { isNewer, useOnlyChanges } from './changes.ts';
import { MakingField } from './making-field.tsx';
import type { Shown } from './queries.ts';
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
  // One of several booths is told apart by its number.
  const board = of.boards.length > 1 ? of.boards.find(({ id }) => id === boardId) : undefined;
  return (
    <MakingField
      owner={owner}
      group={group}
      number={board && board.position + 1}
      files={of.files}
      changes={['enrollments']}
    />
  );
}

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
