import { join } from 'node:path';
import sharp from 'sharp';
import { maxPixels } from '#domain/file/field-rules.ts';
import { type FileFacts, type PreviewWidth, previewWidths } from '#domain/file/words.ts';
import { Unfit } from './measured.ts';

// One file per process: nothing is asked for twice.
sharp.cache(false);
sharp.concurrency(1);

/** Size from the header alone, so that a picture of 100,000 x 100,000 pixels is never unpacked. */
export async function measurePicture(path: string): Promise<FileFacts> {
  const { autoOrient, space } = await sharp(path, { limitInputPixels: false }).metadata().catch(unreadable);
  if (autoOrient.width * autoOrient.height > maxPixels) throw new Unfit('TOO_MANY_PIXELS');
  const colours = coloursOf[space];
  return { width: autoOrient.width, height: autoOrient.height, ...(colours ? { colours } : {}) };
}

/** By the names that the picture library has for them. */
const coloursOf: Readonly<Record<string, NonNullable<FileFacts['colours']>>> = {
  srgb: 'RGB',
  rgb: 'RGB',
  rgb16: 'RGB',
  scrgb: 'RGB',
  cmyk: 'CMYK',
  'b-w': 'GREY',
  grey16: 'GREY',
};

/** The whole picture as it is looked at, in its own format, without anything else that the file knew. */
export async function makeClean(path: string, folder: string): Promise<void> {
  await decoded(path)
    .jpeg({ quality: 90, force: false })
    .keepIccProfile()
    .toFile(join(folder, 'clean'))
    .catch(unreadable);
}

const decoded = (source: string | Buffer) =>
  sharp(source, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();

const unreadable = (error: unknown): never => {
  throw new Unfit('UNREADABLE', error);
};

/**
 * Pictures in the usual widths, turned as they are looked at and without anything else that the file knew, as where it
 * was taken. A smaller one is not blown up.
 */
export async function makePreviews(source: string | Buffer, folder: string, width: number): Promise<PreviewWidth[]> {
  const wanted = previewWidths.filter((one, at) => at === 0 || one <= width || (previewWidths[at - 1] ?? 0) < width);
  for (const one of wanted) {
    await decoded(source)
      .resize({ width: one, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 80 })
      .toFile(join(folder, `${one}.webp`))
      .catch(unreadable);
  }
  return wanted;
}
