import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { maxPixels } from '#domain/file/field-rules.ts';
import { type FileFacts, type PreviewWidth, previewWidths } from '#domain/file/words.ts';
import { type Pixels, Unfit } from './measured.ts';

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

const decoded = (path: string) => sharp(path, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();

const drawn = ({ rgba, width, height }: Pixels) => sharp(rgba, { raw: { width, height, channels: 4 } });

const unreadable = (error: unknown): never => {
  throw new Unfit('UNREADABLE', error);
};

/**
 * Pictures in the usual widths, turned as they are looked at and without anything else that the file knew, as where it
 * was taken. A smaller one is not blown up.
 */
export async function makePreviews(source: string | Pixels, folder: string, width: number): Promise<PreviewWidth[]> {
  const wanted = previewWidths.filter((one, at) => at === 0 || one <= width || (previewWidths[at - 1] ?? 0) < width);
  for (const one of wanted) {
    const picture = typeof source === 'string' ? decoded(source) : drawn(source);
    await asPreview(picture.resize({ width: one, withoutEnlargement: true }))
      .toFile(join(folder, `${one}.webp`))
      .catch(unreadable);
  }
  return wanted;
}

/** @returns a WebP */
export const previewOf = (page: Pixels): Promise<Buffer> => asPreview(drawn(page)).toBuffer();

/** A third less work than the library's usual effort, for a fiftieth more bytes. */
const effort = 2;

const asPreview = (picture: Sharp): Sharp => picture.flatten({ background: '#ffffff' }).webp({ quality: 80, effort });
