import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Instant, instantOf, msOf, plusMs } from '#domain/instant.ts';
import { clashesOf, hallClash, inOrder, overlapMinutes, sessionProblems, standingOf } from './session.ts';

const minute = 60_000;
const ten = '2026-11-24T02:00:00.000Z' as Instant;
const span = (from: number, to: number, id = `${from}-${to}`) => ({
  id,
  begins: plusMs(ten, from * minute),
  ends: plusMs(ten, to * minute),
  hall: { tc: '展覽廳', en: 'Hall A', pt: '' },
});

const spans = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 1, max: 180 })), { maxLength: 12 })
  .map((rows) => rows.map(([from, long], at) => span(from, from + long, String(at))));

describe('what a visitor chose', () => {
  test('clashes where time is shared, by as many minutes, and not where one follows the other', () => {
    expect(overlapMinutes(span(0, 60), span(40, 90))).toBe(20);
    expect(overlapMinutes(span(0, 60), span(60, 90))).toBe(0);
    expect(overlapMinutes(span(0, 60), span(10, 20))).toBe(10);
  });

  test('clashes both ways, never with itself, exactly where one minute is in both', () => {
    fc.assert(
      fc.property(spans, (chosen) => {
        const clashes = clashesOf(chosen);
        for (const one of chosen)
          for (const other of chosen) {
            const found = clashes.get(one.id)?.find((clash) => clash.with.id === other.id);
            const [from, to] = [one, other].map(({ begins, ends }) => [msOf(begins), msOf(ends)] as const);
            let shared = 0;
            for (let at = from?.[0] ?? 0; at < (from?.[1] ?? 0); at += minute)
              if (at >= (to?.[0] ?? 0) && at < (to?.[1] ?? 0)) shared += 1;
            expect(found?.minutes ?? 0).toBe(one.id === other.id ? 0 : shared);
          }
      }),
    );
  });

  test('stands in order of time', () => {
    fc.assert(
      fc.property(spans, (chosen) => {
        const begins = inOrder(chosen).map((one) => one.begins);
        expect(begins).toEqual(begins.toSorted());
      }),
    );
  });
});

describe('a hall', () => {
  test('is one at a time, whatever language names it', () => {
    const other = { ...span(30, 90, 'other'), hall: { tc: '', en: ' hall a ', pt: 'Sala A' } };
    expect(hallClash(span(0, 60), [other])?.id).toBe('other');
    expect(hallClash(span(0, 30), [other])).toBeNull();
    expect(hallClash(span(0, 60), [{ ...other, hall: { en: 'Hall B', tc: '', pt: '' } }])).toBeNull();
  });

  test('is free for the session that is in it already', () => {
    expect(hallClash(span(0, 60), [span(0, 60)])).toBeNull();
  });
});

test('at any time at most those are next that begin first of what is ahead, and what is on is on', () => {
  fc.assert(
    fc.property(spans, fc.integer({ min: -10, max: 800 }), (all, at) => {
      const now = instantOf(msOf(ten) + at * minute);
      for (const one of all) {
        const standing = standingOf(one, all, now);
        expect(standing === 'over').toBe(one.ends <= now);
        expect(standing === 'now').toBe(one.begins <= now && now < one.ends);
        if (standing === 'next') expect(all.every(({ begins }) => begins <= now || begins >= one.begins)).toBe(true);
      }
      const ahead = all.some(({ begins }) => begins > now);
      expect(all.some((one) => standingOf(one, all, now) === 'next')).toBe(ahead);
    }),
  );
});

test('a session has a name, a hall, and an end after its beginning; a speaker has a name', () => {
  const said = { ...span(0, 60), nameTc: '', nameEn: 'Opening', namePt: '', speakers: [{ name: { en: 'Ada' } }] };
  expect(sessionProblems(said)).toEqual([]);
  expect(
    sessionProblems({ ...said, nameEn: ' ', hall: {}, ends: said.begins, speakers: [{ name: {} }] }).map(
      ({ path, problem }) => `${path} ${problem}`,
    ),
  ).toEqual(['nameTc required', 'ends endBeforeStart', 'hall.tc required', 'speakers.0.name.tc required']);
  expect(sessionProblems({ ...said, ends: plusMs(said.begins, 25 * 60 * minute) })).toMatchObject([{ path: 'ends' }]);
});
