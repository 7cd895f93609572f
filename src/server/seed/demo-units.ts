import { eq } from 'drizzle-orm';
import { unit } from '#server/unit/tables.ts';
import type { Transaction } from '#server/db/database.ts';
import { demoUnits } from './demo-accounts.ts';

const macau = 2;
const zhuhai = { countryRegionId: 1, provinceId: 44, cityId: 440400 } as const;

/** Who the units of the demo are, as the desk knows them. */
const particulars: Partial<Record<keyof typeof demoUnits, Partial<typeof unit.$inferInsert>>> = {
  university: { kind: 'UNIVERSITY', countryRegionId: macau, website: 'https://houkong.example', schoolCode: 'HKU-MO' },
  exhibitor: { kind: 'ENTERPRISE', industry: '智能製造', countryRegionId: macau, phone: '+853 2812 3456' },
  contractor: { kind: 'ENTERPRISE', industry: '展覽工程', countryRegionId: macau },
  company: { kind: 'ENTERPRISE', industry: '新材料', ...zhuhai },
  recruiter: { kind: 'ENTERPRISE', industry: '半導體', ...zhuhai },
  invited: { kind: 'CLUBS', countryRegionId: macau },
};

export async function seedUnits(tx: Transaction): Promise<void> {
  for (const [name, more] of Object.entries(particulars)) {
    const { id } = demoUnits[name as keyof typeof demoUnits];
    await tx.orm.update(unit).set(more).where(eq(unit.id, id));
  }
}
