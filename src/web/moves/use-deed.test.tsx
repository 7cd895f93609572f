import { i18n } from '@lingui/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#web/api/query-client.ts';
import { currentOverlays } from '#web/ui/overlay-store.ts';
import { useDeed } from './use-deed.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') ?? document.body);
});
afterEach(() => act(async () => root.unmount()));

i18n.loadAndActivate({ locale: 'en', messages: {} });

const call = vi.fn<() => Promise<string>>();

interface Looks {
  refusal?: 'toast' | 'page';
  isAnswered?: boolean;
}

function Page({ says, refusal = 'toast', isAnswered = false }: { says: boolean } & Looks) {
  const { run, busy, failure } = useDeed({
    call,
    ...(says ? { done: (name: string) => `Done: ${name}` } : {}),
    changes: [['things']],
    refusal,
    isAnswered,
  });
  return (
    <>
      <button type="button" aria-busy={busy} onClick={() => void run()}>
        Do it
      </button>
      {refusal === 'page' && <p>{failure?.message}</p>}
    </>
  );
}

const show = (says: boolean, looks: Looks = {}) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Page says={says} {...looks} />
      </QueryClientProvider>,
    ),
  );
const button = () => document.querySelector('button');
const press = () => act(async () => button()?.click());
const isBusy = (busy: 'true' | 'false') =>
  act(() => vi.waitFor(() => expect(button()?.getAttribute('aria-busy')).toBe(busy), { timeout: 5000 }));
const said = () => currentOverlays().toasts.map(({ tone, text }) => `${tone}: ${typeof text === 'string' ? text : ''}`);

it('calls the server once however often it is pressed, and says what became of it', async () => {
  let answer: (name: string) => void = () => undefined;
  call.mockReset().mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await show(true);
  await press();
  await isBusy('true');
  await press();
  expect(call).toHaveBeenCalledTimes(1);
  await act(async () => answer('a list'));
  await isBusy('false');
  expect(said()).toContain('good: Done: a list');
});

it('calls the server also where nothing is said of it', async () => {
  call.mockReset().mockResolvedValue('');
  await show(false);
  await press();
  await act(() => vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1), { timeout: 5000 }));
});

it('says why it was refused, reads anew what somebody else may have changed, and can be pressed again', async () => {
  call.mockReset().mockRejectedValue(new Error('no'));
  await queryClient.fetchQuery({ queryKey: ['things'], queryFn: () => 1 });
  await show(true);
  await press();
  await act(() =>
    vi.waitFor(() => expect(said().some((line) => line.startsWith('bad:'))).toBe(true), { timeout: 5000 }),
  );
  // The button is told that it is busy a moment after the press: not busy alone does not say that it is over.
  await act(() =>
    vi.waitFor(() => expect(queryClient.getQueryState(['things'])?.isInvalidated).toBe(true), { timeout: 5000 }),
  );
  await isBusy('false');
  await press();
  await act(() => vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2), { timeout: 5000 }));
});

it('leaves the refusal to a page that shows it, until the next try', async () => {
  const sentence = () => document.querySelector('p')?.textContent;
  const reads = (text: string) => act(() => vi.waitFor(() => expect(sentence()).toBe(text), { timeout: 5000 }));
  const before = said();
  call.mockReset().mockRejectedValueOnce(new Error('not on a Sunday')).mockResolvedValue('a list');
  await show(false, { refusal: 'page' });
  await press();
  await reads('not on a Sunday');
  expect(said()).toEqual(before);
  await isBusy('false');
  await press();
  await reads('');
  expect(call).toHaveBeenCalledTimes(2);
});

it('reads nothing anew where the answer says it already, unless it was refused', async () => {
  const isOld = () => queryClient.getQueryState(['things'])?.isInvalidated;
  call.mockReset().mockResolvedValueOnce('a list').mockRejectedValue(new Error('no'));
  await queryClient.fetchQuery({ queryKey: ['things'], queryFn: () => 1 });
  await show(true, { isAnswered: true });
  await press();
  await act(() => vi.waitFor(() => expect(said()).toContain('good: Done: a list'), { timeout: 5000 }));
  await isBusy('false');
  expect(isOld()).toBe(false);
  await press();
  await act(() => vi.waitFor(() => expect(isOld()).toBe(true), { timeout: 5000 }));
});
