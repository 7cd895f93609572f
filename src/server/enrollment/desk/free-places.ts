import { asc, eq, isNull, and } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { contractorsOf } from '#server/exhibition/contractors-of.ts';
import { place } from '#server/exhibition/place-tables.ts';
import { boothsArea } from '#server/exhibition/tables.ts';
import type { PlaceRow } from '#server/exhibition/take-places.ts';
import type { EnrollmentRow } from '../enrollment-workflow.ts';

/** The free places of an activity as a plan of many registrations takes them, one after the other. */
export async function freePlaces(db: Queries, activityId: string) {
  const rows = await db.orm
    .select({ place, categoryId: boothsArea.boothsAreaCategoryId })
    .from(place)
    .leftJoin(boothsArea, eq(boothsArea.id, place.boothsAreaId))
    .where(and(eq(place.activityId, activityId), isNull(place.enrollmentId)))
    .orderBy(asc(boothsArea.position), asc(boothsArea.id), asc(place.position), asc(place.code));
  const { ofArea } = await contractorsOf(db, activityId);
  const taken = new Set<string>();
  const areasFor = (categoryId: number | null): PlaceRow[][] => {
    const free = rows.filter((row) => row.categoryId === categoryId && !taken.has(row.place.id));
    return [...Map.groupBy(free, (row) => row.place.boothsAreaId).values()].map((inArea) =>
      inArea.map((row) => row.place),
    );
  };

  return {
    /** Free for a category. */
    count: (categoryId: number | null): number => areasFor(categoryId).flat().length,

    /** So many in a row, all in one area of its category; fewer, or none, where no area has as many. */
    find(row: EnrollmentRow, wanted: number): { places: PlaceRow[]; contractorUnitId: string | null } {
      const enough = areasFor(row.categoryId).find((inArea) => inArea.length >= wanted);
      const places = wanted > 0 ? (enough ?? []).slice(0, wanted) : [];
      const builder = ofArea(places[0]?.boothsAreaId ?? null)?.id ?? null;
      return { places, contractorUnitId: row.contractorUnitId ?? builder };
    },

    /** For the ones after it. */
    take(places: readonly PlaceRow[]): void {
      for (const { id } of places) taken.add(id);
    },
  };
}
