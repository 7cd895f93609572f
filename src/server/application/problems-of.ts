import { applicationProblems } from '#domain/application/check-application.ts';
import type { FieldError } from '#domain/errors.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Queries } from '#server/db/database.ts';
import type { EnrollmentRow } from '#server/enrollment/enrollment-workflow.ts';
import type { World } from '#server/world.ts';
import { boardsOf } from './boards-of.ts';
import { factsOf } from './facts-of.ts';
import { formOf, storedApplication } from './stored-form.ts';

/** All that is missing or wrong in an application as it is stored; nothing when it can be handed in. */
export async function problemsOf(
  world: World,
  db: Queries,
  row: EnrollmentRow,
  of: ActivityRow,
): Promise<FieldError[]> {
  const form = formOf(row, await storedApplication(db, row.id));
  const boards = await boardsOf(db, row.id);
  return applicationProblems({ form, boards }, await factsOf(world, db, row, of));
}
