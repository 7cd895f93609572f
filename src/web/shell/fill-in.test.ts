import { expect, it, vi } from 'vitest';
import './fill-in.ts';

// Before anything is imported.
vi.hoisted(() => {
  for (const [where, name] of [
    [Promise, 'withResolvers'],
    [AbortSignal, 'any'],
    [Map, 'groupBy'],
    [Object, 'groupBy'],
  ] as const) {
    Reflect.deleteProperty(where, name);
  }
});

it('a promise comes with its two ends', async () => {
  const kept = Promise.withResolvers<string>();
  kept.resolve('done');
  expect(await kept.promise).toBe('done');
  const broken = Promise.withResolvers();
  broken.reject(new Error('broken'));
  await expect(broken.promise).rejects.toThrow('broken');
});

it('a signal follows whichever of several fires first, with its reason', () => {
  const [leaving, late] = [new AbortController(), new AbortController()];
  const either = AbortSignal.any([leaving.signal, late.signal]);
  expect(either.aborted).toBe(false);
  late.abort('too late');
  leaving.abort('left');
  expect(either).toMatchObject({ aborted: true, reason: 'too late' });
  expect(AbortSignal.any([AbortSignal.abort('before'), new AbortController().signal]).reason).toBe('before');
});

it('things are grouped by what they have in common', () => {
  const odd = (n: number) => (n % 2 ? 'odd' : 'even');
  expect({ ...Object.groupBy([1, 2, 3], odd) }).toEqual({ odd: [1, 3], even: [2] });
  expect(Map.groupBy([1, 2, 3], odd)).toEqual(
    new Map([
      ['odd', [1, 3]],
      ['even', [2]],
    ]),
  );
});
