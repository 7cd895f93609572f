import { expect, test } from 'vitest';
import { mainlandChina, needsProvinceAndCity } from './country-region.ts';

test('only a unit in mainland China says in which province and city it is', () => {
  expect(needsProvinceAndCity(mainlandChina)).toBe(true);
  expect(needsProvinceAndCity(mainlandChina + 1)).toBe(false);
});
