import { eq, inArray } from 'drizzle-orm';
import {
  type ApplicationGroup,
  boardGroups,
  enrollmentGroups,
  fileParties,
  type FileRight,
  isBeingMade,
  judgeOf,
  rightsOn,
  seesGroup,
} from '#domain/approval/file-rights.ts';
import type { FileGroup } from '#domain/file/field-rules.ts';
import { type FileWriting, fileWritings } from '#domain/file/file-moves.ts';
import type { Instant } from '#domain/instant.ts';
import type { Actor } from '#server/actor.ts';
import { board } from '#server/application/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { boothsAreaCategory } from '#server/exhibition/tables.ts';
import type { FileOwner, Judged } from '#server/file/owner.ts';
import type { StoredFile, VersionRow } from '#server/file/read-files.ts';
import type { World } from '#server/world.ts';
import { type Case, existingBoards, findCase, findCaseOfBoard } from './case.ts';

const allGroups: ReadonlySet<FileGroup> = new Set([...enrollmentGroups, ...boardGroups]);
const isApplicationGroup = (group: FileGroup): group is ApplicationGroup => allGroups.has(group);

function seesFile(of: Case | null, group: FileGroup): boolean {
  if (!of || !isApplicationGroup(group)) return false;
  const { row, roles, mode } = of;
  return seesGroup({ group, mode, status: row.status, roles }, row.keptStatus);
}

function writingsOn(of: Case | null, group: FileGroup): readonly FileWriting[] {
  if (!of || !isApplicationGroup(group)) return [];
  const rights = rightsOn({ group, mode: of.mode, status: of.row.status, roles: of.roles });
  return fileWritings.filter((writing) => rights.has(writing));
}

type Find = (db: Queries, actor: Actor | null, id: string) => Promise<Case | null>;

/** When what the person may see was handed over; null while its maker is not at work, or for the maker. */
function handedOverAt(of: Case | null, group: FileGroup): Instant | null {
  if (!of || !isApplicationGroup(group)) return null;
  const maker = isBeingMade(group, of.mode, of.row.status);
  return maker && !of.roles.includes(maker) ? of.row.statusSince : null;
}

function handedOver({ item, versions }: StoredFile, { row, roles, mode }: Case): VersionRow[] {
  if (!isApplicationGroup(item.group)) return [];
  const maker = isBeingMade(item.group, mode, row.status);
  if (!maker || roles.includes(maker)) return versions;
  return versions.filter(({ createdAt }) => createdAt <= row.statusSince);
}

const noRights: ReadonlySet<FileRight> = new Set();

/** An enrolment as those meet it who make and judge its files. */
export const judgedCase = (of: Case): Judged => ({
  parties: fileParties.filter((party) => of.roles.includes(party)),
  sees: (group) => seesFile(of, group),
  rights: (group, parties) =>
    isApplicationGroup(group) ? rightsOn({ group, mode: of.mode, status: of.row.status, roles: parties }) : noRights,
  handedOver: (file) => handedOver(file, of),
  judge: (group) => (isApplicationGroup(group) ? judgeOf(group) : null),
});

const ownedBy = (groups: readonly FileGroup[], find: Find, existing: FileOwner['existing']) => ({
  groups,
  async judged(db: Queries, actor: Actor | null, id: string) {
    const of = await find(db, actor, id);
    return of && judgedCase(of);
  },
  async access({ db }: World, actor: Actor | null, id: string, group: FileGroup) {
    const of = await find(db, actor, id);
    return {
      mayRead: seesFile(of, group),
      writings: writingsOn(of, group),
      handedOverAt: handedOverAt(of, group),
    };
  },
  existing,
});

/** Files of a whole application; who may do what with them is a table (domain/approval/file-rights.ts). */
export const enrollmentFiles: FileOwner = {
  ...ownedBy(enrollmentGroups, findCase, async (db, ids) => {
    const rows = await db.orm
      .select({ id: enrollment.id })
      .from(enrollment)
      .where(inArray(enrollment.id, [...ids]));
    return rows.map(({ id }) => id);
  }),
  hold: async (tx, id) => void (await tx.query('select 1 from enrollment where id = $1 for share', [id])),
};

/** Files of one booth: what the exhibitor wants there, and the designs of it. */
export const boardFiles: FileOwner = {
  ...ownedBy(boardGroups, findCaseOfBoard, existingBoards),

  async hold(tx, boardId) {
    await tx.query(`select 1 from enrollment where id = (select enrollment_id from board where id = $1) for share`, [
      boardId,
    ]);
  },

  async printedSize(db, boardId) {
    const [of] = await db.orm
      .select({ widthMm: boothsAreaCategory.boardWidthMm, heightMm: boothsAreaCategory.boardHeightMm })
      .from(board)
      .innerJoin(enrollment, eq(enrollment.id, board.enrollmentId))
      .innerJoin(boothsAreaCategory, eq(boothsAreaCategory.id, enrollment.categoryId))
      .where(eq(board.id, boardId));
    const { widthMm = null, heightMm = null } = of ?? {};
    return widthMm && heightMm ? { widthMm, heightMm } : null;
  },
};
