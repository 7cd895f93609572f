import type { PictureReader } from '#web/scanner/take-look.ts';
import type { WasmLook } from '#web/scanner/wasm-reader.ts';

/**
 * A device whose clock runs only while it looks at a picture, for as long as is said.
 * @param msOf how long a look with these settings, at so many pixels, takes there
 */
export function slowDevice(read: PictureReader, msOf: (settings: WasmLook, pixels: number) => number) {
  let now = 0;
  const counting: PictureReader = (picture, settings) => {
    now += msOf(settings, picture.width * picture.height);
    return read(picture, settings);
  };
  return { read: counting, clock: () => now };
}
