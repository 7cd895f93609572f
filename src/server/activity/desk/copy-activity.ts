import { newId } from '#domain/id.ts';
import type { ActivityRow } from '../activities.ts';
import { activity } from '../tables.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { copyExhibition } from '#server/exhibition/desk/copy-exhibition.ts';
import { pick } from '#server/db/pick.ts';
import type { World } from '#server/world.ts';
import { activityFields, columnNames } from '../activity-fields.ts';
import { requireFreeCode } from './create-activity.ts';
import { findAnyActivity } from '../find-activity.ts';
import { bind } from './save-activity.ts';

/** A draft with everything of another activity but its registrations, files and contractors. */
export async function copyActivity(world: World, by: string, from: string, code: string): Promise<ActivityRow> {
  return world.db.transaction(async (tx) => {
    const original = await findAnyActivity(tx, from);
    await requireFreeCode(tx, code, null);
    const fields = await activityFields(tx, original);
    const id = newId();
    const [row] = await tx.orm
      .insert(activity)
      .values({
        ...pick(fields, columnNames),
        id,
        code,
        settings: fields.settings,
        state: 'DRAFT',
        createdAt: world.clock.now(),
      })
      .returning();
    if (!row) throw new Error('an inserted activity came back as nothing');
    await bind(tx, id, fields.bindings);
    await copyExhibition(tx, from, id);
    await recordAudit(world, tx, {
      accountId: by,
      action: 'activity.copy',
      subjectKind: 'activity',
      subjectId: id,
      details: { from, code },
    });
    return row;
  });
}
