import { nothingSeen } from './decode-messages.ts';
import type { CanvasPicture, FrameMessage, ReaderName, Sighting, WorkerMessage } from './decode-messages.ts';

export interface Decoded {
  sighting: Sighting;
  /** Whether the video's own frames may be sent without a canvas. */
  videoIsGood: boolean;
}

export interface DecodeClient {
  /** A frame of the camera, from a canvas, the video's own, or both to be compared. Either is given away. */
  decode(canvas: CanvasPicture | null, video: VideoFrame | null): Promise<Decoded>;
  /** A picture that does not move: slower, and sees more. */
  decodeStill(picture: CanvasPicture): Promise<Sighting>;
  stop(): void;
}

/**
 * A frame that takes longer than this is taken for a worker that hangs; a start and a still picture may take longer.
 */
const patienceMs = 5000;
const longPatienceMs = 20_000;

const startWorker = () =>
  new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module', name: 'decode' });

/**
 * Where the worker falls over it is replaced, and the frame it had counts as empty.
 * @param hear `alsoSeen`: what the system's own detector read in some earlier frame
 */
export function createDecodeClient(hear: {
  ready?: (reader: ReaderName, system: boolean) => void;
  alsoSeen?: (sighting: Sighting) => void;
}): DecodeClient {
  let worker = listenTo(startWorker());
  let isReady = false;
  let isStopped = false;
  let frame = 0;
  let answer: ((decoded: Decoded) => void) | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function settle(decoded: Decoded): void {
    clearTimeout(patience);
    answer?.(decoded);
    answer = null;
  }

  const giveUp = () => settle({ sighting: nothingSeen, videoIsGood: false });

  function replace(): void {
    if (isStopped) return;
    worker.terminate();
    isReady = false;
    worker = listenTo(startWorker());
    giveUp();
  }

  function listenTo(started: Worker): Worker {
    started.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'READY') {
        isReady = true;
        hear.ready?.(data.reader, data.system);
      } else if (data.kind === 'ALSO_SEEN') hear.alsoSeen?.(data.sighting);
      else if (data.frame === frame) settle(data);
    });
    started.addEventListener('error', () => {
      // A worker that cannot even start would be replaced for ever; the next frame's patience is the pause between
      // tries.
      if (isReady) replace();
    });
    return started;
  }

  function send(message: Omit<FrameMessage, 'frame'>): Promise<Decoded> {
    giveUp();
    frame++;
    const given: Transferable[] = [];
    if (message.canvas) given.push(message.canvas.rgba.buffer);
    if (message.video) given.push(message.video);
    return new Promise((resolve) => {
      answer = resolve;
      patience = setTimeout(replace, isReady && !message.still ? patienceMs : longPatienceMs);
      worker.postMessage({ ...message, frame } satisfies FrameMessage, given);
    });
  }

  return {
    decode: (canvas, video) => send({ canvas, video, still: false }),
    decodeStill: async (canvas) => (await send({ canvas, video: null, still: true })).sighting,
    stop() {
      isStopped = true;
      worker.terminate();
      giveUp();
    },
  };
}
