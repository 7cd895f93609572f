import { describe, expect, test } from 'vitest';
import type { BusinessDate, Instant } from '#domain/instant.ts';
import { fits, hotelNights, nothingTaken, staysOn, takenBy } from './capacity.ts';

const day = (text: string) => text as BusinessDate;
const first = day('2026-11-20');
const second = day('2026-11-21');
const third = day('2026-11-22');
const hotel = { firstNight: first, lastNight: second, roomsPerNight: 2 };
const dinner = { sitting: '', at: '2026-11-21T11:00:00.000Z' as Instant, seats: 2 };
const guest = { hotel: true, checkIn: first, checkOut: third, dinner: true };
const taken = (people: number, rooms = people) => ({
  dinner: people,
  rooms: new Map([
    [first, rooms],
    [second, rooms],
  ]),
});

test('the nights of a hotel are all from its first to its last', () => {
  expect(hotelNights(hotel)).toEqual([first, second]);
  expect(hotelNights({ ...hotel, lastNight: first })).toEqual([first]);
});

test('somebody stays from the day of arrival until the night before leaving, and not without a hotel', () => {
  expect([first, second, third].map((night) => staysOn(guest, night))).toEqual([true, true, false]);
  expect(staysOn({ ...guest, checkIn: second }, first)).toBe(false);
  expect(staysOn({ ...guest, hotel: false }, first)).toBe(false);
  expect(staysOn({ ...guest, checkIn: null }, first)).toBe(false);
  expect(staysOn({ ...guest, checkOut: null }, first)).toBe(false);
});

test('people take a seat who dine, and a room of each night they stay', () => {
  const people = [guest, { ...guest, dinner: false, checkOut: second }, { ...guest, hotel: false }];
  expect(takenBy(people, [first, second])).toEqual({
    dinner: 2,
    rooms: new Map([
      [first, 2],
      [second, 1],
    ]),
  });
  expect(nothingTaken).toEqual({ dinner: 0, rooms: new Map() });
});

describe('what is taken fits', () => {
  test('up to the last seat and room', () => {
    expect(fits({ hotel, dinner }, nothingTaken, taken(2))).toBe(true);
    expect(fits({ hotel, dinner }, nothingTaken, taken(3, 2))).toBe(false);
    expect(fits({ hotel, dinner }, nothingTaken, taken(2, 3))).toBe(false);
  });

  test('nowhere where there is no dinner or no hotel', () => {
    expect(fits({ hotel, dinner: null }, nothingTaken, taken(1))).toBe(false);
    expect(fits({ hotel: null, dinner }, nothingTaken, taken(1))).toBe(false);
    expect(fits({ hotel: null, dinner: null }, nothingTaken, taken(0))).toBe(true);
  });

  test('also beyond that, when it was so before and does not get worse', () => {
    expect(fits({ hotel, dinner }, taken(4), taken(4))).toBe(true);
    expect(fits({ hotel, dinner }, taken(4), taken(3))).toBe(true);
    expect(fits({ hotel, dinner }, taken(4), taken(5))).toBe(false);
    expect(fits({ hotel, dinner }, taken(4), taken(4, 5))).toBe(false);
  });
});
