import { eq } from 'drizzle-orm';
import type { Board } from '#domain/application/application.ts';
import type { Queries } from '#server/db/database.ts';
import { board } from './tables.ts';

type BoardRow = typeof board.$inferSelect;

/** The boards of an enrolment in their order. */
export const boardsOf = (db: Queries, enrollmentId: string): Promise<BoardRow[]> =>
  db.orm.select().from(board).where(eq(board.enrollmentId, enrollmentId)).orderBy(board.position, board.id);

export const boardView = ({ enrollmentId: _of, position: _at, ...view }: BoardRow): Board => view;
