import { and, eq, inArray } from 'drizzle-orm';
import { designStatuses } from '#domain/closing/project-status.ts';
import { projectGroups } from '#domain/closing/file-rights.ts';
import type { Actor } from '#server/actor.ts';
import { plainName } from '#server/export/send-zip.ts';
import { filesOfOwners } from '#server/file/files-of-owners.ts';
import type { VersionRow } from '#server/file/read-files.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { judgedProject } from './project-files.ts';
import { closingProject } from './tables.ts';

export interface PackedVersion {
  folder: string;
  version: VersionRow;
}

/** What boards of projects are made of and how they were designed, a folder a project: a contractor's own, of staff all. */
export async function packedProjects(
  { db }: World,
  { orgType, unitId }: Pick<Actor, 'orgType' | 'unitId'>,
  activityId: string,
): Promise<PackedVersion[]> {
  const isContractor = orgType === 'CONTRACTOR';
  const rows = await db.orm
    .select({ row: closingProject, of: unit })
    .from(closingProject)
    .innerJoin(unit, eq(unit.id, closingProject.unitId))
    .where(
      and(
        eq(closingProject.activityId, activityId),
        inArray(closingProject.status, [...designStatuses]),
        isContractor ? eq(closingProject.contractorUnitId, unitId ?? '') : undefined,
      ),
    )
    .orderBy(closingProject.fileNumber);
  const byId = new Map(rows.map((one) => [one.row.id, one]));
  if (byId.size === 0) return [];
  const files = await filesOfOwners(db, { CLOSING_PROJECT: [...byId.keys()] }, projectGroups);
  return files.flatMap((file): PackedVersion[] => {
    const one = byId.get(file.item.ownerId);
    if (!one || file.item.result === 'CANCEL') return [];
    const judged = judgedProject({ ...one, roles: [isContractor ? 'contractor' : 'fund'] });
    if (!judged.sees(file.item.group)) return [];
    const version = judged.handedOver(file).find(({ state, erasedAt }) => state === 'READY' && !erasedAt);
    const { fileNumber, form } = one.row;
    const name = plainName(`${fileNumber} ${form.nameTc || form.nameEn}`);
    return version ? [{ folder: `${name}/${file.item.group.toLowerCase()}`, version }] : [];
  });
}
