import { expect, test } from 'vitest';
import type { BusinessDate } from '#domain/instant.ts';
import { personProblems } from '#domain/participant/check-person.ts';
import { normalPerson } from '#domain/participant/normal-person.ts';
import { demoPerson } from './demo-people.ts';

const hotel = {
  firstNight: '2026-11-24' as BusinessDate,
  lastNight: '2026-11-26' as BusinessDate,
  roomsPerNight: 50,
};
const dinner = { sitting: 'welcome', at: '2026-11-25T11:00:00.000Z' as never, seats: 100 };
const host = { dinner: true, firstNight: hotel.firstNight, lastMorning: '2026-11-27' as BusinessDate };
const origins = ['macau', 'mainland', 'abroad'] as const;

test('everybody in the demo would be accepted by the form, and is nobody else', () => {
  const people = Array.from({ length: 300 }, (_, place) => demoPerson(origins[place % 3] ?? 'macau', place, host));
  for (const person of people) {
    expect(
      personProblems(normalPerson(person), { settings: { hotel, dinner }, today: '2026-11-21' as BusinessDate }),
    ).toEqual([]);
  }
  expect(new Set(people.map(({ documentType, documentNumber }) => documentType + documentNumber)).size).toBe(300);
  expect(new Set(people.map(({ phoneCountry, phone }) => phoneCountry + phone)).size).toBe(300);
});
