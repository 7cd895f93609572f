import { eq } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { unit } from './tables.ts';

const texts = [
  'nameTc',
  'nameEn',
  'namePt',
  'summary',
  'phone',
  'fax',
  'address',
  'website',
  'kind',
  'industry',
] as const;
type Row = typeof unit.$inferSelect;

/** What a unit says of itself when it registers; what is left out it did not say. */
export type UnitSaid = Pick<
  Row,
  'nameTc' | 'nameEn' | 'namePt' | 'summary' | 'phone' | 'countryRegionId' | 'provinceId' | 'cityId'
> &
  Partial<Pick<Row, 'fax' | 'address' | 'website' | 'kind' | 'industry'>>;

export async function registerUnit(world: World, tx: Queries, said: UnitSaid): Promise<string> {
  const [created] = await tx.orm
    .insert(unit)
    .values({ ...said, createdAt: world.clock.now() })
    .returning({ id: unit.id });
  if (!created) throw new Error('a unit was not stored');
  return created.id;
}

/** A unit that the fund knows keeps what it has; only what was unknown is filled in. @returns false when it is gone */
export async function fillInUnit(tx: Queries, unitId: string, said: UnitSaid): Promise<boolean> {
  const [known] = await tx.orm.select().from(unit).where(eq(unit.id, unitId)).for('update');
  if (!known) return false;
  const { countryRegionId, provinceId, cityId } = said;
  await tx.orm
    .update(unit)
    .set({
      ...Object.fromEntries(texts.map((field) => [field, known[field] || (said[field] ?? '')])),
      ...(known.countryRegionId === null ? { countryRegionId, provinceId, cityId } : {}),
      version: known.version + 1,
    })
    .where(eq(unit.id, unitId));
  return true;
}
