import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changed } from './changed.ts';
import { queryClient } from './query-client.ts';
import { keepSessionToken } from './session-token.ts';
import { useAnswer } from './use-answer.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** What the server says now. */
let stored: string;
let root: Root;
const read = () => Promise.resolve(stored);
/** Answers with what is stored now, once it is let go. */
let letGo: () => void;
const readSlowly = () => {
  const asked = stored;
  return new Promise<string>((resolve) => (letGo = () => resolve(asked)));
};
const Slow = () => <output>{useAnswer('own home', readSlowly).data}</output>;

const Home = () => <output>{useAnswer('activities', read).data}</output>;
const Desk = () => <output>{useQuery({ queryKey: ['desk-activities', 'list'], queryFn: read }).data}</output>;

const open = (page: 'home' | 'desk' | 'slow' | 'nothing') =>
  act(async () => {
    root.render(
      <QueryClientProvider client={queryClient}>
        {page === 'home' && <Home />}
        {page === 'desk' && <Desk />}
        {page === 'slow' && <Slow />}
      </QueryClientProvider>,
    );
  });
const shown = () => document.querySelector('output')?.textContent;
const settles = (text: string) =>
  vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(shown()).toBe(text);
  });

beforeEach(async () => {
  queryClient.clear();
  await changed();
  stored = 'a draft';
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
});
afterEach(() => act(async () => root.unmount()));

test.each(['home', 'desk'] as const)(
  '%s shows a change at once, whether it stands there or is opened later',
  async (page) => {
    await open(page);
    await settles('a draft');
    stored = 'published';
    await act(() => changed(['desk-activities']));
    await settles('published');

    await open('nothing');
    stored = 'cancelled';
    await act(() => changed(['desk-activities']));
    await open(page);
    await settles('cancelled');
  },
);

test('what has not changed is not asked for again', async () => {
  await open('desk');
  await settles('a draft');
  stored = 'published';
  await act(() => changed(['messages']));
  expect(shown()).toBe('a draft');
});

test('what was on its way for whoever was there before is not shown to whoever is there now', async () => {
  stored = 'of Chan';
  await open('slow');
  await settles('');
  const ofChan = letGo;
  keepSessionToken('of Lei');
  stored = 'of Lei';
  await act(async () => ofChan());
  await settles('');
  await act(async () => letGo());
  await settles('of Lei');

  // Nor does it stay for a page that is opened later.
  stored = 'of Wong';
  keepSessionToken('of Wong');
  await open('nothing');
  await open('slow');
  await settles('');
  const ofWong = letGo;
  await open('nothing');
  keepSessionToken(null);
  await act(async () => ofWong());
  await open('slow');
  await settles('');
});
