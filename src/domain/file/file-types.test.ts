import { expect, test } from 'vitest';
import { imageTypes, isHeic, typeOfName } from './file-types.ts';

test.each([
  ['booth.JPEG', 'jpg', true],
  ['booth.png', 'png', true],
  ['print.TIF', 'tif', true],
  ['plan.of.the.booth.pdf', 'pdf', false],
  ['logo.ai', 'ai', false],
  ['film.mp4', 'mp4', false],
] as const)('%s is a %s; whether it is looked at as a picture: %s', (name, type, isPicture) => {
  expect(typeOfName(name)).toBe(type);
  expect(imageTypes.has(type)).toBe(isPicture);
});

test.each(['film', 'film.', 'film.exe', '.bashrc'])('no field knows %s', (name) => {
  expect(typeOfName(name)).toBeNull();
});

test('pictures of iPhones are known by their names', () => {
  expect(['IMG_1.HEIC', 'IMG_1.heif', 'heic.jpg'].map(isHeic)).toEqual([true, true, false]);
});
