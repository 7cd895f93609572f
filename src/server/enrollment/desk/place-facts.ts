import { eq } from 'drizzle-orm';
import { type EnrollmentFacts, noFacts } from '#domain/enrollment/enrollment-moves.ts';
import { generalAreaCategory } from '#domain/exhibition/booths.ts';
import type { Queries } from '#server/db/database.ts';
import type { PlaceRow } from '#server/exhibition/take-places.ts';
import { boothsAreaCategory } from '#server/exhibition/tables.ts';
import type { EnrollmentRow } from '../enrollment-workflow.ts';

export const boothsToPlace = ({ assignBoothsCount, boothsCount }: EnrollmentRow): number =>
  assignBoothsCount ?? boothsCount;

/** The general category goes without (G14). */
export async function wantsPlace(db: Queries, { categoryId }: EnrollmentRow): Promise<boolean> {
  if (categoryId === null) return true;
  const [category] = await db.orm.select().from(boothsAreaCategory).where(eq(boothsAreaCategory.id, categoryId));
  return category?.code !== generalAreaCategory;
}

/** @param contractorUnitId who would build on them */
export function placeFacts(
  row: EnrollmentRow,
  placeIsWanted: boolean,
  chosen: { places: readonly PlaceRow[]; contractorUnitId: string | null },
): EnrollmentFacts {
  const { places, contractorUnitId } = chosen;
  return {
    ...noFacts,
    placeIsWanted,
    approvedCount: boothsToPlace(row),
    placesCount: places.length,
    placesAreFree: places.every(({ enrollmentId }) => enrollmentId === null || enrollmentId === row.id),
    contractorIsSet: contractorUnitId !== null,
  };
}
