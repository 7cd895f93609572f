import { pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/db/columns.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { supplementNotice } from '#server/notice/tables.ts';

/** What one enrolment answers to one supplement notice; its files belong to it. */
export const supplementAnswer = pgTable(
  'supplement_answer',
  {
    id: id(),
    supplementId: uuid('supplement_id')
      .notNull()
      .references(() => supplementNotice.id, { onDelete: 'cascade' }),
    enrollmentId: uuid('enrollment_id')
      .notNull()
      .references(() => enrollment.id),
    /** When it was last handed in; null while files are gathered. */
    submittedAt: instant('submitted_at'),
  },
  (table) => [
    uniqueIndex('supplement_answer_of').on(table.enrollmentId, table.supplementId),
    uniqueIndex('supplement_answer_to').on(table.supplementId, table.enrollmentId),
  ],
);
