import type { Reading } from './picture.ts';
import { drawTestPicture, rgbaOf, testText } from './test-picture.ts';

/** The browser's own detector, where there is one: the Shape Detection API, not in the common types of the DOM. */
interface BarcodeDetector {
  detect(
    image: ImageData | VideoFrame,
  ): Promise<{ rawValue: string; cornerPoints: readonly { x: number; y: number }[] }[]>;
}
interface BarcodeDetectorConstructor {
  new (options: { formats: string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<string[]>;
}

export type SystemReader = (picture: ImageData | VideoFrame) => Promise<Reading[]>;

/**
 * Null where there is none, where it does not know QR codes, or where it says so and cannot (seen on some desktops).
 */
export async function findSystemReader(): Promise<SystemReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorConstructor };
  if (!BarcodeDetector) return null;
  try {
    if (!(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return null;
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    const read: SystemReader = async (picture) => {
      const found = await detector.detect(picture);
      return found.map(({ rawValue, cornerPoints }) => ({ text: rawValue, corners: cornerPoints }));
    };
    const test = drawTestPicture();
    const seen = await read(new ImageData(rgbaOf(test), test.width, test.height));
    return seen.some((reading) => reading.text === testText) ? read : null;
  } catch {
    return null;
  }
}
