import type { ApplicationForm } from '#domain/application/application.ts';
import { hasBooths } from '#domain/enrollment/steps.ts';
import type { Actor } from '#server/actor.ts';
import { saveChoices } from '#server/enrollment/save-choices.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { findEnrollment } from './find-enrollment.ts';
import { requireKnown } from './known-choices.ts';
import { partsOf } from './stored-form.ts';
import { application } from './tables.ts';

/**
 * Keeps what is filled in so far, complete or not.
 * @throws Refusal ENROLLMENT_NOT_FOUND for a stranger, STATUS_ERROR when somebody else saved first or it was handed in
 */
export const saveApplication = (
  world: World,
  actor: Actor,
  enrollmentId: string,
  { version, form }: { version: number; form: ApplicationForm },
) =>
  world.db.transaction(async (tx) => {
    const { row, roles, activity } = await findEnrollment(tx, actor, enrollmentId);
    if (!hasBooths(activity.category)) throw refuse('STATUS_ERROR');
    await requireKnown(tx, row, form);
    const saved = await saveChoices(world, tx, {
      row,
      roles,
      version,
      choices: {
        typeId: form.exhibitor.typeId,
        categoryId: form.boothsAreaCategoryId,
        boothsCount: form.boothsCount,
        selfDesigned: form.selfDesigned,
      },
    });
    const parts = { ...partsOf(form), updatedAt: saved.updatedAt, updatedBy: actor.accountId };
    await tx.orm
      .insert(application)
      .values({ enrollmentId, ...parts })
      .onConflictDoUpdate({ target: application.enrollmentId, set: parts });
    return { version: saved.version, savedAt: saved.updatedAt };
  });
