import { inArray, or } from 'drizzle-orm';
import type { FieldError } from '#domain/errors.ts';
import { businessDateAt } from '#domain/instant.ts';
import { personProblems } from '#domain/participant/check-person.ts';
import { type Difference, differencesBetween } from '#domain/participant/difference.ts';
import type { Person } from '#domain/participant/person.ts';
import { unit } from '#server/account/tables.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Queries } from '#server/db/database.ts';
import { type Plan, type PlannedRow as PlannedSheetRow, planOf } from '#server/sheet/import-plan.ts';
import { valueOfWord } from '#server/sheet/sheet-words.ts';
import type { World } from '#server/world.ts';
import { findList, peopleOf, stillComing } from './lists.ts';
import { maskedValue } from './person-card.ts';
import { personOfRow, type SheetRow } from './sheet-rows.ts';
import { yesNoWords } from './sheet-words.ts';
import { documentFingerprint, type PersonRow, personOf } from './stored-person.ts';
import type { UnitRow } from './units.ts';

export interface PlannedRow extends PlannedSheetRow {
  unitName: string;
  unit: UnitRow | null;
  person: Person;
  existing: PersonRow | null;
  representative: boolean;
  dinnerTable: string | null;
  hotelRoom: string | null;
  differences: Difference[];
}

interface UnitInPlan {
  unit: UnitRow;
  erased: boolean;
  byDocument: Map<string, PersonRow>;
  /** People there would be. */
  count: number;
}

export async function planImport(
  world: World,
  tx: Queries,
  activity: ActivityRow,
  sheet: SheetRow[],
): Promise<Plan<PlannedRow>> {
  const units = await unitsOf(tx, activity, sheet);
  const seen = new Set<string>();
  const rows = sheet.map((row) => plannedRow(world, activity, units, seen, row));
  const told = rows.map(({ row, action, existing, person }) => [row, action, existing?.version ?? 0, person]);
  return planOf(rows, told);
}

const plainName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** The units that the sheet names, by any of their names. */
async function unitsOf(tx: Queries, activity: ActivityRow, sheet: SheetRow[]): Promise<Map<string, UnitInPlan>> {
  const names = [...new Set(sheet.map(({ cells }) => cells.unit ?? '').filter(Boolean))];
  if (names.length === 0) return new Map();
  const rows = await tx.orm
    .select()
    .from(unit)
    .where(or(inArray(unit.nameTc, names), inArray(unit.nameEn, names), inArray(unit.namePt, names)));
  const known = new Map<string, UnitInPlan>();
  for (const row of rows) {
    const list = await findList(tx, activity.id, row.id);
    const people = stillComing(await peopleOf(tx, activity.id, row.id));
    const entry: UnitInPlan = {
      unit: row,
      erased: list?.status === 'ERASED',
      byDocument: new Map(people.map((person) => [person.documentFingerprint ?? '', person])),
      count: people.length,
    };
    for (const name of [row.nameTc, row.nameEn, row.namePt]) if (name) known.set(plainName(name), entry);
  }
  return known;
}

function plannedRow(
  world: World,
  activity: ActivityRow,
  units: Map<string, UnitInPlan>,
  seen: Set<string>,
  { row, cells }: SheetRow,
): PlannedRow {
  const unitName = cells.unit ?? '';
  const owner = units.get(plainName(unitName));
  const key = personOfRow({ documentType: cells.documentType ?? '', documentNumber: cells.documentNumber ?? '' }, null);
  const fingerprint = documentFingerprint(world, key.person);
  const existing = owner?.byDocument.get(fingerprint) ?? null;
  const before = existing ? personOf(world, existing) : null;
  const { person, errors: unreadable } = personOfRow(cells, before);

  const errors: FieldError[] = [...unreadable];
  if (!unitName) errors.push({ path: 'unit', problem: 'required' });
  else if (!owner || owner.erased) errors.push({ path: 'unit', problem: 'notAllowed' });
  const unread = new Set<string>(unreadable.map(({ path }) => path));
  const rules = { settings: activity.settings, today: businessDateAt(world.clock.now()) };
  errors.push(...personProblems(person, rules).filter(({ path }) => !unread.has(path)));
  const once = `${owner?.unit.id} ${fingerprint}`;
  if (owner && seen.has(once)) errors.push({ path: 'documentNumber', problem: 'notUnique' });
  seen.add(once);
  if (owner && !existing && errors.length === 0) {
    const limit = activity.settings.participantLimit;
    if (owner.count >= limit) errors.push({ path: 'unit', problem: 'tooMany', params: { limit } });
    else owner.count++;
  }

  const differences = before ? differencesBetween(before, person) : [];
  const arranged =
    existing !== null && (moved(cells.dinnerTable, existing.dinnerTable) || moved(cells.hotelRoom, existing.hotelRoom));
  const action =
    errors.length > 0 ? 'error' : !existing ? 'add' : differences.length > 0 || arranged ? 'update' : 'unchanged';
  return {
    row,
    action,
    unitName,
    unit: owner?.unit ?? null,
    person,
    existing,
    representative: valueOfWord(yesNoWords, cells.representative ?? '') === 'yes' || cells.representative === '1',
    dinnerTable: cells.dinnerTable ?? null,
    hotelRoom: cells.hotelRoom ?? null,
    differences: differences.map(({ field, before: old, after }) => ({
      field,
      before: maskedValue(field, old),
      after: maskedValue(field, after),
    })),
    errors,
  };
}

const moved = (cell: string | undefined, present: string): boolean => cell !== undefined && cell !== present;
