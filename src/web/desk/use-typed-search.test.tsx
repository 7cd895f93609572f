import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypedSearch } from './use-typed-search.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') ?? document.body);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

let type: (words: string) => void;
const told = vi.fn<(words: string) => void>();

function Field({ address }: { address: string }) {
  const [typed, setTyped] = useTypedSearch(address, told);
  useEffect(() => {
    type = setTyped;
  }, [setTyped]);
  return <p>{typed}</p>;
}

const show = (address: string) => act(async () => root.render(<Field address={address} />));
const typing = (words: string) => act(async () => type(words));
const waiting = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const shown = () => document.querySelector('p')?.textContent;

it('asks once for a word typed without a pause, and keeps what is typed meanwhile', async () => {
  await show('');
  for (const words of ['l', 'li', 'liu']) await typing(words);
  expect(told).not.toHaveBeenCalled();
  await waiting(300);
  expect(told.mock.calls).toEqual([['liu']]);
  await typing('liu j');
  await show('liu');
  expect(shown()).toBe('liu j');
  await waiting(300);
  expect(told).toHaveBeenLastCalledWith('liu j');
});

it('shows what the address says after going back and after all filters were taken away', async () => {
  await show('wong');
  await show('');
  expect(shown()).toBe('');
  await show('wong');
  expect(shown()).toBe('wong');
});
