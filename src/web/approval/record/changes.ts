import { useSearch } from '@tanstack/react-router';
import type { ReviewedGroup } from '#domain/enrollment/design-moves.ts';
import type { Shown, ShownFile } from './queries.ts';
import type { RecordSearch } from './routes.ts';

/** Handed over since whoever judges gave it back. */
export const isNewer = ({ changedSince }: Shown, { file }: ShownFile): boolean =>
  changedSince !== null && file.newest.createdTime > changedSince;

const newerOf = (of: Shown): ShownFile[] => of.files.filter((one) => isNewer(of, one));

/** Where a text says something else since, or a note on it was sent and is not settled: its answer is read there too. */
export const placesToRead = ({ changes, notes }: Shown): string[] => [
  ...new Set([
    ...changes.map(({ target }) => target),
    ...notes.filter(({ sentAt, closedAt }) => sentAt !== null && closedAt === null).map(({ target }) => target),
  ]),
];

/** After a return the first look is at the differences alone, unless there are none. */
export function useOnlyChanges(of: Shown): boolean {
  const { all }: RecordSearch = useSearch({ strict: false });
  return all !== 'true' && of.changedSince !== null && newerOf(of).length + placesToRead(of).length > 0;
}

/** Whether there is something to read about a booth, or a file of the group is another one since. */
export function changedBoards(of: Shown, group: ReviewedGroup): (boardId: string) => boolean {
  const newer = newerOf(of);
  const places = placesToRead(of);
  return (id) =>
    places.some((target) => target.startsWith(`board.${id}.`)) ||
    newer.some(({ boardId, file }) => boardId === id && file.fileType === group);
}
