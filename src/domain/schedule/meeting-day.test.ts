import { describe, expect, test } from 'vitest';
import { type Instant, plusMs } from '#domain/instant.ts';
import { decide, type Move } from '#domain/workflow.ts';
import { acceptedLines, linesOf, walkEverywhere } from '#tests/support/workflow-ways.ts';
import { attended, type Presence, type Seen } from './attendance.ts';
import {
  type MeetingFacts,
  type MeetingMove,
  meetingMoves,
  type MeetingRole,
  type MeetingStatus,
  meetingStatuses,
} from './meeting-moves.ts';
import {
  offerEnds,
  type OfferFacts,
  type OfferMove,
  offerMoves,
  type OfferRole,
  type OfferStatus,
  offerStatuses,
} from './offer-moves.ts';
import type { Problem } from './problem.ts';
import { nextWaiting, withMeeting } from './waiting.ts';

const ten = '2026-12-01T02:00:00.000Z' as Instant;
const at = (minutes: number, ms = 0): Instant => plusMs(ten, minutes * 60_000 + ms);
const grace = 10;

describe('what became of a meeting by the door', () => {
  const here = (minutes: number, ms = 0): Presence => ({ since: at(minutes, ms), isExpected: true });
  const away: Presence = { since: null, isExpected: true };
  const unknown: Presence = { since: null, isExpected: false };
  const seen = (a: Presence, b: Presence, isDoorInUse = true): Seen => ({ a, b, isDoorInUse });
  const rows: [string, Seen, Instant, string, string][] = [
    ['both early, not begun', seen(here(-30), here(-5)), at(-1), 'PUBLISHED', ''],
    ['both early, begun', seen(here(-30), here(-5)), at(0), 'HELD', ''],
    ['one missing within the grace', seen(here(-30), away), at(9), 'PUBLISHED', ''],
    ['one missing when the grace ends', seen(here(-30), away), at(10), 'PUBLISHED', ''],
    ['one missing just after', seen(here(-30), away), at(10, 1), 'NO_SHOW', 'B'],
    ['one came when the grace ended', seen(here(-30), here(10)), at(12), 'HELD', ''],
    ['one came a moment too late', seen(here(10, 1), here(-5)), at(12), 'NO_SHOW', 'A'],
    ['nobody came', seen(away, away), at(12), 'NO_SHOW', 'AB'],
    ['the door counted nobody that day', seen(away, away, false), at(60), 'PUBLISHED', ''],
    ['one has no people whom the door could see', seen(unknown, away), at(12), 'NO_SHOW', 'B'],
    ['neither can be seen', seen(unknown, unknown), at(12), 'PUBLISHED', ''],
    ['one is here, of the other nothing can be seen', seen(here(0), unknown), at(60), 'PUBLISHED', ''],
  ];
  test.each(rows)('%s', (_, what, now, status, absent) => {
    expect(attended(ten, what, grace, now)).toEqual({ status, absent });
  });
});

describe('the ways of a released meeting on its day', () => {
  const facts: MeetingFacts = { isStaffs: false, hasBegun: true };
  const moves = meetingMoves as Record<MeetingMove, Move<MeetingStatus, MeetingRole, MeetingFacts>>;
  const roles: MeetingRole[] = ['portal', 'fund'];
  const table = { moves, statuses: meetingStatuses, roles, facts };

  test('are these, and no others', () => {
    expect(acceptedLines(table)).toEqual(
      linesOf(`
PUBLISHED portal hold HELD
PUBLISHED portal miss NO_SHOW
PUBLISHED fund markHeld HELD
PUBLISHED fund markMissed NO_SHOW
PUBLISHED fund cancel CANCELLED
HELD portal miss NO_SHOW
HELD portal reopen PUBLISHED
HELD fund markMissed NO_SHOW
HELD fund undo PUBLISHED
NO_SHOW portal hold HELD
NO_SHOW portal reopen PUBLISHED
NO_SHOW fund markHeld HELD
NO_SHOW fund undo PUBLISHED
CANCELLED fund restore PUBLISHED
`),
    );
  });

  test('lead everywhere', () => {
    walkEverywhere(table, { start: 'PUBLISHED', keptBy: {} });
  });

  test('are the door’s only as long as staff said nothing, and staff’s only once it has begun', () => {
    const said = { ...facts, isStaffs: true };
    for (const name of ['hold', 'miss', 'reopen'] as const) {
      const [status] = moves[name].from;
      expect(status && decide(moves[name], { status, roles: ['portal'], facts: said })).toBe('STATUS_ERROR');
    }
    const ahead = { ...facts, hasBegun: false };
    expect(decide(moves.markHeld, { status: 'PUBLISHED', roles: ['fund'], facts: ahead })).toBe('STATUS_ERROR');
  });
});

