import { openPromise } from 'yauzl';
import type { FileFacts } from '#domain/file/words.ts';
import { Unfit } from './measured.ts';

const mostEntries = 20_000;
const mostUnpacked = 2 * 1024 * 1024 * 1024;
/** Text packs well, films hardly; a thousandfold is neither. */
const mostTimes = 200;
const alwaysFine = 64 * 1024 * 1024;
const slide = /^ppt\/slides\/slide\d+\.xml$/;

/**
 * Slides of a pptx or ppsx are the slide parts of its archive. Nothing is unpacked: what the archive says of its own
 * size is enough to know one that would burst, and it is held to what it says when it is read by others.
 * @throws Unfit
 */
export async function measureOffice(path: string, isSlides: boolean): Promise<FileFacts> {
  let slides = 0;
  let entries = 0;
  let packed = 0;
  let unpacked = 0;
  try {
    const archive = await openPromise(path);
    for await (const entry of archive.eachEntry()) {
      entries++;
      packed += entry.compressedSize;
      unpacked += entry.uncompressedSize;
      if (slide.test(entry.fileName)) slides++;
      if (entries > mostEntries || unpacked > mostUnpacked) throw new Unfit('UNREADABLE');
    }
  } catch (error) {
    throw new Unfit('UNREADABLE', error);
  }
  if (unpacked > alwaysFine && unpacked > packed * mostTimes) throw new Unfit('UNREADABLE');
  return isSlides ? { slides } : {};
}
