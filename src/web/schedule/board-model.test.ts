import { expect, test } from 'vitest';
import type { ScheduleRunDetail } from '#contract/schedule.ts';
import { instantOf } from '#domain/instant.ts';
import { boardModel, changesOf, landingAt, type Meeting } from './board-model.ts';

const at = instantOf(0);
const party = (unitId: string, side: 'A' | 'B', away: number[] = []) => ({
  unitId,
  nameTc: unitId,
  nameEn: unitId,
  namePt: unitId,
  side,
  atOnce: 1,
  away,
});
const meeting = (id: string, ends: string, slot: number, table: number, pinned = false): Meeting => ({
  id,
  unitA: ends[0] ?? '',
  unitB: ends[1] ?? '',
  weight: 1,
  must: false,
  pinned,
  at: { slot, place: 'T', table },
});

/** Two tables, three times: A and B have something, X, Y and Z look for it; Y is away at the last time. */
const modelOf = (...meetings: Meeting[]) =>
  boardModel({
    id: 'run',
    state: 'RUN_DRAFT',
    version: 1,
    seed: 1,
    steps: 0,
    progress: 1,
    placed: meetings.length,
    wanted: meetings.length,
    changed: false,
    certificate: null,
    createdAt: at,
    releasedAt: null,
    activityId: 'fair',
    slots: [0, 1, 2].map(() => ({ begin: at, end: at })),
    places: [{ id: 'T', tables: 2 }],
    parties: [party('A', 'A'), party('B', 'A'), party('X', 'B'), party('Y', 'B', [2]), party('Z', 'B')],
    meetings,
  } satisfies ScheduleRunDetail);
const [first, second] = [
  { place: 'T', table: 1 },
  { place: 'T', table: 2 },
];

test('a meeting goes to a free table, or changes with whoever sits there and can go to its own', () => {
  const [ax, by] = [meeting('ax', 'AX', 0, 1), meeting('by', 'BY', 0, 2)];
  const model = modelOf(ax, by);
  expect(landingAt(model, ax, 0, first)).toEqual({ kind: 'here' });
  expect(landingAt(model, ax, 0, second)).toEqual({ kind: 'swap', with: by });
  expect(landingAt(model, ax, 1, second)).toEqual({ kind: 'free' });
  expect(changesOf(model, ax, 0, second)).toEqual([
    { meeting: 'ax', slot: 0, pinned: false, seat: second },
    { meeting: 'by', slot: 0, pinned: false, seat: first },
  ]);
  expect(changesOf(model, ax, 1, second)).toEqual([{ meeting: 'ax', slot: 1, pinned: false, seat: second }]);
  expect(changesOf(model, ax, null)).toEqual([{ meeting: 'ax', slot: null, pinned: false }]);
});

test('whoever is pinned, away or in a third meeting keeps the table', () => {
  const pinned = meeting('by', 'BY', 0, 2, true);
  expect(landingAt(modelOf(meeting('ax', 'AX', 0, 1), pinned), meeting('ax', 'AX', 0, 1), 0, second)).toEqual({
    kind: 'clash',
    with: [pinned],
  });
  const [ax, by] = [meeting('ax', 'AX', 2, 1), meeting('by', 'BY', 0, 2)];
  expect(landingAt(modelOf(ax, by), ax, 0, second)).toEqual({ kind: 'clash', with: [by] });
  expect(landingAt(modelOf(ax, by), by, 2, second)).toEqual({ kind: 'away', unit: 'Y' });
  const [bx, ay] = [meeting('bx', 'BX', 1, 1), meeting('ay', 'AY', 0, 1)];
  expect(landingAt(modelOf(bx, ay), ay, 1, first)).toEqual({ kind: 'swap', with: bx });
  // A is met at table 2 then: only with that meeting can it change.
  const az = meeting('az', 'AZ', 1, 2);
  expect(landingAt(modelOf(bx, az, ay), ay, 1, first)).toEqual({ kind: 'clash', with: [bx] });
  expect(landingAt(modelOf(bx, az, ay), ay, 1, second)).toEqual({ kind: 'swap', with: az });
});
