import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Camera, createCamera } from './camera.ts';

/** The camera of an iPhone, as its browser hands it to a page. */
class Track extends EventTarget {
  readonly kind = 'video';
  readonly label = 'Back Camera';
  muted = false;
  stop = vi.fn<() => void>();
  getSettings = () => ({ deviceId: 'back', facingMode: 'environment' });
  getCapabilities = () => ({});
  applyConstraints = () => Promise.resolve();
  setMuted(muted: boolean): void {
    this.muted = muted;
    this.dispatchEvent(new Event(muted ? 'mute' : 'unmute'));
  }
}

let tracks: Track[];
let camera: Camera;
let nextPicture: () => void;

const settled = () => vi.advanceTimersByTimeAsync(0);
/** Pictures come ten times a second. */
const run = async (seconds: number) => {
  for (let tenth = 0; tenth < seconds * 10; tenth++) {
    await vi.advanceTimersByTimeAsync(100);
    nextPicture();
  }
};
const latest = () => {
  const track = tracks.at(-1);
  if (!track) throw new Error('no camera was opened');
  return track;
};

beforeEach(async () => {
  vi.useFakeTimers();
  tracks = [];
  nextPicture = () => undefined;
  const video = document.createElement('video');
  Object.defineProperties(video, {
    srcObject: { value: null, writable: true },
    play: { value: () => Promise.resolve() },
    requestVideoFrameCallback: {
      value: (tell: () => void) => {
        nextPicture = tell;
        return 1;
      },
    },
    cancelVideoFrameCallback: { value: () => undefined },
  });
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: Object.assign(new EventTarget(), {
      enumerateDevices: () => Promise.resolve([]),
      getUserMedia: () => {
        const track = new Track();
        tracks.push(track);
        return Promise.resolve({ getTracks: () => [track], getVideoTracks: () => [track] });
      },
    }),
  });
  camera = createCamera(video);
  camera.start();
  await settled();
});
afterEach(() => {
  camera.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a camera that a call has taken says so, and is opened anew when the call is over', async () => {
  await run(5);
  expect(camera.state().status).toBe('ON');
  latest().setMuted(true);
  expect(camera.state().status).toBe('INTERRUPTED');
  latest().setMuted(false);
  await settled();
  expect([camera.state().status, tracks.length]).toEqual(['ON', 2]);
  expect(tracks[0]?.stop).toHaveBeenCalled();
});

test('a camera whose pictures stop coming is opened anew; one that goes on is left alone', async () => {
  await run(10);
  expect(tracks).toHaveLength(1);
  const seen: string[] = [];
  camera.subscribe(() => seen.push(camera.state().status));
  await vi.advanceTimersByTimeAsync(4500);
  expect(seen.slice(0, 2)).toEqual(['INTERRUPTED', 'ON']);
  expect(tracks).toHaveLength(2);
  await run(10);
  expect(tracks).toHaveLength(2);
});
