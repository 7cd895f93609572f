import { eq } from 'drizzle-orm';
import type { FieldError } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import { type UnitDetails, unitFields, unitProblems } from '#domain/unit/check-unit.ts';
import { unit } from '#server/unit/tables.ts';
import { unitsNamed } from '../units-named.ts';
import { changesBetween } from '#server/audit/changes-between.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import { refilePeople } from '#server/participant/search/refile-people.ts';
import { city, countryRegion, province } from '#server/lists/tables.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { lockUnit } from './unit-rows.ts';

/** @throws PARAMS_ERROR also for a place that is in no list, or a city of another province */
async function checkUnit(tx: Queries, details: UnitDetails): Promise<void> {
  const problems = unitProblems(details);
  if (problems.length > 0) throw refuse('PARAMS_ERROR', { fields: problems });
  const { countryRegionId, provinceId, cityId } = details;
  if (countryRegionId !== null) {
    const [known] = await tx.orm.select().from(countryRegion).where(eq(countryRegion.id, countryRegionId));
    if (!known) throw refuseField('countryRegionId', 'notAllowed');
  }
  if (provinceId !== null) {
    const [known] = await tx.orm.select().from(province).where(eq(province.id, provinceId));
    if (known?.countryRegionId !== countryRegionId) throw refuseField('provinceId', 'notAllowed');
  }
  if (cityId !== null) {
    const [known] = await tx.orm.select().from(city).where(eq(city.id, cityId));
    if (known?.provinceId !== provinceId) throw refuseField('cityId', 'notAllowed');
  }
}

const names = ['nameTc', 'nameEn', 'namePt'] as const;

/** @throws PARAMS_ERROR naming the names that a unit has already */
async function refuseNamesakes(tx: Queries, details: UnitDetails): Promise<void> {
  const units = await unitsNamed(
    tx,
    names.map((name) => details[name]),
  );
  const fields = names.flatMap((path): FieldError[] => {
    const [namesake] = units.get(details[path]) ?? [];
    return namesake ? [{ path, problem: 'unitHasName' }] : [];
  });
  if (fields.length > 0) throw refuse('PARAMS_ERROR', { fields });
}

/** @param another whether it is to be made although a unit of one of its names is there */
export const createUnit = (world: World, by: string, details: UnitDetails, another: boolean): Promise<string> =>
  world.db.transaction(async (tx) => {
    await checkUnit(tx, details);
    if (!another) await refuseNamesakes(tx, details);
    const id = newId();
    await tx.orm.insert(unit).values({ id, ...details, createdAt: world.clock.now() });
    await recordAudit(world, tx, { accountId: by, action: 'unit.create', subjectKind: 'unit', subjectId: id });
    return id;
  });

/** Participants are found by the unit's new names at once. */
export const editUnit = (
  world: World,
  { by, unitId, version, details }: { by: string; unitId: string; version: number; details: UnitDetails },
): Promise<void> =>
  world.db.transaction(async (tx) => {
    const before = await lockUnit(tx, unitId, version);
    await checkUnit(tx, details);
    const changes = changesBetween(unitFields, before, details);
    if (changes.length === 0) return;
    await tx.orm
      .update(unit)
      .set({ ...details, version: before.version + 1 })
      .where(eq(unit.id, unitId));
    const isRenamed = changes.some(({ field }) => field.startsWith('name'));
    if (isRenamed) await refilePeople(world, tx, unitId, details);
    await recordAudit(world, tx, {
      accountId: by,
      action: 'unit.edit',
      subjectKind: 'unit',
      subjectId: unitId,
      changes,
    });
  });
