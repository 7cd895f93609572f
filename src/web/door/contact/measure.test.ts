// @vitest-environment node
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { DoorContext } from '../context.ts';
import { measure } from './measure.ts';

test('a browser that asks the person first, and hears nothing, holds up no other check, and its own for a second', async () => {
  const timers: { run: () => void; ms: number }[] = [];
  const gigabyte = 1024 ** 3;
  const environment = {
    storage: {
      persisted: async () => false,
      persist: () => new Promise<boolean>(() => undefined),
      estimate: async () => ({ quota: gigabyte, usage: 0 }),
    },
    setTimer: (run: () => void, ms: number) => {
      timers.push({ run, ms });
      return () => undefined;
    },
    monotonicNow: () => 0,
  };
  // Of a phone that is not paired: what needs more than its browser fails.
  const door = { environment } as unknown as DoorContext;
  const told: string[] = [];
  const all = measure(door, ({ check }) => told.push(check));
  await turn();
  expect(told).toContain('storageSpace');
  expect(told).toContain('network');
  expect(told).not.toContain('storagePersisted');
  for (const { run, ms } of timers) if (ms <= 1000) run();
  const measured = await all;
  expect(measured.find(({ check }) => check === 'storagePersisted')).toMatchObject({ passed: false });
  expect(measured.find(({ check }) => check === 'storageSpace')).toMatchObject({ passed: true });
});
