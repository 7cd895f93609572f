import type { AuditedList, ListDeed } from '#domain/audit/actions.ts';
import { fieldChanges } from '#server/audit/changes-between.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';

/** Whose lists: an activity's own, or with null the general ones. */
export type ListOwner = string | null;

export interface ItemChange {
  by: string;
  owner: ListOwner;
  kind: AuditedList;
  done: ListDeed;
  /** Null where it was done to several, or to the list. */
  itemId: number | string | null;
  before?: object;
  after?: object;
}

/** An activity's lists are part of the activity: the audit finds them there. The general ones stand for themselves. */
export async function auditItem(world: World, tx: Queries, change: ItemChange): Promise<void> {
  const { by, owner, kind, done, itemId, before = {}, after = {} } = change;
  await recordAudit(world, tx, {
    accountId: by,
    action: `${kind}.${done}`,
    subjectKind: owner === null ? 'list' : 'activity',
    subjectId: owner,
    changes: fieldChanges(before, after),
    details: { item: itemId },
  });
}
