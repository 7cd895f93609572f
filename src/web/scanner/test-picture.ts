import type { Picture } from './picture.ts';

export const testText = 'READS';

/** A QR code of `testText`, a row of 21 modules each, dark is 1. */
const rows = [
  0x1fcc7f, 0x104241, 0x175c5d, 0x175f5d, 0x175b5d, 0x105d41, 0x1fd57f, 0x001b00, 0x17cd7c, 0x1ea926, 0x0fea9b,
  0x123430, 0x14e29f, 0x001bc8, 0x1fc563, 0x105bc9, 0x175d20, 0x175d24, 0x175694, 0x104835, 0x1fda94,
];
const modules = rows.length;
const quiet = 4;
const modulePixels = 8;

/** What a reader must read before it is trusted; reading it a few times also warms it. */
export function drawTestPicture(): Picture {
  const width = (modules + 2 * quiet) * modulePixels;
  const light = new Uint8ClampedArray(width * width).fill(235);
  for (let y = 0; y < modules * modulePixels; y++) {
    for (let x = 0; x < modules * modulePixels; x++) {
      const row = rows[Math.floor(y / modulePixels)] ?? 0;
      const isDark = (row >> (modules - 1 - Math.floor(x / modulePixels))) & 1;
      if (isDark) light[(y + quiet * modulePixels) * width + x + quiet * modulePixels] = 20;
    }
  }
  return { width, height: width, light };
}

export function rgbaOf(picture: Picture): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(picture.light.length * 4);
  for (let i = 0; i < picture.light.length; i++)
    rgba.fill(picture.light[i] ?? 0, 4 * i, 4 * i + 3).fill(255, 4 * i + 3, 4 * i + 4);
  return rgba;
}
