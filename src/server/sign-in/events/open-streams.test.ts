import { describe, expect, test } from 'vitest';
import { OpenStreams } from './open-streams.ts';

const never = (): void => undefined;
const hall = '203.0.113.7';

describe('the streams that a process holds', () => {
  test('are a thousand of one address, and whoever goes makes room', () => {
    const streams = new OpenStreams();
    const leave = Array.from({ length: 1000 }, (_, n) => {
      expect(streams.hasRoom(hall)).toBe(true);
      return streams.add({ of: `phone ${n}`, address: hall, end: never });
    });
    expect(streams.hasRoom(hall)).toBe(false);
    expect(streams.hasRoom('203.0.113.8')).toBe(true);
    leave[500]?.();
    expect(streams.hasRoom(hall)).toBe(true);
  });

  test('are six of one phone or login, wherever it is: the oldest makes room, also at its address', () => {
    const streams = new OpenStreams();
    const ended: number[] = [];
    for (let n = 1; n <= 8; n++) streams.add({ of: 'Ana', address: `203.0.113.${n}`, end: () => ended.push(n) });
    streams.add({ of: 'Rui', address: hall, end: never });
    expect(ended).toEqual([1, 2]);
  });

  test('a login that opens them without end never fills its address for others', () => {
    const streams = new OpenStreams();
    for (let n = 0; n < 2000; n++) streams.add({ of: 'Ana', address: hall, end: never });
    expect(streams.hasRoom(hall)).toBe(true);
  });
});