describe('the ways of an offer', () => {
  const facts: OfferFacts = { isInTime: true, hasAccepted: false, bothAccepted: true };
  const moves = offerMoves as Record<OfferMove, Move<OfferStatus, OfferRole, OfferFacts>>;
  const roles: OfferRole[] = ['party', 'portal'];
  const table = { moves, statuses: offerStatuses, roles, facts };

  test('are these, and no others', () => {
    expect(acceptedLines(table)).toEqual(
      linesOf(`
OPEN party accept OPEN
OPEN party decline DECLINED
OPEN portal publish ACCEPTED
OPEN portal lapse LAPSED
`),
    );
  });

  test('lead everywhere, and end', () => {
    walkEverywhere(table, { start: 'OPEN', keptBy: {}, ends: ['ACCEPTED', 'DECLINED', 'LAPSED'] });
  });

  test('are closed to who is late or has said yes already', () => {
    const late = { ...facts, isInTime: false };
    for (const name of ['accept', 'decline'] as const) {
      expect(decide(moves[name], { status: 'OPEN', roles: ['party'], facts: late })).toBe('STATUS_ERROR');
    }
    const twice = { ...facts, hasAccepted: true };
    expect(decide(moves.accept, { status: 'OPEN', roles: ['party'], facts: twice })).toBe('STATUS_ERROR');
    expect(decide(moves.decline, { status: 'OPEN', roles: ['party'], facts: twice })).toBeNull();
    const one = { ...facts, bothAccepted: false };
    expect(decide(moves.publish, { status: 'OPEN', roles: ['portal'], facts: one })).toBe('STATUS_ERROR');
  });

  test('leave time to meet after the answer, and are not made where there is none', () => {
    const slot = { begin: ten, end: at(20) };
    expect(offerEnds(slot, at(-120))).toBe(at(-90));
    expect(offerEnds(slot, at(-10))).toBe(ten);
    expect(offerEnds(slot, at(5))).toBe(at(10));
    expect(offerEnds(slot, at(12))).toBe(at(15));
    expect(offerEnds(slot, at(14, 1))).toBeNull();
    expect(offerEnds(slot, at(19))).toBeNull();
  });
});

describe('who is asked next', () => {
  const party = (id: string, side: 'A' | 'B', blocked: number[] = []) => ({ id, side, atOnce: 1, blocked, least: 0 });
  const wish = (id: string, a: string, b: string, weight = 1, must = false) => ({ id, a, b, weight, must });
  const problem: Problem = {
    slots: 2,
    parties: [party('a1', 'A'), party('a2', 'A'), party('b1', 'B'), party('b2', 'B'), party('b3', 'B', [0])],
    wanted: [
      wish('held', 'a1', 'b1'),
      wish('free', 'a2', 'b2'),
      wish('worth', 'a2', 'b1', 5),
      wish('must', 'a2', 'b3', 1, true),
    ],
    places: [{ id: 'T', tables: 2 }],
    pins: [{ meeting: 'free', slot: 0 }],
  };
  const placed = [{ meeting: 'held', slot: 0, place: 'T', table: 1 }];
  const seat = { place: 'T', table: 2 };
  const open = { problem, slot: 0, seat, closed: new Set<string>(), mayMeet: () => true };

  test('who is free then, and gets the table that was freed', () => {
    expect(nextWaiting({ ...open, placed })).toEqual({ meeting: 'free', slot: 0, ...seat });
  });
  test('what must be and what is worth more comes first', () => {
    expect(nextWaiting({ ...open, placed: [] })?.meeting).toBe('worth');
    expect(nextWaiting({ ...open, slot: 1, placed: [] })?.meeting).toBe('must');
  });
  test('nobody twice, nobody who cannot come, and nobody without a table', () => {
    expect(nextWaiting({ ...open, placed, closed: new Set(['free']) })).toBeNull();
    expect(nextWaiting({ ...open, placed, mayMeet: (id) => id !== 'b2' })).toBeNull();
    const crowded = { ...problem, places: [{ id: 'T', tables: 1 }] };
    expect(nextWaiting({ ...open, problem: crowded, placed })).toBeNull();
  });
  test('everybody else stays where they are, and what is placed is not placed again', () => {
    expect(withMeeting({ problem, placed, slot: 0, seat, meeting: 'free' })).toEqual([
      ...placed,
      { meeting: 'free', slot: 0, ...seat },
    ]);
    expect(withMeeting({ problem, placed, slot: 1, seat, meeting: 'held' })).toBeNull();
  });
});
