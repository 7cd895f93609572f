import { imageTypes, typeOfName } from '#domain/file/file-types.ts';
import type { FileFacts } from '#domain/file/words.ts';

const longestLookMs = 4000;

/**
 * What the browser can tell of a file before it is sent: a film's length and size, a picture's size, how many slides there
 * are. A file that it cannot read says nothing; the server looks again at every one.
 */
export async function lookInside(file: File): Promise<FileFacts> {
  const type = typeOfName(file.name);
  if (type === 'pptx' || type === 'ppsx') return slidesOf(file);
  if (type === 'mp4') return withAddress(file, videoFacts);
  if (type && imageTypes.has(type) && type !== 'tif') return withAddress(file, pictureFacts);
  return {};
}

async function slidesOf(file: File): Promise<FileFacts> {
  const { countSlides } = await import('./count-slides.ts');
  const slides = await countSlides(file).catch(() => null);
  return slides === null ? {} : { slides };
}

async function withAddress(file: File, look: (address: string) => Promise<FileFacts>): Promise<FileFacts> {
  const address = URL.createObjectURL(file);
  try {
    return await Promise.race([look(address), afterAWhile()]);
  } catch {
    return {};
  } finally {
    URL.revokeObjectURL(address);
  }
}

const afterAWhile = (): Promise<FileFacts> =>
  new Promise((resolve) => {
    setTimeout(() => resolve({}), longestLookMs);
  });

const videoFacts = (address: string): Promise<FileFacts> =>
  new Promise((resolve, reject) => {
    const video = document.createElement('video');
    video.preload = 'metadata';
    video.muted = true;
    video.addEventListener('loadedmetadata', () => {
      const { duration, videoWidth, videoHeight } = video;
      resolve({
        ...(Number.isFinite(duration) ? { seconds: duration } : {}),
        ...(videoWidth > 0 ? { width: videoWidth, height: videoHeight } : {}),
      });
    });
    video.addEventListener('error', () => reject(new Error('not readable here')));
    video.src = address;
  });

const pictureFacts = (address: string): Promise<FileFacts> =>
  new Promise((resolve, reject) => {
    const picture = new Image();
    picture.addEventListener('load', () => resolve({ width: picture.naturalWidth, height: picture.naturalHeight }));
    picture.addEventListener('error', () => reject(new Error('not readable here')));
    picture.src = address;
  });
