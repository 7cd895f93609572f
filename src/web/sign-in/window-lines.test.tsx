import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Instant } from '#domain/instant.ts';
import { WindowLines } from './window-lines.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') ?? document.body);
});
afterEach(() => act(async () => root.unmount()));

const nine = '2026-11-25T01:00:00.000Z' as Instant;
const midnight = '2026-11-25T16:00:00.000Z' as Instant;

test.each([
  [{ opensAt: nine, closesAt: midnight }, 'Open from 25 November 2026, 09:00 to 26 November 2026, 00:00 (Macau time)'],
  [{ opensAt: nine, closesAt: null }, 'Open from 25 November 2026, 09:00 (Macau time)'],
  [{ opensAt: null, closesAt: nine }, 'Open until 25 November 2026, 09:00 (Macau time)'],
])('%o is told by the clock in Macau', async (window, words) => {
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <WindowLines windows={[window]} />
      </I18nProvider>,
    ),
  );
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([words]);
});
