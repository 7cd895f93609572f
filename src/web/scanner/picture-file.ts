import { createDecodeClient } from './decode-client.ts';
import { nearestToMiddle } from './picture.ts';

/** Photographs of 48 megapixels and more would not fit a phone's canvas. */
const mostPixels = 12_000_000;

export type PictureFileAnswer = { text: string } | 'NO_CODE' | 'NO_PICTURE';

/**
 * The code in a picture from the gallery, a screenshot or a mail; the one nearest to the middle where there are
 * several.
 */
export async function readPictureFile(file: Blob): Promise<PictureFileAnswer> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return 'NO_PICTURE';
  const scale = Math.min(1, Math.sqrt(mostPixels / (picture.width * picture.height)));
  const [width, height] = [Math.floor(picture.width * scale), Math.floor(picture.height * scale)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: true });
  if (!context) return 'NO_PICTURE';
  // A code saved without its card has nothing behind it: make that white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  const client = createDecodeClient({});
  try {
    const rgba = context.getImageData(0, 0, width, height).data;
    const { readings } = await client.decodeStill({ rgba, width, height });
    const meant = nearestToMiddle(readings, width, height);
    return meant ? { text: meant.text } : 'NO_CODE';
  } finally {
    client.stop();
  }
}
