import { eq } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { board } from './tables.ts';

/** The boards of an enrolment in their order. */
export const boardsOf = (db: Queries, enrollmentId: string) =>
  db.orm.select().from(board).where(eq(board.enrollmentId, enrollmentId)).orderBy(board.position, board.id);
