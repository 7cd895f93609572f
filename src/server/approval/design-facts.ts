import { changesAreOpen } from '#domain/approval/print-deadline.ts';
import { type DesignFacts, type ReviewedGroup, reviewedGroups } from '#domain/enrollment/design-moves.ts';
import { isUnfit } from '#domain/file/preflight.ts';
import { tallyOf } from '#domain/file/tally.ts';
import { activity } from '#server/activity/tables.ts';
import { boardsOf } from '#server/application/boards-of.ts';
import type { Queries } from '#server/db/database.ts';
import { plainColumns } from '#server/db/plain-columns.ts';
import { areAnswered, draftsOf, type NoteRow, notesOf } from '#server/enrollment/review/notes.ts';
import { filesOfOwners } from '#server/file/files-of-owners.ts';
import { releasedOf, type StoredFile } from '#server/file/read-files.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import type { Case } from './case.ts';

export type ActivityRow = typeof activity.$inferSelect;
export type BoardRow = Awaited<ReturnType<typeof boardsOf>>[number];

/** All that is looked at and shown of a case. */
export interface Looked {
  of: Case;
  activity: ActivityRow;
  boards: BoardRow[];
  files: StoredFile[];
  notes: NoteRow[];
}

/** What nobody can use: its newest version is being checked, or was refused. */
const isReady = (file: StoredFile): boolean => releasedOf(file)?.id === file.versions[0]?.id;

/** In a transaction, whose one connection takes one question after another. */
export async function lookInto(db: Queries, of: Case): Promise<Looked> {
  const found = await findActivity(db, of);
  return { of, activity: found, ...(await boardsAndFiles(db, of)), notes: await notesOf(db, of.row.id) };
}

/** The same side by side, for whoever only looks. */
export async function lookAtOnce(db: Queries, of: Case): Promise<Looked> {
  const [found, made, notes] = await Promise.all([
    findActivity(db, of),
    boardsAndFiles(db, of),
    notesOf(db, of.row.id),
  ]);
  return { of, activity: found, ...made, notes };
}

const activityById = `select ${plainColumns(activity)} from activity where id = $1`;

async function findActivity(db: Queries, { row }: Case): Promise<ActivityRow> {
  const [found] = await db.query<ActivityRow>(activityById, [row.activityId], 'activity_by_id');
  if (!found) throw refuse('ACTIVITY_NOT_FOUND');
  return found;
}

async function boardsAndFiles(db: Queries, { row: { id } }: Case) {
  const boards = await boardsOf(db, id);
  const owners = { ENROLLMENT: [id], BOARD: boards.map((each) => each.id) };
  return { boards, files: await filesOfOwners(db, owners, reviewedGroups) };
}

const forEachGroup = <Value>(value: (group: ReviewedGroup) => Value) =>
  Object.fromEntries(reviewedGroups.map((group) => [group, value(group)])) as Record<ReviewedGroup, Value>;

/** @param note what goes with the move; empty for none */
export function designFacts(world: World, { of, activity: during, boards, files, notes }: Looked, note: string) {
  const { row, roles } = of;
  const ofGroup = Map.groupBy(files, ({ item }) => item.group);
  const filesIn = (group: ReviewedGroup) => ofGroup.get(group) ?? [];
  const count = row.assignBoothsCount ?? row.boothsCount;
  const drafts = roles.flatMap((role) => draftsOf(notes, role));
  return {
    selfDesigned: row.selfDesigned ?? false,
    reasonIsGiven: note !== '',
    notesAreAnswered: areAnswered(notes),
    notes: drafts.length + (note === '' ? 0 : 1),
    files: forEachGroup((group) =>
      tallyOf(
        filesIn(group).map((file) => ({
          result: file.item.result,
          isReady: isReady(file),
          isFit: !isUnfit(file.versions[0]?.preflight ?? []),
        })),
      ),
    ),
    bare: forEachGroup((group) => {
      const covered = new Set(filesIn(group).flatMap((file) => (isReady(file) ? [file.item.ownerId] : [])));
      return boards.filter(({ id }) => !covered.has(id)).length;
    }),
    changesAreOpen: changesAreOpen(during, world.clock.now()),
    boardsAreComplete:
      boards.length === count && boards.every(({ exhibitContentTc }) => exhibitContentTc.trim() !== ''),
  } satisfies DesignFacts;
}
