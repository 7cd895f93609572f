import { useEffect, useRef, useState } from 'react';
import { createCamera } from './camera.ts';
import type { Camera, CameraState } from './camera.ts';
import { createDecodeClient } from './decode-client.ts';
import type { ReaderName, Sighting } from './decode-messages.ts';
import { watchFrames } from './frame-loop.ts';
import { createMute } from './mute.ts';
import { nearestToMiddle } from './picture.ts';

/** A code that the camera took. `held`: it never left the view since it was last taken. */
export interface CameraCode {
  text: string;
  held: boolean;
}

export interface Scanner {
  /** For the `ref` of the `<video>` that shows the picture. */
  videoRef: (video: HTMLVideoElement | null) => void;
  camera: CameraState;
  /** Which reader decodes; null until it is warm. */
  reader: ReaderName | null;
  start(): void;
  choose: Camera['choose'];
  setTorch: Camera['setTorch'];
  setZoom: Camera['setZoom'];
}

const off: CameraState = { status: 'OFF' };

/** Scans for as long as `active` and the video are there, and gives the camera back afterwards. */
export function useScanner(active: boolean, onCode: (code: CameraCode) => void): Scanner {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [state, setState] = useState<CameraState>(off);
  const [reader, setReader] = useState<ReaderName | null>(null);
  const camera = useRef<Camera | null>(null);
  const latestOnCode = useRef(onCode);
  useEffect(() => {
    latestOnCode.current = onCode;
  });

  useEffect(() => {
    if (!video || !active) return undefined;
    const take = createMute();
    const hear = ({ readings, width, height }: Sighting) => {
      const meant = nearestToMiddle(readings, width, height);
      const taking = meant && take(meant.text, performance.now());
      if (meant && taking !== 'MUTED') latestOnCode.current({ text: meant.text, held: taking === 'HELD' });
    };
    const client = createDecodeClient({ ready: setReader, alsoSeen: hear });
    const opened = createCamera(video);
    const stopWatching = watchFrames(video, client.decode, hear);
    opened.subscribe(() => setState(opened.state()));
    opened.start();
    camera.current = opened;
    return () => {
      stopWatching();
      opened.stop();
      client.stop();
      camera.current = null;
    };
  }, [video, active]);

  return {
    videoRef: setVideo,
    camera: state,
    reader,
    start: () => camera.current?.start(),
    choose: (lensId) => camera.current?.choose(lensId),
    setTorch: (lit) => camera.current?.setTorch(lit),
    setZoom: (zoom) => camera.current?.setZoom(zoom),
  };
}
