import { Converter } from 'opencc-js/t2cn';
import type { Queries } from '#server/db/database.ts';
import { city, countryRegion, province } from '#server/lists/tables.ts';

interface Item {
  id: number;
  code: string;
  nameTc: string;
  nameEn: string;
  namePt: string;
}

/** Places by every way in which sheets write them. */
export interface Places {
  region(cell: string): number | null;
  province(cell: string): number | null;
  city(cell: string, provinceId: number | null): number | null;
}

const simplify = Converter({ from: 'hk', to: 'cn' });
const kindOfPlace = /(?<=.{2})(特别行政区|(壮族|回族|维吾尔)?自治区|省|市)$/u;

/** Simplified or traditional, with or without what kind of place it is. */
const plain = (text: string): string =>
  simplify(text.normalize('NFKC').trim().toLowerCase())
    .replace(kindOfPlace, '')
    .replace(/(?<=中国)内地$|^mainland | sar$|^rae de |^interior da /, '');

function byName<Found extends Item>(items: readonly Found[]): Map<string, Found[]> {
  const found = new Map<string, Found[]>();
  for (const item of items) {
    for (const name of new Set([item.code, item.nameTc, item.nameEn, item.namePt].filter(Boolean).map(plain))) {
      found.set(name, [...(found.get(name) ?? []), item]);
    }
  }
  return found;
}

/** From the reference lists. */
export async function readPlaces(db: Queries): Promise<Places> {
  const regions = byName(await db.orm.select().from(countryRegion));
  const provinces = byName(await db.orm.select().from(province));
  const cities = byName(await db.orm.select().from(city));
  return {
    region: (cell) => regions.get(plain(cell))?.[0]?.id ?? null,
    province: (cell) => provinces.get(plain(cell))?.[0]?.id ?? null,
    city: (cell, provinceId) =>
      cities.get(plain(cell))?.find((one) => provinceId === null || one.provinceId === provinceId)?.id ?? null,
  };
}
