import { expect, it } from 'vitest';
import { pathOfHash } from './hash-routes.ts';

it.each([
  ['#/home', '/home'],
  ['#/recruit?activityId=1', '/recruit?activityId=1'],
  ['#/change-role2?toRole=EXHIBITOR', '/change-role2?toRole=EXHIBITOR'],
  ['#/public-event/', '/public-event'],
  ['#main', null],
  ['#/somewhere-else', null],
  ['', null],
])('%s leads to %s', (hash, path) => {
  expect(pathOfHash(hash)).toBe(path);
});
