import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** An iPhone's: it refuses until this page was touched. */
let isTouched: boolean;
let held: (EventTarget & { released: boolean }) | null;
let root: Root;

const request = async () => {
  if (!isTouched) throw new DOMException('', 'NotAllowedError');
  held = Object.assign(new EventTarget(), { released: false, release: () => Promise.resolve() });
  return held;
};
const shown = () => document.querySelector('output')?.textContent;
const touch = () =>
  act(async () => {
    isTouched = true;
    window.dispatchEvent(new Event('pointerup'));
  });

beforeEach(async () => {
  isTouched = false;
  held = null;
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  vi.resetModules();
  const { useWakefulness, useWakeLock } = await import('./use-wake-lock.ts');
  const Screen = () => {
    useWakeLock(true);
    return <output>{useWakefulness()}</output>;
  };
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
  await act(async () => root.render(<Screen />));
});
afterEach(() => act(async () => root.unmount()));

test('after a reload the screen is kept on from the first touch, and says so', async () => {
  expect(shown()).toBe('refused');
  await touch();
  expect(shown()).toBe('held');
});

test('a screen that the system has let go is kept on again', async () => {
  await touch();
  const before = held;
  isTouched = false;
  await act(async () => {
    if (before) before.released = true;
    before?.dispatchEvent(new Event('release'));
  });
  expect(shown()).toBe('refused');
  await touch();
  expect(shown()).toBe('held');
  expect(held).not.toBe(before);
});
