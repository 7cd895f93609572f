import { reviewedGroups } from '#domain/enrollment/design-moves.ts';
import type { Actor } from '#server/actor.ts';
import { boardsOf } from '#server/application/boards-of.ts';
import { filesOfOwners } from '#server/file/files-of-owners.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { findCase } from './case.ts';
import { judgedCase } from './files.ts';
import { type ShownGroup, shownFiles } from './shown-files.ts';

export interface FileFilter {
  boardId?: string | undefined;
  creationDesignType?: ShownGroup | undefined;
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
  if (filter.boardId && !boards.some(({ id }) => id === filter.boardId)) throw refuse('EXHIBITION_BOARD_NOT_FOUND');
  // Photos of a built booth are nobody's design: they are asked for by name.
  const groups = filter.creationDesignType ? [filter.creationDesignType] : reviewedGroups;
  const owners = filter.boardId
    ? { BOARD: [filter.boardId] }
    : { ENROLLMENT: [enrollmentId], BOARD: boards.map(({ id }) => id) };
  const found = await filesOfOwners(db, owners, groups);
  const files = filter.resultIsNull ? found.filter(({ item }) => item.result === null) : found;
  return { content: await shownFiles(db, judgedCase(of), files, groups) };
}
