import { eq } from 'drizzle-orm';
import { placeCodes } from '#domain/exhibition/place-codes.ts';
import { boothContractor, place } from '#server/exhibition/place-tables.ts';
import type { Transaction } from '#server/db/database.ts';
import { boothsArea, boothsAreaCategory } from '#server/exhibition/tables.ts';
import { demoUnits } from './demo-accounts.ts';

/** Codes of places by the code of their area in the general list. */
const halls = { '0101': 'A01-A16', '0102': 'B01-B12', '0201': 'C01-C10', '9901': 'Z01-Z06' } as const;

/** What is printed for a booth, by the code of its category: a standard panel, and a table sign for what is tried out. */
const prints = {
  '01': { boardWidthMm: 990, boardHeightMm: 2400 },
  '02': { boardWidthMm: 990, boardHeightMm: 2400 },
  '03': { boardWidthMm: 990, boardHeightMm: 2400 },
  '04': { boardWidthMm: 1000, boardHeightMm: 700 },
} as const;

/** The exhibitions' places, the contractor of their booths, and how large boards are printed. */
export async function seedBooths(tx: Transaction, activities: Readonly<Record<string, string>>): Promise<void> {
  for (const [code, size] of Object.entries(prints)) {
    await tx.orm.update(boothsAreaCategory).set(size).where(eq(boothsAreaCategory.code, code));
  }
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
