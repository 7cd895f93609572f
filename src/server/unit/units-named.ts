import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { simplified } from '#server/simplified.ts';
import { unit } from './tables.ts';

type UnitRow = typeof unit.$inferSelect;

const plain = (name: string): string => name.normalize('NFKC').replaceAll(/\s/g, '');

/** The same for traditional and simplified characters, capitals or not, with accents or not, however wide and spaced. */
const foldedName = (name: string): string =>
  simplified(plain(name).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());

const namesOf = ({ nameTc, nameEn, namePt }: Pick<UnitRow, 'nameTc' | 'nameEn' | 'namePt'>): string[] =>
  [nameTc, nameEn, namePt].filter(Boolean);

const lengthOf = (column: 'name_tc' | 'name_en' | 'name_pt') =>
  sql`char_length(regexp_replace(normalize(${sql.raw(column)}, NFKC), '\\s', '', 'g'))`;

/** Where a unit that was merged away lives on. */
async function living(tx: Queries, rows: readonly UnitRow[]): Promise<UnitRow[]> {
  const ids = [...new Set(rows.flatMap(({ mergedIntoId }) => mergedIntoId ?? []))];
  const here = rows.filter(({ mergedIntoId }) => mergedIntoId === null);
  if (ids.length === 0) return here;
  return [...here, ...(await living(tx, await tx.orm.select().from(unit).where(inArray(unit.id, ids))))];
}

/**
 * The units that each name may mean, by any of their names; those merged away are found as the one they became. A name
 * written exactly as a unit writes it means no other one.
 */
export async function unitsNamed(tx: Queries, names: readonly string[]): Promise<Map<string, UnitRow[]>> {
  const lengths = [...new Set(names.map((name) => [...plain(name)].length))].filter(Boolean);
  if (lengths.length === 0) return new Map();
  const wanted = sql.join(
    lengths.map((length) => sql`${length}`),
    sql`, `,
  );
  const rows = await tx.orm
    .select()
    .from(unit)
    .where(
      sql`${lengthOf('name_tc')} in (${wanted}) or ${lengthOf('name_en')} in (${wanted}) or ${lengthOf('name_pt')} in (${wanted})`,
    );
  const byName = new Map<string, UnitRow[]>();
  for (const row of rows) {
    for (const name of new Set(namesOf(row).map(foldedName))) byName.set(name, [...(byName.get(name) ?? []), row]);
  }
  const found = new Map<string, UnitRow[]>();
  for (const name of names) {
    const alike = byName.get(foldedName(name)) ?? [];
    const exactly = alike.filter((row) => namesOf(row).includes(name.trim()));
    const units = await living(tx, exactly.length > 0 ? exactly : alike);
    found.set(name, [...new Map(units.map((row) => [row.id, row])).values()]);
  }
  return found;
}
