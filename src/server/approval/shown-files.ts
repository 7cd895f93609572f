import type { ApprovalFile } from '#contract/approval.ts';
import type { ReviewedGroup } from '#domain/enrollment/design-moves.ts';
import type { FileGroup } from '#domain/file/field-rules.ts';
import { resultOrder } from '#domain/file/tally.ts';
import type { Queries } from '#server/db/database.ts';
import { repliesOn } from '#server/file/files-of-owners.ts';
import type { Judged } from '#server/file/owner.ts';
import { fileView, type StoredFile, versionView } from '#server/file/read-files.ts';
import { mayLift } from './lift-not-applicable.ts';
import { pinsOn, pinView } from './pins.ts';

/** Beside the designs: what is asked for by name. */
export type ShownGroup = ReviewedGroup | 'BUILT_BOOTH' | 'PAVILION_VIDEO';

/** Files of these groups as the person may see them, with everything said of each version: what waits comes first. */
export async function shownFiles(
  db: Queries,
  of: Judged,
  files: readonly StoredFile[],
  groups: readonly FileGroup[],
): Promise<ApprovalFile[]> {
  const { parties } = of;
  const seen = groups.filter((group) => of.sees(group));
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
    const handedOver = of.handedOver(file);
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
        waitsFor: result === null ? of.judge(group) : null,
        may: [...of.rights(group, parties)],
        judgesAs: parties.find((party) => of.rights(group, [party]).has('reply')) ?? null,
        mayLift: newest.id === file.versions[0]?.id && mayLift(of, file),
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
          pins: (pins.get(version.id) ?? []).map((one) => pinView(one, parties)),
        })),
      },
    ];
  });
  return content.toSorted((one, other) => rank(one) - rank(other));
}

const rank = ({ file }: ApprovalFile): number => resultOrder.indexOf(file.result);
