import type { ScheduleRunDetail } from '#contract/schedule.ts';

export type Party = ScheduleRunDetail['parties'][number];
export type Meeting = ScheduleRunDetail['meetings'][number];

/** What would come of putting a meeting into a slot. */
export type Landing =
  | { kind: 'here' }
  | { kind: 'free' }
  /** The two change places, and both have room then. */
  | { kind: 'swap'; with: Meeting }
  | { kind: 'away'; unit: string }
  | { kind: 'clash'; with: Meeting[] }
  | { kind: 'full' };

export interface BoardModel {
  run: ScheduleRunDetail;
  meetings: ReadonlyMap<string, Meeting>;
  parties: ReadonlyMap<string, Party>;
  tables: number;
  /** Of a unit, and of a table, in a slot. */
  of: (unit: string, slot: number) => readonly Meeting[];
  at: (table: string, slot: number) => readonly Meeting[];
  used: (slot: number) => number;
  isAway: (unit: string, slot: number) => boolean;
}

export const tableKey = ({ place, table }: { place: string; table: number }): string => `${place}${table}`;

const none: readonly Meeting[] = [];

export function boardModel(run: ScheduleRunDetail): BoardModel {
  const ofUnit = new Map<string, Meeting[]>();
  const atTable = new Map<string, Meeting[]>();
  const used = new Map<number, number>();
  const add = (to: Map<string, Meeting[]>, key: string, meeting: Meeting): void => {
    const list = to.get(key);
    if (list) list.push(meeting);
    else to.set(key, [meeting]);
  };
  for (const meeting of run.meetings) {
    const { at, unitA, unitB } = meeting;
    if (!at) continue;
    add(ofUnit, `${unitA} ${at.slot}`, meeting);
    add(ofUnit, `${unitB} ${at.slot}`, meeting);
    add(atTable, `${tableKey(at)} ${at.slot}`, meeting);
    used.set(at.slot, (used.get(at.slot) ?? 0) + 1);
  }
  const away = new Map(run.parties.map((party) => [party.unitId, new Set(party.away)]));
  return {
    run,
    meetings: new Map(run.meetings.map((meeting) => [meeting.id, meeting])),
    parties: new Map(run.parties.map((party) => [party.unitId, party])),
    tables: run.places.reduce((sum, place) => sum + place.tables, 0),
    of: (unit, slot) => ofUnit.get(`${unit} ${slot}`) ?? none,
    at: (table, slot) => atTable.get(`${table} ${slot}`) ?? none,
    used: (slot) => used.get(slot) ?? 0,
    isAway: (unit, slot) => away.get(unit)?.has(slot) ?? false,
  };
}

/** The meetings that keep a unit from another one in a slot. */
function inTheWay(model: BoardModel, unit: string, slot: number, but: Meeting): readonly Meeting[] {
  const held = model.of(unit, slot).filter(({ id }) => id !== but.id);
  return held.length < (model.parties.get(unit)?.atOnce ?? 1) ? none : held;
}

/** Both ends of `meeting` have room in a slot once `gone` is away from there. */
function hasRoom(model: BoardModel, meeting: Meeting, slot: number, gone: Meeting): boolean {
  return [meeting.unitA, meeting.unitB].every((unit) => {
    const held = model.of(unit, slot).filter(({ id }) => id !== gone.id && id !== meeting.id);
    return !model.isAway(unit, slot) && held.length < (model.parties.get(unit)?.atOnce ?? 1);
  });
}

export function landingOf(model: BoardModel, meeting: Meeting, slot: number): Landing {
  if (meeting.at?.slot === slot) return { kind: 'here' };
  const units = [meeting.unitA, meeting.unitB];
  const away = units.find((unit) => model.isAway(unit, slot));
  if (away !== undefined) return { kind: 'away', unit: away };
  const others = [...new Set(units.flatMap((unit) => inTheWay(model, unit, slot, meeting)))];
  if (others.length === 0) return { kind: model.used(slot) < model.tables ? 'free' : 'full' };
  const [other] = others;
  const from = meeting.at?.slot;
  const canSwap = (one: Meeting): boolean =>
    from !== undefined && !one.pinned && hasRoom(model, meeting, slot, one) && hasRoom(model, one, from, meeting);
  return other && others.length === 1 && canSwap(other)
    ? { kind: 'swap', with: other }
    : { kind: 'clash', with: others };
}

export const canLand = ({ kind }: Landing): boolean => kind === 'free' || kind === 'swap';
