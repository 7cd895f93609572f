import type { Board } from '#domain/application/application.ts';
import type { Queries } from '#server/db/database.ts';
import { plainColumns } from '#server/db/plain-columns.ts';
import { board } from './tables.ts';

type BoardRow = typeof board.$inferSelect;

const inOrder = `select ${plainColumns(board)} from board where enrollment_id = $1 order by position, id`;

/** The boards of an enrolment in their order. */
export const boardsOf = (db: Queries, enrollmentId: string): Promise<BoardRow[]> =>
  db.query<BoardRow>(inOrder, [enrollmentId], 'boards_of');

export const boardView = ({ enrollmentId: _of, position: _at, ...view }: BoardRow): Board => view;
