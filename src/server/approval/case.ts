import { eq, inArray } from 'drizzle-orm';
import type { DesignMode } from '#domain/approval/file-rights.ts';
import type { EnrollmentRole } from '#domain/enrollment/opening-moves.ts';
import type { Actor } from '#server/actor.ts';
import { board } from '#server/application/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { plainColumns } from '#server/db/plain-columns.ts';
import type { EnrollmentRow } from '#server/enrollment/enrollment-workflow.ts';
import { rolesIn } from '#server/enrollment/roles-in.ts';
import { enrollment } from '#server/enrollment/tables.ts';

/** An enrolment as somebody who has to do with it meets it. */
export interface Case {
  row: EnrollmentRow;
  /** What the person is to it; never empty. */
  roles: EnrollmentRole[];
  mode: DesignMode;
}

/** Until it is chosen, the contractor designs. */
export const modeOf = ({ selfDesigned }: Pick<EnrollmentRow, 'selfDesigned'>): DesignMode =>
  selfDesigned ? 'self' : 'contractor';

const enrollmentById = `select ${plainColumns(enrollment)} from enrollment where id = $1`;

/** Null for a stranger, and for what does not exist. */
export async function findCase(db: Queries, actor: Actor | null, enrollmentId: string): Promise<Case | null> {
  if (!actor) return null;
  const [row] = await db.query<EnrollmentRow>(enrollmentById, [enrollmentId], 'enrollment_by_id');
  return row ? caseOf(db, actor, row) : null;
}

export async function findCaseOfBoard(db: Queries, actor: Actor | null, boardId: string): Promise<Case | null> {
  if (!actor) return null;
  const [found] = await db.orm
    .select({ row: enrollment })
    .from(board)
    .innerJoin(enrollment, eq(enrollment.id, board.enrollmentId))
    .where(eq(board.id, boardId));
  return found ? caseOf(db, actor, found.row) : null;
}

async function caseOf(db: Queries, actor: Actor, row: EnrollmentRow): Promise<Case | null> {
  const roles = await rolesIn(db, row, actor);
  return roles.length > 0 ? { row, roles, mode: modeOf(row) } : null;
}

export async function existingBoards(db: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await db.orm
    .select({ id: board.id })
    .from(board)
    .where(inArray(board.id, [...ids]));
  return rows.map(({ id }) => id);
}
