import { squareSide, wholeFrameEvery } from './looks.ts';
import { movedCorners } from './picture.ts';
import type { Area, Reading } from './picture.ts';

type Decode = (rgba: Uint8ClampedArray<ArrayBuffer>, width: number, height: number) => Promise<Reading[]>;

/** The part of the video that the next frame is cut from, and how large it is drawn. */
function nextCut(width: number, height: number, whole: boolean): Area & { scale: number } {
  if (whole) {
    const scale = Math.min(1, (1.8 * squareSide) / Math.max(width, height));
    return { x: 0, y: 0, width, height, scale };
  }
  const side = Math.min(width, height);
  return {
    x: (width - side) >> 1,
    y: (height - side) >> 1,
    width: side,
    height: side,
    scale: Math.min(1, squareSide / side),
  };
}

/** Calls `tell` for each new picture of the video, by the best means this browser has. */
function eachPicture(video: HTMLVideoElement, tell: () => void): () => void {
  let handle = 0;
  if ('requestVideoFrameCallback' in video) {
    const next = () => {
      handle = video.requestVideoFrameCallback(next);
      tell();
    };
    handle = video.requestVideoFrameCallback(next);
    return () => video.cancelVideoFrameCallback(handle);
  }
  const other: HTMLVideoElement = video;
  let shown = -1;
  const next = () => {
    handle = requestAnimationFrame(next);
    if (other.currentTime === shown) return;
    shown = other.currentTime;
    tell();
  };
  handle = requestAnimationFrame(next);
  return () => cancelAnimationFrame(handle);
}

/**
 * Hands frames to the decoder, one at a time: while one is under way only the newest waits, and nothing queues up.
 * @param hear told the readings of a frame, corners in pixels of the video, and the size of the video
 */
export function watchFrames(
  video: HTMLVideoElement,
  decode: Decode,
  hear: (readings: Reading[], width: number, height: number) => void,
): () => void {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  let isBusy = false;
  let isFresh = false;
  let isStopped = false;
  let count = 0;

  async function look(): Promise<void> {
    const { videoWidth, videoHeight } = video;
    if (!context || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || videoWidth === 0) return;
    const cut = nextCut(videoWidth, videoHeight, ++count % wholeFrameEvery === 0);
    const [width, height] = [Math.round(cut.width * cut.scale), Math.round(cut.height * cut.scale)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    context.drawImage(video, cut.x, cut.y, cut.width, cut.height, 0, 0, width, height);
    const readings = await decode(context.getImageData(0, 0, width, height).data, width, height);
    if (isStopped || readings.length === 0) return;
    const inVideo = readings.map((reading) => ({
      text: reading.text,
      corners: movedCorners(reading.corners, 1 / cut.scale, cut.x, cut.y),
    }));
    hear(inVideo, videoWidth, videoHeight);
  }

  async function lookWhileFresh(): Promise<void> {
    isFresh = true;
    if (isBusy) return;
    isBusy = true;
    while (isFresh) {
      isFresh = false;
      await look().catch(() => undefined);
    }
    isBusy = false;
  }

  const stop = eachPicture(video, () => void lookWhileFresh());
  return () => {
    isStopped = true;
    stop();
  };
}
