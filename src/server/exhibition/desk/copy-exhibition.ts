import { eq } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { boothsAreaCategory, exhibitorType } from '#server/exhibition/tables.ts';
import { copyCategories, copyTypes } from './copy-items.ts';
import { place } from '../place-tables.ts';

/** Gives an activity what another one has of its own: exhibitor types, categories with their areas, and places. */
export async function copyExhibition(tx: Queries, from: string, to: string): Promise<void> {
  const types = await copyTypes(
    tx,
    await tx.orm.select().from(exhibitorType).where(eq(exhibitorType.activityId, from)),
    to,
  );
  const { areas } = await copyCategories(
    tx,
    await tx.orm.select().from(boothsAreaCategory).where(eq(boothsAreaCategory.activityId, from)),
    to,
    types,
  );
  const places = await tx.orm.select().from(place).where(eq(place.activityId, from));
  if (places.length === 0) return;
  await tx.orm.insert(place).values(
    places.map(({ code, position, boothsAreaId }) => ({
      activityId: to,
      code,
      position,
      boothsAreaId: boothsAreaId === null ? null : (areas.get(boothsAreaId) ?? boothsAreaId),
    })),
  );
}
