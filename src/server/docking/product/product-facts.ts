import { windowFor, windowState } from '#domain/activity/window.ts';
import { changedFields, productProblems } from '#domain/docking/product-form.ts';
import type { ProductFacts } from '#domain/docking/product-moves.ts';
import type { FieldError } from '#domain/errors.ts';
import type { FileGroup } from '#domain/file/field-rules.ts';
import { type ActivityRow, activityWindows } from '#server/activity/activities.ts';
import { findAnyActivity } from '#server/activity/find-activity.ts';
import type { Queries } from '#server/db/database.ts';
import { filesOfOwners } from '#server/file/files-of-owners.ts';
import { releasedOf } from '#server/file/read-files.ts';
import type { World } from '#server/world.ts';
import { notesAreAnswered } from '#server/cases/field-notes.ts';
import type { FoundProduct } from './find-product.ts';

export const productGroups = ['PRODUCT_PICTURE', 'PRODUCT_SLIDES', 'PRODUCT_VIDEO'] as const satisfies FileGroup[];

/** What the moves of a product look at, and what is wrong with its form in detail. */
export async function productFacts(
  world: World,
  db: Queries,
  { row }: FoundProduct,
  reason: string,
): Promise<{ facts: ProductFacts; problems: FieldError[]; activity: ActivityRow }> {
  const activity = await findAnyActivity(db, row.activityId);
  const problems = productProblems(row.form, activity.settings.intendedUnitLimit);
  const files = await filesOfOwners(db, { DOCKING_PRODUCT: [row.id] }, productGroups);
  const facts = {
    window: windowState(windowFor(activityWindows(activity), 'DOCKING_EXHIBITOR'), world.clock.now()),
    formIsComplete: problems.length === 0,
    hasAttachment: files.some((file) => releasedOf(file) !== null),
    notesAreAnswered: await notesAreAnswered(db, row.id),
    reasonIsGiven: reason !== '',
    differs: row.listed !== null && changedFields(row.listed, row.form).length > 0,
  };
  return { facts, problems, activity };
}
