import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FieldError } from '#domain/errors.ts';
import { businessDateAt } from '#domain/instant.ts';
import { personProblems } from '#domain/participant/check-person.ts';
import { type Difference, differencesBetween } from '#domain/participant/difference.ts';
import type { Person } from '#domain/participant/person.ts';
import { fullPhone } from '#domain/participant/phone.ts';
import { unit } from '#server/unit/tables.ts';
import { unitsNamed } from '#server/unit/units-named.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Queries } from '#server/db/database.ts';
import { type Plan, type PlannedRow as PlannedSheetRow, planOf } from '#server/sheet/import-plan.ts';
import { valueOfWord, yesNoWords } from '#server/sheet/sheet-words.ts';
import type { World } from '#server/world.ts';
import { findList, peopleOf } from '../list/lists.ts';
import { maskedValue } from '../person-card.ts';
import { personOfRow, type SheetRow } from './sheet-rows.ts';
import { type RoomLeft, roomLeft } from '../list/room-left.ts';
import { documentFingerprint, type PersonRow, personOf } from '../stored-person.ts';
import { participant } from '../tables.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';

/** The rows, and of those whose unit's name several units have, which one is meant. */
export interface PeopleSheet {
  rows: SheetRow[];
  unitOfRow: Record<number, string>;
}

export interface PlannedRow extends PlannedSheetRow {
  unitName: string;
  unit: UnitRow | null;
  candidates: UnitRow[];
  person: Person;
  existing: PersonRow | null;
  representative: boolean;
  dinnerTable: string | null;
  hotelRoom: string | null;
  differences: Difference[];
  warnings: FieldError[];
}

interface UnitInPlan {
  unit: UnitRow;
  erased: boolean;
  /** Whoever is on its list has seat and room for sure. */
  locked: boolean;
  byDocument: Map<string, PersonRow>;
  /** People there would be. */
  count: number;
}

/** What one row after another is planned with. */
interface Planning {
  world: World;
  activity: ActivityRow;
  named: Map<string, UnitRow[]>;
  units: Map<string, UnitInPlan>;
  /** On the lists of which units a document is already. */
  listed: Map<string, UnitRow[]>;
  /** Where in the sheet something stood first, as a document, a phone, a unit's representative. */
  first: Map<string, number>;
  room: RoomLeft;
}

export async function planImport(
  world: World,
  tx: Queries,
  activity: ActivityRow,
  { rows: sheet, unitOfRow }: PeopleSheet,
): Promise<Plan<PlannedRow>> {
  const named = await unitsNamed(
    tx,
    sheet.flatMap(({ cells }) => cells.unit ?? []),
  );
  const units = await unitsInPlan(tx, activity, [...named.values()].flat());
  const listed = await unitsByDocument(world, tx, activity, sheet);
  const room = await roomLeft(tx, activity);
  const planning: Planning = { world, activity, named, units, listed, first: new Map(), room };
  const rows = sheet.map((row) => plannedRow(planning, row, unitOfRow[row.row]));
  const told = rows.map(({ row, action, unit: owner, existing, person }) => [
    row,
    action,
    owner?.id ?? null,
    existing?.version ?? 0,
    person,
  ]);
  return planOf(rows, told);
}

async function unitsInPlan(tx: Queries, activity: ActivityRow, rows: UnitRow[]): Promise<Map<string, UnitInPlan>> {
  const known = new Map<string, UnitInPlan>();
  for (const row of rows) {
    if (known.has(row.id)) continue;
    const list = await findList(tx, activity.id, row.id);
    const people = await peopleOf(tx, activity.id, row.id);
    const coming = people.filter(({ cancelledAt }) => cancelledAt === null);
    known.set(row.id, {
      unit: row,
      erased: list?.status === 'ERASED',
      locked: list?.status === 'LOCKED' || list?.status === 'CHANGE_REQUESTED',
      // Who was cancelled and then entered again is the one who comes.
      byDocument: new Map(
        [...people.filter((one) => !coming.includes(one)), ...coming].map((one) => [
          one.documentFingerprint ?? '',
          one,
        ]),
      ),
      count: coming.length,
    });
  }
  return known;
}

/** By the document alone a row is recognised. */
function fingerprintOf(world: World, { documentType = '', documentNumber = '' }: SheetRow['cells']): string {
  return documentFingerprint(world, personOfRow({ documentType, documentNumber }, null).person);
}

