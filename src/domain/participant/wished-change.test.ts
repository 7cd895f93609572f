import { expect, test } from 'vitest';
import { kindsOf } from './kinds.ts';
import type { Person } from './person.ts';
import { peopleAfter, representativeAfter, type WishedChange } from './wished-change.ts';

const person = (nameEn: string) => ({ nameEn }) as Person;
const ana = { id: 'ana', person: person('Ana') };
const rui = { id: 'rui', person: person('Rui') };
const named = (changes: WishedChange[]) => peopleAfter([ana, rui], changes).map((one) => [one.id, one.person.nameEn]);

test('a list as it would be: without who is removed, with who is added, others as corrected', () => {
  const corrected: WishedChange = { kind: 'edit', participantId: 'ana', person: person('Ana Lei') };
  const added: WishedChange = { kind: 'add', person: person('Mei'), representative: false };
  expect(named([corrected])).toEqual([
    ['ana', 'Ana Lei'],
    ['rui', 'Rui'],
  ]);
  expect(named([corrected, { kind: 'remove', participantId: 'rui' }, added])).toEqual([
    ['ana', 'Ana Lei'],
    [null, 'Mei'],
  ]);
});

test('somebody represents the unit: who did, who is wished, or one newcomer, unless removed', () => {
  const newcomer: WishedChange = { kind: 'add', person: person('Mei'), representative: true };
  const without = (participantId: string): WishedChange => ({ kind: 'remove', participantId });
  expect(representativeAfter('ana', null, [])).toBe(true);
  expect(representativeAfter(null, null, [])).toBe(false);
  expect(representativeAfter('ana', null, [without('ana')])).toBe(false);
  expect(representativeAfter('ana', null, [without('rui')])).toBe(true);
  expect(representativeAfter('ana', 'rui', [without('ana')])).toBe(true);
  expect(representativeAfter('ana', null, [newcomer])).toBe(true);
  expect(representativeAfter('ana', 'rui', [newcomer])).toBe(false);
  expect(representativeAfter('ana', null, [newcomer, newcomer])).toBe(false);
});

test('everybody is signed in for the activity, who dines for the dinner, who stays for the hotel (G78)', () => {
  expect(kindsOf({ dinner: false, hotel: false })).toEqual(['ACTIVITY']);
  expect(kindsOf({ dinner: true, hotel: false })).toEqual(['ACTIVITY', 'DINNER_PARTY']);
  expect(kindsOf({ dinner: false, hotel: true })).toEqual(['ACTIVITY', 'HOTEL']);
});
