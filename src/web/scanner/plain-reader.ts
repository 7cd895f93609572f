import { BrowserQRCodeReader } from '@zxing/browser';
import { BinaryBitmap, HybridBinarizer, RGBLuminanceSource } from '@zxing/library';
import type { Picture, Seen } from './picture.ts';

const reader = new BrowserQRCodeReader();

/** @zxing/browser as it comes: what it does to a canvas, done to a grey picture. */
export function readPlainly(picture: Picture): Seen {
  const source = new RGBLuminanceSource(picture.light, picture.width, picture.height);
  try {
    const found = reader.decodeBitmap(new BinaryBitmap(new HybridBinarizer(source)));
    const corners = found.getResultPoints().map((point) => ({ x: point.getX(), y: point.getY() }));
    return { readings: [{ text: found.getText(), corners }], located: [] };
  } catch {
    return { readings: [], located: [] };
  }
}
