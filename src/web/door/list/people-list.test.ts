// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SnapshotPerson } from '#contract/sign-in/snapshot.ts';
import { instantOf } from '#domain/instant.ts';
import { type SignInKind, signInKinds } from '#domain/participant/kinds.ts';
import { guestId, guest } from '#tests/support/guest.ts';
import { PeopleList } from './people-list.ts';
import { encodePage } from './people-page.ts';

const listOf = (...pages: SnapshotPerson[][]): PeopleList => {
  const list = new PeopleList();
  for (const page of pages) list.add(encodePage(page));
  return list;
};

test('somebody is found by code and by id, as the newest page has them', () => {
  const list = listOf([guest(1), guest(2)], [guest(1, { version: 2, nameTc: '陳大明' })]);
  expect(list.byCredential('CODE1')).toMatchObject({ person: { nameTc: '陳大明', version: 2 } });
  expect(list.byId(guestId(2))).toMatchObject({ person: { nameTc: '賓客2' } });
  expect(list.byCredential('CODE3')).toBeNull();
  expect(list).toMatchObject({ size: 2, replaced: 1 });
});

test('somebody with a new code is still found by the old one, which is known to hold no more', () => {
  const list = listOf([guest(1)], [guest(1, { credential: 'NEW' })]);
  expect(list.byCredential('CODE1')).toMatchObject({ person: { credential: 'NEW' }, former: true });
  expect(list.byCredential('NEW')).toEqual({ person: guest(1, { credential: 'NEW' }) });
});

test('somebody taken off the list is known to be', () => {
  const list = listOf([guest(1), guest(2)], [guest(1, { removed: true, credential: '' })]);
  expect(list.byCredential('CODE1')).toEqual({ removed: true });
  expect([...list.people()].map(({ nameTc }) => nameTc)).toEqual(['賓客2']);
});

test('signed in of expected is counted per kind, and per day where one signs in every day', () => {
  const signed = (kind: SignInKind, scope: string) => ({ kind, scope, firstAt: instantOf(0), gate: 'North' });
  const list = listOf([
    guest(1, {
      kinds: ['ACTIVITY', 'HOTEL'],
      signIns: [signed('ACTIVITY', '2026-11-20'), signed('HOTEL', 'OUT')],
    }),
    guest(2, { signIns: [signed('ACTIVITY', '2026-11-21')] }),
    guest(3, { kinds: ['ACTIVITY', 'DINNER_PARTY'] }),
  ]);
  const counts = (day: string) => list.counts(day).map(({ signedIn, expected }) => [signedIn, expected]);
  expect(counts('')).toEqual([
    [2, 3],
    [0, 1],
    [0, 1],
  ]);
  expect(counts('2026-11-21')[0]).toEqual([1, 3]);
});

describe('whatever comes in whatever pages', () => {
  const change = fc.record({
    n: fc.integer({ min: 0, max: 40 }),
    removed: fc.boolean(),
    code: fc.integer({ min: 0, max: 2 }),
    kinds: fc.subarray([...signInKinds]),
  });

  test('the list is what a plain map would hold', () => {
    fc.assert(
      fc.property(fc.array(fc.array(change, { maxLength: 30 }), { maxLength: 8 }), (pages) => {
        const plain = new Map<string, SnapshotPerson>();
        const list = new PeopleList();
        let version = 0;
        for (const changes of pages) {
          const people = changes.map(({ n, removed, code, kinds }) =>
            guest(n, {
              version: ++version,
              kinds,
              credential: `CODE${n}-${code}`,
              ...(removed ? { removed: true } : {}),
            }),
          );
          list.add(encodePage(people));
          for (const one of people) plain.set(one.participantId, one);
        }
        const present = [...plain.values()].filter(({ removed }) => !removed);
        expect(list.size).toBe(present.length);
        for (const one of plain.values()) {
          const expected = one.removed ? { removed: true } : { person: one };
          expect(list.byId(one.participantId)).toEqual(expected);
          expect(list.byCredential(one.credential)).toEqual(expected);
        }
        const versions = new Map([...list.versions()].map(({ participantId, version }) => [participantId, version]));
        expect(versions).toEqual(new Map(present.map(({ participantId, version }) => [participantId, version])));
      }),
      { numRuns: 200 },
    );
  });
});

test('fifty thousand people are opened and looked up in no time a person would notice', () => {
  const list = new PeopleList();
  for (let from = 0; from < 50_000; from += 2000) {
    list.add(encodePage(Array.from({ length: 2000 }, (_, n) => guest(from + n))));
  }
  for (let n = 0; n < 50_000; n += 997)
    expect(list.byCredential(`CODE${n}`)).toMatchObject({ person: { nameTc: `賓客${n}` } });
  expect(list.size).toBe(50_000);
});
