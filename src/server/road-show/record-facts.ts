import { and, eq, isNotNull, or } from 'drizzle-orm';
import { windowFor, windowState } from '#domain/activity/window.ts';
import { businessDateAt } from '#domain/instant.ts';
import type { FieldError } from '#domain/errors.ts';
import { changedFields, recordProblems } from '#domain/road-show/record-form.ts';
import type { RecordFacts } from '#domain/road-show/record-moves.ts';
import { activityWindows } from '#server/activity/activities.ts';
import { findAnyActivity } from '#server/activity/find-activity.ts';
import type { Queries } from '#server/db/database.ts';
import { hasOffice } from '#server/enrollment/invite-to-talk.ts';
import type { World } from '#server/world.ts';
import type { FoundRecord } from './find-record.ts';
import { goesByOffice } from './record-rights.ts';
import type { RecordRow } from './record-workflow.ts';
import { notesAreAnswered } from '#server/cases/field-notes.ts';
import { roadShowMatch } from './tables.ts';

export const problemsOf = (world: World, { kind, form }: RecordRow): FieldError[] =>
  recordProblems(kind, form, businessDateAt(world.clock.now()));

/** What the moves of a record look at. */
export async function recordFacts(
  world: World,
  db: Queries,
  { row, of }: FoundRecord,
  reason: string,
): Promise<RecordFacts> {
  const activity = await findAnyActivity(db, row.activityId);
  const agreed = and(
    or(eq(roadShowMatch.sourceRecordId, row.id), eq(roadShowMatch.targetRecordId, row.id)),
    eq(roadShowMatch.status, 'PASS'),
    isNotNull(roadShowMatch.arrangeDate),
  );
  return {
    window: windowState(windowFor(activityWindows(activity), 'ROADSHOW'), world.clock.now()),
    formIsComplete: problemsOf(world, row).length === 0,
    officeIsThere: !goesByOffice(row, of) || (await hasOffice(db, of.schoolCode)),
    notesAreAnswered: await notesAreAnswered(db, row.id),
    reasonIsGiven: reason !== '',
    differs: row.published !== null && changedFields(row.kind, row.published, row.form).length > 0,
    hasMeetings: (await db.orm.$count(roadShowMatch, agreed)) > 0,
  };
}
