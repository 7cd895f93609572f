import { i18n } from '@lingui/core';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/api/query-client.ts';
import { storeOrder } from './store-order.ts';

const key = ['letters'];
/** What the server has, and its answers that are on their way, each as it was when it was asked. */
let stored: string;
let answers: (() => void)[];
let stop: () => void;

const read = () => {
  const asked = stored;
  return new Promise<string>((resolve) => answers.push(() => resolve(asked)));
};
const shown = () => queryClient.getQueryData<string>(key);
const allAnswer = async () => {
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
  for (const answer of answers.splice(0)) answer();
  await vi.waitFor(() => expect(queryClient.isFetching({ queryKey: key })).toBe(0));
};

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  [stored, answers] = ['abc', []];
  stop = new QueryObserver(queryClient, { queryKey: key, queryFn: read }).subscribe(() => undefined);
  await allAnswer();
});
afterEach(() => {
  stop();
  queryClient.clear();
});

test('an answer from before does not bring the old order back', async () => {
  void queryClient.invalidateQueries({ queryKey: key });
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const [late] = answers.splice(0);
  const done = storeOrder<string>(key, { show: () => 'bac', store: async () => (stored = 'bac') });
  expect(shown()).toBe('bac');
  late?.();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  expect(shown()).toBe('bac');
  await allAnswer();
  await done;
  expect(shown()).toBe('bac');
});

test('what was read between the press and the store is read again', async () => {
  let store: () => void = () => undefined;
  const isStored = new Promise<void>((resolve) => (store = resolve)).then(() => (stored = 'bac'));
  const done = storeOrder<string>(key, { show: () => 'bac', store: () => isStored });
  void queryClient.invalidateQueries({ queryKey: key });
  await allAnswer();
  expect(shown()).toBe('abc');
  store();
  await allAnswer();
  await done;
  expect(shown()).toBe('bac');
});

test('of two quick presses the second counts, and only then is it read again', async () => {
  const first = storeOrder<string>(key, { show: () => 'bac', store: async () => (stored = 'bac') });
  const second = storeOrder<string>(key, { show: () => 'bca', store: async () => (stored = 'bca') });
  await first;
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await allAnswer();
  await second;
  expect(shown()).toBe('bca');
});

test('an order that is refused gives way to what is stored', async () => {
  const done = storeOrder<string>(key, { show: () => 'cba', store: () => Promise.reject(new TypeError('no network')) });
  expect(shown()).toBe('cba');
  await allAnswer();
  await done;
  expect(shown()).toBe('abc');
});
