import type { ScheduleRunDetail } from '#contract/schedule.ts';
import { tableName } from '#domain/schedule/table-name.ts';
import type { MeetingChange } from './queries.ts';

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
    add(atTable, `${tableName(at)} ${at.slot}`, meeting);
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

export type Seat = Pick<NonNullable<Meeting['at']>, 'place' | 'table'>;

/** The same at a table of one's choice. */
export function landingAt(model: BoardModel, meeting: Meeting, slot: number, seat: Seat): Landing {
  const isHere = meeting.at?.slot === slot;
  if (isHere && meeting.at && tableName(meeting.at) === tableName(seat)) return { kind: 'here' };
  const landing: Landing = isHere ? { kind: 'free' } : landingOf(model, meeting, slot);
  const occupant = model.at(tableName(seat), slot).find(({ id }) => id !== meeting.id);
  if (landing.kind === 'away' || landing.kind === 'clash') return landing;
  if (!occupant) return landing;
  const gives = landing.kind === 'swap' ? landing.with.id === occupant.id : canGive(model, meeting, occupant, slot);
  return gives ? { kind: 'swap', with: occupant } : { kind: 'clash', with: [occupant] };
}

/** Whoever sits there can go to where the other comes from. */
function canGive(model: BoardModel, meeting: Meeting, occupant: Meeting, slot: number): boolean {
  const from = meeting.at?.slot;
  if (from === undefined || occupant.pinned) return false;
  return from === slot || hasRoom(model, occupant, from, meeting);
}

export const canLand = ({ kind }: Landing): boolean => kind === 'free' || kind === 'swap';

/** What is sent so that a meeting goes to a time, or to none; whom it changes places with goes to where it was. */
export function changesOf(model: BoardModel, meeting: Meeting, slot: number | null, seat?: Seat): MeetingChange[] {
  const own = { meeting: meeting.id, slot, pinned: meeting.pinned && slot !== null, ...(seat && { seat }) };
  if (slot === null || !meeting.at) return [own];
  const landing = seat ? landingAt(model, meeting, slot, seat) : landingOf(model, meeting, slot);
  if (landing.kind !== 'swap') return [own];
  const { place, table } = meeting.at;
  const other = {
    meeting: landing.with.id,
    slot: meeting.at.slot,
    pinned: false,
    ...(seat && { seat: { place, table } }),
  };
  return [own, other];
}