async function unitsByDocument(world: World, tx: Queries, { id }: ActivityRow, sheet: readonly SheetRow[]) {
  const documents = sheet.filter(({ cells }) => cells.documentNumber).map(({ cells }) => fingerprintOf(world, cells));
  const rows = await tx.orm
    .select({ document: participant.documentFingerprint, unit })
    .from(participant)
    .innerJoin(unit, eq(unit.id, participant.unitId))
    .where(
      and(
        eq(participant.activityId, id),
        inArray(participant.documentFingerprint, [...new Set(documents)]),
        isNull(participant.removedAt),
        isNull(participant.cancelledAt),
      ),
    );
  const found = new Map<string, UnitRow[]>();
  for (const row of rows) found.set(row.document ?? '', [...(found.get(row.document ?? '') ?? []), row.unit]);
  return found;
}

/** Which of the units of that name; the chosen one where there are several. */
function ownerOf({ named, units }: Planning, name: string, chosen: string | undefined) {
  const candidates = named.get(name) ?? [];
  const meant = candidates.length > 1 ? candidates.find(({ id }) => id === chosen) : candidates[0];
  const owner = meant && units.get(meant.id);
  const problem = !name
    ? 'required'
    : candidates.length > 1 && !owner
      ? 'ambiguous'
      : !owner || owner.erased
        ? 'notAllowed'
        : null;
  const errors: FieldError[] = problem ? [{ path: 'unit', problem }] : [];
  return { owner, errors, candidates: candidates.length > 1 ? candidates : [] };
}

function plannedRow(planning: Planning, { row, cells }: SheetRow, chosen: string | undefined): PlannedRow {
  const { world, activity, first, room } = planning;
  const unitName = cells.unit ?? '';
  const { owner, errors, candidates } = ownerOf(planning, unitName, chosen);
  const fingerprint = fingerprintOf(world, cells);
  const known = owner?.byDocument.get(fingerprint) ?? null;
  const existing = known?.cancelledAt ? null : known;
  const before = existing ? personOf(world, existing) : null;
  const { person, errors: unreadable } = personOfRow(cells, before);

  errors.push(...unreadable);
  const unread = new Set<string>(unreadable.map(({ path }) => path));
  const rules = { settings: activity.settings, today: businessDateAt(world.clock.now()) };
  errors.push(...personProblems(person, rules).filter(({ path }) => !unread.has(path)));
  /** The row before this one that says the same; this one, where it is the first. */
  const firstRow = (what: string): number => first.get(what) ?? (first.set(what, row), row);
  const refuseAsIn = (path: string, there: number) => {
    if (there !== row) errors.push({ path, problem: 'asInRow', params: { row: there } });
  };
  const representative = valueOfWord(yesNoWords, cells.representative ?? '') === 'yes' || cells.representative === '1';
  if (owner) refuseAsIn('documentNumber', firstRow(`document ${owner.unit.id} ${fingerprint}`));
  if (owner && representative) refuseAsIn('representative', firstRow(`representative ${owner.unit.id}`));
  if (known?.cancelledAt) errors.push({ path: 'documentNumber', problem: 'wasCancelled' });
  const limit = activity.settings.participantLimit;
  if (owner && !existing && owner.count >= limit) errors.push({ path: 'unit', problem: 'tooMany', params: { limit } });
  if (owner?.locked && errors.length === 0) errors.push(...room.take(before, person));
  if (owner && !existing && errors.length === 0) owner.count++;

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
    candidates,
    person,
    existing,
    representative,
    dinnerTable: cells.dinnerTable ?? null,
    hotelRoom: cells.hotelRoom ?? null,
    differences: differences.map(({ field, before: old, after }) => ({
      field,
      before: maskedValue(field, old),
      after: maskedValue(field, after),
    })),
    errors,
    warnings: owner ? warningsOf(planning, owner, { row, person, fingerprint }) : [],
  };
}

/** One phone for two people, one document on the lists of two units: it happens, and is mostly a mistake. */
function warningsOf(
  { first, listed }: Planning,
  owner: UnitInPlan,
  { row, person, fingerprint }: { row: number; person: Person; fingerprint: string },
): FieldError[] {
  const warnings: FieldError[] = [];
  const firstRow = (what: string): number => first.get(what) ?? (first.set(what, row), row);
  const withPhone = person.phone ? firstRow(`phone ${fullPhone(person.phoneCountry, person.phone)}`) : row;
  if (withPhone !== row) warnings.push({ path: 'phone', problem: 'asInRow', params: { row: withPhone } });
  const withDocument = person.documentNumber ? firstRow(`document ${fingerprint}`) : row;
  const other = listed.get(fingerprint)?.find(({ id }) => id !== owner.unit.id);
  if (withDocument !== row)
    warnings.push({ path: 'documentNumber', problem: 'asInRow', params: { row: withDocument } });
  else if (other) {
    const params = { unit: other.nameTc || other.nameEn || other.namePt };
    warnings.push({ path: 'documentNumber', problem: 'asInOtherUnit', params });
  }
  return warnings;
}

const moved = (cell: string | undefined, present: string): boolean => cell !== undefined && cell !== present;
