import { expect, it } from 'vitest';
import { holdReload, reasonsToWait, reloadIsHeld } from './busy-work.ts';

it('holds a reload back until everyone is done', async () => {
  const typing = holdReload('a form is half filled');
  const scanning = holdReload('people are being scanned');
  expect(reasonsToWait()).toEqual(['a form is half filled', 'people are being scanned']);
  typing();
  typing();
  expect(await reloadIsHeld()).toBe(true);
  scanning();
  expect(await reloadIsHeld()).toBe(false);
});
