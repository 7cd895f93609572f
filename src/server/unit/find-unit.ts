import { eq } from 'drizzle-orm';
import { unit } from './tables.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';

export interface UnitNames {
  nameTc: string;
  nameEn: string;
  namePt: string;
}

export type UnitRow = typeof unit.$inferSelect;

export async function findUnit(tx: Queries, unitId: string): Promise<UnitRow> {
  const [row] = await tx.orm.select().from(unit).where(eq(unit.id, unitId));
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  return row;
}

export const wireNames = ({ nameTc, nameEn, namePt }: UnitNames) => ({ tc: nameTc, en: nameEn, pt: namePt });
