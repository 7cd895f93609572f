import { afterEach, expect, it, vi } from 'vitest';
import { chosenLocale, keepLocale } from './stored-locale.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('follows the browser on the first visit only', () => {
  vi.stubGlobal('navigator', { languages: ['pt-BR', 'en'] });
  expect(chosenLocale()).toBe('pt');
  vi.stubGlobal('navigator', { languages: ['en'] });
  expect(chosenLocale()).toBe('pt');
});

it('holds to what was chosen', () => {
  keepLocale('sc');
  expect(chosenLocale()).toBe('sc');
});
