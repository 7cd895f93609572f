import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diallingCodes } from '#domain/lists/dialling-codes.ts';
import { PhoneField } from './phone-field.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') ?? document.body);
});
afterEach(() => act(async () => root.unmount()));

async function shown(countryCode: string): Promise<(string | undefined)[]> {
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <PhoneField label="Mobile" value={{ countryCode, mobile: '9912345' }} onChange={() => undefined} />
      </I18nProvider>,
    ),
  );
  return [...document.querySelectorAll('input')].map(({ value }) => value);
}

test.each(['CV', 'MO', 'US', 'KZ'] as const)('a number of %s is shown with the code of its country', async (region) => {
  expect(await shown(diallingCodes[region])).toEqual([`+${diallingCodes[region]}`, '9912345']);
});
