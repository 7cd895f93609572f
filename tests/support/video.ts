import { closeSync, openSync, writeSync } from 'node:fs';
import type { Picture } from '#web/scanner/picture.ts';

/** A video file that Chromium shows as its camera, 30 pictures a second, over and over. All are of one size. */
export async function writeVideo(path: string, pictures: Iterable<Picture> | AsyncIterable<Picture>): Promise<void> {
  const file = openSync(path, 'w');
  let colours: Buffer | null = null;
  for await (const { width, height, light } of pictures) {
    if (!colours) {
      writeSync(file, `YUV4MPEG2 W${width} H${height} F30:1 Ip A1:1 C420jpeg\n`);
      colours = Buffer.alloc((width * height) / 2, 128);
    }
    writeSync(file, 'FRAME\n');
    writeSync(file, light);
    writeSync(file, colours);
  }
  closeSync(file);
}
