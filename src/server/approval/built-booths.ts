import { and, inArray, isNull } from 'drizzle-orm';
import type { DaySheet } from '#contract/day-sheet.ts';
import { board } from '#server/application/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { filesOfOwners, repliesOn } from '#server/file/files-of-owners.ts';
import { pin } from './tables.ts';

type Built = DaySheet['halls'][number]['booths'][number]['built'];

/** How far booths are built, by enrolment: signed off once every board has a photo that was accepted, and nothing waits. */
export async function builtBooths(db: Queries, enrollmentIds: readonly string[]): Promise<Map<string, Built>> {
  if (enrollmentIds.length === 0) return new Map();
  const boards = await db.orm
    .select({ id: board.id, enrollmentId: board.enrollmentId })
    .from(board)
    .where(inArray(board.enrollmentId, [...enrollmentIds]));
  const files = await filesOfOwners(db, { BOARD: boards.map(({ id }) => id) }, ['BUILT_BOOTH']);
  if (files.length === 0) return new Map();
  const versionIds = files.flatMap(({ versions }) => versions.map(({ id }) => id));
  const [replies, pins] = await Promise.all([
    repliesOn(
      db,
      files.map(({ item }) => item.id),
    ),
    db.orm
      .select({ versionId: pin.versionId })
      .from(pin)
      .where(and(inArray(pin.versionId, versionIds), isNull(pin.closedAt))),
  ]);
  const open = Map.groupBy(pins, ({ versionId }) => versionId);
  return new Map(
    [...Map.groupBy(boards, ({ enrollmentId }) => enrollmentId)].map(([enrollmentId, own]) => {
      const photos = files.filter(({ item }) => own.some(({ id }) => id === item.ownerId));
      const openRemarks = photos.flatMap(({ versions }) => versions.flatMap(({ id }) => open.get(id) ?? [])).length;
      const isDone =
        openRemarks === 0 &&
        photos.every(({ item: { result } }) => result === 'ACCEPT' || result === 'CANCEL') &&
        own.every(({ id }) => photos.some(({ item }) => item.ownerId === id && item.result === 'ACCEPT'));
      const last = replies.findLast(
        ({ itemId, result }) => result === 'ACCEPT' && photos.some(({ item }) => item.id === itemId),
      );
      return [
        enrollmentId,
        {
          photos: photos.length,
          openRemarks,
          signedOff: isDone && last ? { at: last.at, by: last.by, role: last.role } : null,
        },
      ];
    }),
  );
}
