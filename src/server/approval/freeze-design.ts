import { createHash } from 'node:crypto';
import { type FrozenFile, frozenText } from '#domain/approval/frozen.ts';
import type { ApplicationGroup } from '#domain/approval/file-rights.ts';
import type { DesignMove } from '#domain/enrollment/design-moves.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import type { Looked } from './design-facts.ts';
import { frozenDesign } from './tables.ts';

/** Moves by which an exhibitor approves what will be built, and the groups of files that are approved with it. */
export const approvedBy: Partial<Record<DesignMove, readonly ApplicationGroup[]>> = {
  passPreview: ['OWN_DESIGN', 'DESIGN_PREVIEW'],
  passBoardDesign: ['BOARD', 'BOARD_DESIGN_SAMPLE'],
};

export const sumOf = (files: readonly FrozenFile[]): string =>
  createHash('sha256').update(frozenText(files)).digest('hex');

/** What was approved stays as it is and can always be shown. */
export async function freezeDesign(
  world: World,
  tx: Queries,
  { of, boards, files }: Looked,
  { groups, accountId }: { groups: readonly ApplicationGroup[]; accountId: string },
): Promise<void> {
  const boardIds = new Set(boards.map(({ id }) => id));
  const approved = files.flatMap(({ item, versions: [newest] }): FrozenFile[] => {
    const group = groups.find((one) => one === item.group);
    if (!group || !newest?.sha256 || item.result === 'CANCEL') return [];
    const boardId = boardIds.has(item.ownerId) ? item.ownerId : null;
    const { id: versionId, filename, sha256 } = newest;
    return [{ fileId: item.id, versionId, boardId, group, filename, sha256 }];
  });
  await tx.orm.insert(frozenDesign).values({
    enrollmentId: of.row.id,
    files: approved,
    sha256: sumOf(approved),
    accountId,
    at: world.clock.now(),
  });
}
