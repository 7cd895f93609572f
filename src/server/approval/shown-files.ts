import type { ApprovalFile } from '#contract/approval.ts';
import { judgeOf, rightsOn } from '#domain/approval/file-rights.ts';
import type { ReviewedGroup } from '#domain/enrollment/design-moves.ts';
import { resultOrder } from '#domain/file/tally.ts';
import type { Queries } from '#server/db/database.ts';
import { repliesOn } from '#server/file/files-of-owners.ts';
import { fileView, type StoredFile, versionView } from '#server/file/read-files.ts';
import type { Case } from './case.ts';
import { handedOverIn, seesFile } from './files.ts';
import { pinsOn, pinView } from './pins.ts';

export type ShownGroup = ReviewedGroup | 'BUILT_BOOTH';

/** Files of these groups as the person may see them, with everything said of each version: what waits comes first. */
export async function shownFiles(
  db: Queries,
  of: Case,
  files: readonly StoredFile[],
  groups: readonly ShownGroup[],
): Promise<ApprovalFile[]> {
  const { row, roles, mode } = of;
  const seen = groups.filter((group) => seesFile(of, group));
  const shown = files.flatMap((file) => {
    const group = seen.find((one) => one === file.item.group);
    return group ? [{ file, group }] : [];
  });
  const itemIds = shown.map(({ file }) => file.item.id);
  const versionIds = shown.flatMap(({ file }) => file.versions.map(({ id }) => id));
  const [said, pinned] = await Promise.all([repliesOn(db, itemIds), pinsOn(db, versionIds)]);
  const replies = Map.groupBy(said, ({ versionId }) => versionId);
  const pins = Map.groupBy(pinned, ({ versionId }) => versionId);
  const content = shown.flatMap(({ file, group }): ApprovalFile[] => {
    const handedOver = handedOverIn(file, group, of);
    const [newest] = handedOver;
    if (!newest) return [];
    const isOlder = newest.id !== file.versions[0]?.id;
    const result = isOlder ? (replies.get(newest.id)?.at(-1)?.result ?? null) : file.item.result;
    const view = fileView({ item: { ...file.item, result }, versions: handedOver });
    if (!view) return [];
    return [
      {
        file: view,
        boardId: file.item.ownerKind === 'BOARD' ? file.item.ownerId : null,
        waitsFor: result === null ? judgeOf(group) : null,
        may: [...rightsOn({ group, mode, status: row.status, roles })],
        versions: handedOver.map((version) => ({
          number: version.number,
          version: versionView(version),
          replies: (replies.get(version.id) ?? []).map(({ result: word, reply, role, by, at }) => ({
            result: word,
            reply,
            role,
            by,
            at,
          })),
          pins: (pins.get(version.id) ?? []).map((one) => pinView(one, roles)),
        })),
      },
    ];
  });
  return content.toSorted((one, other) => rank(one) - rank(other));
}

const rank = ({ file }: ApprovalFile): number => resultOrder.indexOf(file.result);
