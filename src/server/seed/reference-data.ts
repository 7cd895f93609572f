import type { Instant } from '#domain/instant.ts';
import { mainlandChina } from '#domain/lists/country-region.ts';
import type { PlainList } from '#domain/lists/lists.ts';
import type { Transaction } from '#server/db/database.ts';
import { boothsArea, boothsAreaCategory, boothsAreaCategoryType, exhibitorType } from '#server/exhibition/tables.ts';
import { city, countryRegion, province, referenceItem } from '#server/lists/tables.ts';
import type { World } from '#server/world.ts';
import { boothsAreaCategories, exhibitorTypes } from './reference-booths.ts';
import { diallingCodes } from '#domain/lists/dialling-codes.ts';
import { countryRegions } from './reference-countries.ts';
import { provinces } from './reference-divisions.ts';
import { plainLists } from './reference-lists.ts';
import { loadedData } from './tables.ts';

/** Loads the lists that every installation needs, once: what staff changed since is theirs. */
export const seedReferenceOnce = (world: World): Promise<void> =>
  world.db.transaction((tx) => seedReference(tx, world.clock.now()));

/** Of processes that start together the first one loads; the others wait for it and find it done. */
export async function seedReference(tx: Transaction, now: Instant): Promise<void> {
  const first = await tx.orm
    .insert(loadedData)
    .values({ name: 'reference', at: now })
    .onConflictDoNothing()
    .returning();
  if (first.length === 0) return;
  await seedPlaces(tx);
  await seedPlainLists(tx);
  await seedBooths(tx);
}

async function seedPlaces(tx: Transaction): Promise<void> {
  await tx.orm.insert(countryRegion).values(
    countryRegions.map(([id, code, nameTc, nameEn, namePt], position) => ({
      id,
      code,
      mobileCode: diallingCodes[code],
      nameTc,
      nameEn,
      namePt,
      position,
    })),
  );
  await tx.orm.insert(province).values(
    provinces.map(({ id, names: [nameTc, nameEn, namePt] }) => ({
      id,
      code: String(id),
      nameTc,
      nameEn,
      namePt,
      position: id,
      countryRegionId: mainlandChina,
    })),
  );
  await tx.orm.insert(city).values(
    provinces.flatMap(({ id: provinceId, cities }) =>
      cities.map(([id, nameTc, nameEn, namePt = nameEn]) => ({
        id,
        code: String(id),
        nameTc,
        nameEn,
        namePt,
        position: id,
        provinceId,
      })),
    ),
  );
}

async function seedPlainLists(tx: Transaction): Promise<void> {
  for (const [list, { firstNumber, items }] of Object.entries(plainLists)) {
    await tx.orm.insert(referenceItem).values(
      items.map(([code, nameTc, nameEn, namePt], position) => ({
        id: firstNumber + position,
        list: list as PlainList,
        code,
        nameTc,
        nameEn,
        namePt,
        position,
      })),
    );
  }
}

/** In the order of their numbers. */
const placed = <Row extends { id: number }>(row: Row) => ({ ...row, position: row.id });

async function seedBooths(tx: Transaction): Promise<void> {
  await tx.orm.insert(exhibitorType).values(exhibitorTypes.map(placed));
  await tx.orm.insert(boothsAreaCategory).values(boothsAreaCategories.map(placed));
  for (const { id: boothsAreaCategoryId, typeIds, areas } of boothsAreaCategories) {
    const ofCategory = (area: (typeof areas)[number]) => ({ ...placed(area), boothsAreaCategoryId });
    await tx.orm.insert(boothsArea).values(areas.map(ofCategory));
    if (typeIds.length === 0) continue;
    const open = typeIds.map((exhibitorTypeId) => ({ boothsAreaCategoryId, exhibitorTypeId }));
    await tx.orm.insert(boothsAreaCategoryType).values(open);
  }
}
