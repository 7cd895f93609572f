import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeepStorage, PairInHomeScreen } from './phone-advice.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1';
const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';

/** What a steward reads on it. */
async function readOn(userAgent: string, { installed }: { installed: boolean }): Promise<string> {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 });
  vi.stubGlobal('matchMedia', () => ({ matches: installed }));
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <PairInHomeScreen />
        <KeepStorage />
      </I18nProvider>,
    ),
  );
  return document.body.textContent ?? '';
}

test('an iPhone in Safari is told before pairing, and at the check, that only the home screen keeps what is stored', async () => {
  const said = await readOn(iPhone, { installed: false });
  expect(said.match(/Add to Home Screen/g)).toHaveLength(2);
  expect(said).toContain('may be lost after a week');
});

test('one that was opened from the home screen, and any other phone, is told to allow it', async () => {
  for (const said of [await readOn(iPhone, { installed: true }), await readOn(android, { installed: false })]) {
    expect(said).not.toContain('Add to Home Screen');
    expect(said).toContain('allow it');
  }
});
