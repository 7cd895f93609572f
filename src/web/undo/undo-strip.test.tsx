import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#web/api/query-client.ts';
import { announce, forgetAnnouncement, type Announcement } from './announcements.ts';
import { UndoStrip } from './undo-strip.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') ?? document.body);
  vi.stubGlobal('fetch', async () => Response.json({ content: [] }));
});
afterEach(() => act(async () => root.unmount()));

i18n.loadAndActivate({ locale: 'en', messages: {} });

const sent = (count: number): Announcement => ({
  kind: 'NOTICE_SENT',
  count,
  endsAt: Date.now() + 60_000 + count,
  groupId: '',
  draftKey: '',
  written: null,
});
const lines = () => [...document.querySelectorAll('li p')].map(({ textContent }) => textContent);
const others = () => document.querySelector<HTMLButtonElement>('[aria-expanded]');

it('what was done last stands below the header, what was done before it behind a button', async () => {
  const later = [sent(3), sent(4)];
  await act(async () => {
    announce(sent(2));
    root.render(
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <UndoStrip />
        </I18nProvider>
      </QueryClientProvider>,
    );
  });
  expect(lines()).toEqual(['On its way to 2 accounts.']);
  expect(others()).toBeNull();

  await act(async () => later.forEach(announce));
  expect(lines()).toEqual(['On its way to 4 accounts.']);
  expect(others()?.textContent).toBe('Show 2 more');
  await act(async () => others()?.click());
  expect(lines()).toEqual(['On its way to 4 accounts.', 'On its way to 3 accounts.', 'On its way to 2 accounts.']);

  await act(async () => later.forEach(forgetAnnouncement));
  expect(lines()).toEqual(['On its way to 2 accounts.']);
  expect(others()).toBeNull();
});
