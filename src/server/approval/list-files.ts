import type { ApprovalFile } from '#contract/approval.ts';
import { judgeOf, rightsOn } from '#domain/approval/file-rights.ts';
import { type ReviewedGroup, reviewedGroups } from '#domain/enrollment/design-moves.ts';
import { resultOrder } from '#domain/file/tally.ts';
import type { Actor } from '#server/actor.ts';
import { boardsOf } from '#server/application/boards-of.ts';
import { filesOfOwners, repliesOn } from '#server/file/files-of-owners.ts';
import { fileView, versionView } from '#server/file/read-files.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { findCase } from './case.ts';
import { handedOverIn, seesFile } from './files.ts';
import { pinsOn, pinView } from './pins.ts';

export interface FileFilter {
  boardId?: string | undefined;
  creationDesignType?: ReviewedGroup | 'BUILT_BOOTH' | undefined;
  resultIsNull?: boolean | undefined;
}

/**
 * The files that one side makes and another judges, as whoever asks may see them, with everything said of each version.
 * @throws ENROLLMENT_NOT_FOUND for a stranger
 */
export async function listFiles(world: World, actor: Actor, enrollmentId: string, filter: FileFilter) {
  const { db } = world;
  const [of, boards] = await Promise.all([findCase(db, actor, enrollmentId), boardsOf(db, enrollmentId)]);
  if (!of) throw refuse('ENROLLMENT_NOT_FOUND');
  const { row, roles, mode } = of;
  if (filter.boardId && !boards.some(({ id }) => id === filter.boardId)) throw refuse('EXHIBITION_BOARD_NOT_FOUND');
  // Photos of a built booth are nobody's design: they are asked for by name.
  const wanted = filter.creationDesignType ? [filter.creationDesignType] : reviewedGroups;
  const groups = wanted.filter((group) => seesFile(of, group));
  const owners = filter.boardId
    ? { BOARD: [filter.boardId] }
    : { ENROLLMENT: [enrollmentId], BOARD: boards.map(({ id }) => id) };
  const found = await filesOfOwners(db, owners, groups);
  const files = filter.resultIsNull ? found.filter(({ item }) => item.result === null) : found;
  const itemIds = files.map(({ item }) => item.id);
  const versionIds = files.flatMap(({ versions }) => versions.map(({ id }) => id));
  const [said, pinned] = await Promise.all([repliesOn(db, itemIds), pinsOn(db, versionIds)]);
  const replies = Map.groupBy(said, ({ versionId }) => versionId);
  const pins = Map.groupBy(pinned, ({ versionId }) => versionId);
  const content = files.flatMap((file): ApprovalFile[] => {
    const group = groups.find((one) => one === file.item.group);
    if (!group) return [];
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
  return { content: content.toSorted((one, other) => rank(one) - rank(other)) };
}

const rank = ({ file }: ApprovalFile): number => resultOrder.indexOf(file.result);
