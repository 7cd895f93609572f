import { inArray } from 'drizzle-orm';
import type { ScheduleExplanation, ScheduleRunDetail } from '#contract/schedule.ts';
import { explain } from '#domain/schedule/explain.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { UnitNames } from '#server/unit/find-unit.ts';
import { unit } from '#server/unit/tables.ts';
import { findRun, wireRun } from './run-store.ts';

const noNames: UnitNames = { nameTc: '', nameEn: '', namePt: '' };

/** The names of units, by their id. */
export async function unitNames(db: Queries, ids: readonly string[]): Promise<(id: string) => UnitNames> {
  const rows =
    ids.length === 0
      ? []
      : await db.orm
          .select({ id: unit.id, nameTc: unit.nameTc, nameEn: unit.nameEn, namePt: unit.namePt })
          .from(unit)
          .where(inArray(unit.id, [...ids]));
  const known = new Map(rows.map(({ id, ...names }) => [id, names]));
  return (id) => known.get(id) ?? noNames;
}

/** @throws ENTITY_NOT_FOUND */
export async function readRun(db: Queries, runId: string): Promise<ScheduleRunDetail> {
  const row = await findRun(db, runId);
  const { problem, slots } = row.inputs;
  const namesOf = await unitNames(
    db,
    problem.parties.map(({ id }) => id),
  );
  const placed = new Map(row.placed.map((one) => [one.meeting, one]));
  const pinned = new Set(row.pinned);
  return {
    ...wireRun(row),
    activityId: row.activityId,
    slots,
    places: problem.places.map(({ id, tables }) => ({ id, tables })),
    parties: problem.parties.map(({ id, side, atOnce, blocked }) => ({
      unitId: id,
      ...namesOf(id),
      side,
      atOnce,
      away: [...blocked],
    })),
    meetings: problem.wanted.map(({ id, a, b, weight, must }) => {
      const at = placed.get(id);
      return {
        id,
        unitA: a,
        unitB: b,
        weight,
        must,
        pinned: pinned.has(id),
        at: at ? { slot: at.slot, place: at.place, table: at.table } : null,
      };
    }),
  };
}

/** @throws ENTITY_NOT_FOUND for a meeting that the run does not know, or that has a slot */
export async function explainLeftOut(db: Queries, runId: string, meetingId: string): Promise<ScheduleExplanation> {
  const { inputs, placed, pinned } = await findRun(db, runId);
  const fixed = new Set(pinned);
  const pins = placed.filter(({ meeting }) => fixed.has(meeting)).map(({ meeting, slot }) => ({ meeting, slot }));
  const explained = placed.some(({ meeting }) => meeting === meetingId)
    ? null
    : explain({ ...inputs.problem, pins }, placed, meetingId);
  if (!explained) throw refuse('ENTITY_NOT_FOUND');
  return explained;
}
