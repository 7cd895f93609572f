import { expect, test } from 'vitest';
import { makeSlides, makeZip } from '#tests/support/zip.ts';
import { countSlides } from './count-slides.ts';

const blobOf = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)]);

test.each([1, 5, 12])('%i slides are counted', async (slides) => {
  expect(await countSlides(blobOf(makeSlides(slides, 'presentation')))).toBe(slides);
});

test('an archive without slides has none, what is no archive says nothing', async () => {
  expect(await countSlides(blobOf(makeZip({ 'ppt/slides/note.xml': { bytes: Buffer.from('a') } })))).toBe(0);
  expect(await countSlides(blobOf(Buffer.alloc(500)))).toBeNull();
  expect(await countSlides(blobOf(makeSlides(3, 'presentation').subarray(0, -30)))).toBeNull();
});
