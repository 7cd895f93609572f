import { eq } from 'drizzle-orm';
import { placeCodes } from '#domain/exhibition/place-codes.ts';
import { boothContractor, place } from '#server/exhibition/place-tables.ts';
import type { Transaction } from '#server/db/database.ts';
import { boothsArea } from '#server/exhibition/tables.ts';
import { demoUnits } from './demo-accounts.ts';

/** Codes of places by the code of their area in the general list. */
const halls = { '0101': 'A01-A16', '0102': 'B01-B12', '0201': 'C01-C10', '9901': 'Z01-Z06' } as const;

/** The exhibitions' places, and the contractor of their booths. */
export async function seedBooths(tx: Transaction, activities: Readonly<Record<string, string>>): Promise<void> {
  for (const code of ['STW', 'PCL']) {
    const activityId = activities[code];
    if (!activityId) continue;
    await tx.orm.insert(boothContractor).values({ activityId, unitId: demoUnits.contractor.id });
    for (const [areaCode, line] of Object.entries(halls)) {
      const [area] = await tx.orm.select().from(boothsArea).where(eq(boothsArea.code, areaCode));
      const places = (placeCodes(line) ?? []).map((one) => ({ activityId, code: one, boothsAreaId: area?.id ?? null }));
      await tx.orm.insert(place).values(places);
    }
  }
}
