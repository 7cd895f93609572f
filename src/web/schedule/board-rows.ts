import { tableName } from '#domain/schedule/table-name.ts';
import { type BoardModel, type Landing, landingAt, landingOf, type Meeting, type Seat } from './board-model.ts';
import type { NameOf } from './unit-names.ts';

export interface BoardRow {
  /** A unit, or a table. */
  id: string;
  label: string;
  meetingsAt: (slot: number) => readonly Meeting[];
  isAway: (slot: number) => boolean;
  /** What a meeting is called in this row. */
  nameOf: (meeting: Meeting) => string;
  /** Of a table: a meeting can be carried to it from any other. */
  seat?: Seat;
  landingOf: (meeting: Meeting, slot: number) => Landing;
  /** How many meetings stand above each other where it has most. */
  lines: number;
}

const mostIn = (row: Pick<BoardRow, 'meetingsAt'>, slots: number): number => {
  let most = 1;
  for (let slot = 0; slot < slots; slot++) most = Math.max(most, row.meetingsAt(slot).length);
  return most;
};

/** A row for each unit, side by side in its order of names. */
export function unitRows(model: BoardModel, nameOf: NameOf, only?: string): BoardRow[] {
  const slots = model.run.slots.length;
  return model.run.parties
    .filter(({ unitId }) => only === undefined || unitId === only)
    .map((party) => ({ party, label: nameOf(party.unitId) }))
    .toSorted((x, y) => x.party.side.localeCompare(y.party.side) || x.label.localeCompare(y.label))
    .map(({ party: { unitId }, label }): BoardRow => {
      const meetingsAt = (slot: number) => model.of(unitId, slot);
      return {
        id: unitId,
        label,
        meetingsAt,
        isAway: (slot) => model.isAway(unitId, slot),
        nameOf: ({ unitA, unitB }) => nameOf(unitA === unitId ? unitB : unitA),
        landingOf: (meeting, slot) => landingOf(model, meeting, slot),
        lines: mostIn({ meetingsAt }, slots),
      };
    });
}

export const tableRows = (model: BoardModel, nameOf: NameOf): BoardRow[] =>
  model.run.places.flatMap((place) =>
    Array.from({ length: place.tables }, (_, at): BoardRow => {
      const seat = { place: place.id, table: at + 1 };
      const id = tableName(seat);
      return {
        id,
        label: id,
        meetingsAt: (slot) => model.at(id, slot),
        isAway: () => false,
        seat,
        landingOf: (meeting, slot) => landingAt(model, meeting, slot, seat),
        nameOf: ({ unitA, unitB }) => `${nameOf(unitA)} – ${nameOf(unitB)}`,
        lines: 1,
      };
    }),
  );
