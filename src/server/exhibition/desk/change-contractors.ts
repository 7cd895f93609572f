import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ContractorItem } from '#contract/exhibition.ts';
import { coverActivity } from '#server/account/role/cover-activity.ts';
import { membership } from '#server/account/tables.ts';
import { unit } from '#server/unit/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { lockActivity } from '#server/activity/find-activity.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { auditItem } from '#server/lists/audit-item.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { requireArea } from './items.ts';
import { boothContractor } from '../place-tables.ts';
import { noUses, requireUnused } from './uses.ts';

const kind = 'contractor';

/** Roles of a unit as a contractor. @throws ENTITY_NOT_FOUND when it has none */
async function contractorRoles(tx: Queries, unitId: string): Promise<string[]> {
  const rows = await tx.orm
    .select({ id: membership.id })
    .from(membership)
    .where(and(eq(membership.unitId, unitId), eq(membership.orgType, 'CONTRACTOR'), isNull(membership.endedAt)));
  if (rows.length === 0) throw refuse('ENTITY_NOT_FOUND');
  return rows.map(({ id }) => id);
}

/** Names the contractor of an area, in place of the one before; its accounts cover the activity from then on. */
export async function assignContractor(
  world: World,
  by: string,
  activityId: string,
  { unitId, areaId }: { unitId: string; areaId: number | null },
): Promise<ContractorItem> {
  return world.db.transaction(async (tx) => {
    await lockActivity(tx, activityId);
    await requireArea(tx, activityId, areaId);
    const roles = await contractorRoles(tx, unitId);
    const [before] = await tx.orm
      .select()
      .from(boothContractor)
      .where(
        and(
          eq(boothContractor.activityId, activityId),
          areaId === null ? isNull(boothContractor.boothsAreaId) : eq(boothContractor.boothsAreaId, areaId),
        ),
      );
    const [row] = before
      ? await tx.orm.update(boothContractor).set({ unitId }).where(eq(boothContractor.id, before.id)).returning()
      : await tx.orm.insert(boothContractor).values({ activityId, boothsAreaId: areaId, unitId }).returning();
    if (!row) throw new Error('the contractor was not written');
    await coverActivity(tx, roles, activityId);
    await auditItem(world, tx, {
      by,
      owner: activityId,
      kind,
      done: before ? 'edit' : 'create',
      itemId: areaId,
      before: { unitId: before?.unitId ?? null },
      after: { unitId },
    });
    const [named] = await tx.orm
      .select({ id: unit.id, nameTc: unit.nameTc, nameEn: unit.nameEn, namePt: unit.namePt })
      .from(unit)
      .where(inArray(unit.id, [unitId]));
    if (!named) throw refuse('ENTITY_NOT_FOUND');
    return { id: row.id, areaId, unit: named };
  });
}

/** Refused while applications of the activity have it for their contractor. */
export async function removeContractor(
  world: World,
  by: string,
  activityId: string,
  contractorId: string,
): Promise<void> {
  await world.db.transaction(async (tx) => {
    await lockActivity(tx, activityId);
    const [row] = await tx.orm
      .select()
      .from(boothContractor)
      .where(and(eq(boothContractor.id, contractorId), eq(boothContractor.activityId, activityId)));
    if (!row) throw refuse('ENTITY_NOT_FOUND');
    const elsewhere = await tx.orm.$count(
      boothContractor,
      and(eq(boothContractor.activityId, activityId), eq(boothContractor.unitId, row.unitId)),
    );
    const registrations = await tx.orm.$count(
      enrollment,
      and(eq(enrollment.activityId, activityId), eq(enrollment.contractorUnitId, row.unitId)),
    );
    if (elsewhere === 1) requireUnused({ ...noUses, registrations });
    await tx.orm.delete(boothContractor).where(eq(boothContractor.id, contractorId));
    await auditItem(world, tx, {
      by,
      owner: activityId,
      kind,
      done: 'remove',
      itemId: row.boothsAreaId,
      before: { unitId: row.unitId },
    });
  });
}
