import { Listeners } from '#web/listeners.ts';
import { chosenCamera, rememberCamera } from './camera-choice.ts';
import { faultOf } from './camera-fault.ts';
import type { CameraFault } from './camera-fault.ts';
import { lensesOf, tuneLens } from './lens.ts';
import type { Lens, ZoomRange } from './lens.ts';
import { eachPicture } from './frame-loop.ts';

export type CameraState =
  | { status: 'OFF' }
  | { status: 'STARTING' }
  /** Given back to the system while the page is hidden; it comes back by itself. */
  | { status: 'RESTING' }
  /** The system has taken it for a moment, or its pictures stopped coming; it is opened again. */
  | { status: 'INTERRUPTED' }
  | { status: 'FAULT'; fault: CameraFault }
  | { status: 'ON'; lens: Lens; lenses: readonly Lens[]; torch: boolean | null; zoom: ZoomRange | null };

export interface Camera {
  start(): void;
  stop(): void;
  /** Takes another lens, and remembers it for the next time. */
  choose(lensId: string): void;
  setTorch(lit: boolean): void;
  setZoom(zoom: number): void;
  state(): CameraState;
  subscribe(listener: () => void): () => void;
}

/** Without a new picture for so long, while somebody can see it, the camera is opened again. */
const stuckMs = 3000;

/** A 720p stream is what the decoder wants: more pixels make it slower, not better. */
const wanted = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } };

/** The remembered camera, or the one that looks away from the person where that is gone or none was chosen. */
async function openStream(lensId: string | null): Promise<MediaStream> {
  const which = lensId ? { deviceId: { exact: lensId } } : { facingMode: { ideal: 'environment' } };
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: false, video: { ...wanted, ...which } });
  } catch (error) {
    const isGone = error instanceof DOMException && ['OverconstrainedError', 'NotFoundError'].includes(error.name);
    if (!lensId || !isGone) throw error;
    return openStream(null);
  }
}

/** Owns the one camera stream and shows it in `video`. */
export function createCamera(video: HTMLVideoElement): Camera {
  let state: CameraState = { status: 'OFF' };
  let stream: MediaStream | null = null;
  let isWanted = false;
  let lastPictureAt = 0;
  let stopWatching: () => void = () => undefined;
  /** Whoever asked for a camera before the last change of mind gives back what arrives late. */
  let asked = 0;
  const listeners = new Listeners();

  function become(next: CameraState): void {
    state = next;
    listeners.tell();
  }

  function release(): void {
    asked++;
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
    video.srcObject = null;
  }

  async function open(again = false): Promise<void> {
    release();
    const mine = asked;
    if (!window.isSecureContext) return become({ status: 'FAULT', fault: 'INSECURE' });
    if (!navigator.mediaDevices) return become({ status: 'FAULT', fault: 'UNSUPPORTED' });
    become({ status: again ? 'INTERRUPTED' : 'STARTING' });
    try {
      const opened = await openStream(chosenCamera());
      if (mine !== asked) return opened.getTracks().forEach((track) => track.stop());
      stream = opened;
      const track = opened.getVideoTracks()[0];
      if (!track) throw new DOMException('', 'NotFoundError');
      track.addEventListener('ended', lost);
      // An iPhone takes the camera for a call without a word to the page, and may give it back with a black picture.
      track.addEventListener('mute', () => mine === asked && become({ status: 'INTERRUPTED' }));
      track.addEventListener('unmute', () => mine === asked && void open(true));
      video.srcObject = opened;
      video.muted = true;
      video.playsInline = true;
      await video.play();
      const tuned = await tuneLens(track);
      const lenses = await lensesOf(track);
      lastPictureAt = performance.now();
      if (mine === asked) become(track.muted ? { status: 'INTERRUPTED' } : { status: 'ON', ...tuned, lenses });
    } catch (error) {
      if (mine !== asked) return;
      release();
      become({ status: 'FAULT', fault: faultOf(error) });
    }
  }

  function lost(): void {
    release();
    become({ status: 'FAULT', fault: 'LOST' });
  }

  function followPage(): void {
    if (!isWanted) return;
    if (document.visibilityState === 'hidden') {
      release();
      become({ status: 'RESTING' });
    } else if (!stream) void open();
  }

  function watchPictures(): () => void {
    const stopCounting = eachPicture(video, () => (lastPictureAt = performance.now()));
    const timer = setInterval(() => {
      const isStuck = performance.now() - lastPictureAt > stuckMs;
      if (isStuck && state.status === 'ON' && document.visibilityState === 'visible') void open(true);
    }, 1000);
    return () => {
      clearInterval(timer);
      stopCounting();
    };
  }

  /** A camera that is plugged in after the page said that there was none is taken. */
  function followDevices(): void {
    if (isWanted && state.status === 'FAULT' && (state.fault === 'NONE' || state.fault === 'LOST')) void open();
  }

  function apply(setting: MediaTrackConstraintSet, next: Partial<CameraState>): void {
    const track = stream?.getVideoTracks()[0];
    if (state.status !== 'ON' || !track) return;
    const before = state;
    track.applyConstraints({ advanced: [setting] }).then(
      () => state === before && become({ ...before, ...next } as CameraState),
      () => undefined,
    );
  }

  return {
    start() {
      if (isWanted && state.status !== 'FAULT') return;
      if (!isWanted) {
        document.addEventListener('visibilitychange', followPage);
        navigator.mediaDevices?.addEventListener('devicechange', followDevices);
        stopWatching = watchPictures();
      }
      isWanted = true;
      if (document.visibilityState === 'hidden') become({ status: 'RESTING' });
      else void open();
    },
    stop() {
      isWanted = false;
      document.removeEventListener('visibilitychange', followPage);
      navigator.mediaDevices?.removeEventListener('devicechange', followDevices);
      stopWatching();
      release();
      become({ status: 'OFF' });
    },
    choose(lensId) {
      rememberCamera(lensId);
      if (isWanted) void open();
    },
    setTorch: (lit) => apply({ torch: lit }, { torch: lit }),
    setZoom(value) {
      if (state.status === 'ON' && state.zoom) apply({ zoom: value }, { zoom: { ...state.zoom, value } });
    },
    state: () => state,
    subscribe: listeners.subscribe,
  };
}
