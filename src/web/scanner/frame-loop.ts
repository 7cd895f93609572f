import type { DecodeClient } from './decode-client.ts';
import { areaToSee } from './decode-messages.ts';
import type { CanvasPicture, Sighting } from './decode-messages.ts';
import { longestShortSide } from './looks.ts';

/** Calls `tell` for each new picture of the video, by the best means this browser has. */
export function eachPicture(video: HTMLVideoElement, tell: () => void): () => void {
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

/** Draws the video's picture, always on the same canvas. */
function createDrawing(video: HTMLVideoElement): () => CanvasPicture | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  return () => {
    const area = areaToSee(video.videoWidth, video.videoHeight);
    const scale = Math.min(1, longestShortSide / Math.min(area.width, area.height));
    const [width, height] = [Math.round(area.width * scale), Math.round(area.height * scale)];
    if (!context || width === 0) return null;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    context.drawImage(video, area.x, area.y, area.width, area.height, 0, 0, width, height);
    return { rgba: context.getImageData(0, 0, width, height).data, width, height };
  };
}

function ownFrame(video: HTMLVideoElement): VideoFrame | null {
  try {
    return new VideoFrame(video);
  } catch {
    return null;
  }
}

/**
 * Hands frames to the decoder, one at a time: while one is under way only the newest waits, and nothing queues up.
 * Frames go to it as the camera made them, which costs the page nothing, once one of them has been compared with a
 * canvas.
 */
export function watchFrames(
  video: HTMLVideoElement,
  decode: DecodeClient['decode'],
  hear: (sighting: Sighting) => void,
): () => void {
  const draw = createDrawing(video);
  let ownFrames: 'UNTRIED' | 'GOOD' | 'BAD' = typeof VideoFrame === 'function' ? 'UNTRIED' : 'BAD';
  let isBusy = false;
  let isFresh = false;
  let isStopped = false;

  async function look(): Promise<void> {
    if (isStopped || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return;
    const own = ownFrames === 'BAD' ? null : ownFrame(video);
    const drawn = ownFrames === 'GOOD' && own ? null : draw();
    const { sighting, videoIsGood } = await decode(drawn, own);
    ownFrames = videoIsGood ? 'GOOD' : 'BAD';
    if (!isStopped && sighting.readings.length > 0) hear(sighting);
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
