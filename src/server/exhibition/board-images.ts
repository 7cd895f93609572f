import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ownerIdOfNumber } from '#domain/file/numbered-owner.ts';
import type { Queries } from '#server/db/database.ts';
import { picturesOf } from '#server/file/pictures.ts';
import { boothsAreaCategory } from './tables.ts';

interface BoardImage {
  /** Of the category that the picture was given to. */
  ownerId: string;
  version: string;
}

/**
 * The picture of each category's boards; one of an activity's own list without any has that of its general original.
 */
export async function boardImagesOf(db: Queries, categoryIds: readonly number[]): Promise<Map<number, BoardImage>> {
  const general = alias(boothsAreaCategory, 'general');
  const rows = await db.orm
    .select({ id: boothsAreaCategory.id, generalId: general.id })
    .from(boothsAreaCategory)
    .leftJoin(
      general,
      and(
        isNotNull(boothsAreaCategory.activityId),
        isNull(general.activityId),
        eq(general.code, boothsAreaCategory.code),
        ne(general.code, ''),
      ),
    )
    .where(inArray(boothsAreaCategory.id, [...categoryIds]));
  const numbers = rows.flatMap(({ id, generalId }) => (generalId === null ? [id] : [id, generalId]));
  const pictures = await picturesOf(db, 'BOOTHS_AREA_CATEGORY', numbers.map(ownerIdOfNumber), 'BOARD_IMAGE');
  const found = new Map<number, BoardImage>();
  for (const { id, generalId } of rows) {
    for (const number of [id, generalId ?? id]) {
      const ownerId = ownerIdOfNumber(number);
      const version = pictures.get(ownerId)?.id;
      if (version && !found.has(id)) found.set(id, { ownerId, version });
    }
  }
  return found;
}
