import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fakeCamera, wholeBrowser } from '#tests/support/browser.ts';
import { openDoorPortal } from '#tests/support/door-portal.ts';
import { stripe, writeDoorVideo } from '#tests/support/door-video.ts';
import { drawFrame } from '#tests/support/qr-frames.ts';
import { best } from '#web/scanner/looks.ts';
import { readWithWasm } from '#web/scanner/wasm-reader.ts';
import type { BenchResult } from './result.ts';

/** What the page notes while the video runs; times are milliseconds of the page's own clock. */
interface Notes {
  /** When each frame of the video was first shown to the page. */
  frames: [frame: number, at: number][];
  /** When a card with this text was in the document, and when it was painted. */
  cards: { text: string; at: number; paintedAt: number }[];
  /** When the decoder's answer with this code reached the page. */
  codes: [code: string, at: number][];
  shown: number;
  watchedMs: number;
}

declare global {
  interface Window {
    notes: Notes;
  }
}

/** Runs in the page, before it. */
function takeNotes({ bits, side }: { bits: number; side: number }): void {
  const notes: Notes = { frames: [], cards: [], codes: [], shown: 0, watchedMs: 0 };
  const seen = new Set<number>();
  const told = new Set<string>();
  window.notes = notes;
  let firstAt = 0;
  let firstShown = 0;

  /** Of the frame as the camera made it: who draws the whole picture to read it off holds up what is measured. */
  const noteFrame = async (video: HTMLVideoElement, now: number): Promise<void> => {
    const frame = new VideoFrame(video);
    const brightness = new Uint8Array(2 * 2 * bits * side);
    await frame.copyTo(brightness, { rect: { x: 0, y: side / 2, width: bits * side, height: 2 } });
    frame.close();
    let number = 0;
    for (let bit = 0; bit < bits; bit++) if ((brightness[(bit + 0.5) * side] ?? 0) > 128) number |= 1 << bit;
    if (seen.has(number)) return;
    seen.add(number);
    notes.frames.push([number, now]);
  };
  const watch = (video: HTMLVideoElement): void => {
    video.requestVideoFrameCallback((now, { presentedFrames }) => {
      watch(video);
      firstAt ||= now;
      firstShown ||= presentedFrames;
      notes.shown = presentedFrames - firstShown;
      notes.watchedMs = now - firstAt;
      void noteFrame(video, now);
    });
  };
  const { addEventListener } = Worker.prototype;
  Worker.prototype.addEventListener = function listen(this: Worker, ...args: Parameters<typeof addEventListener>) {
    if (args[0] === 'message') {
      addEventListener.call(this, 'message', (event) => {
        const { sighting } = (event as MessageEvent<{ sighting?: { readings: { text: string }[] } }>).data;
        for (const { text } of sighting?.readings ?? []) {
          if (!notes.codes.some(([code]) => code === text)) notes.codes.push([text, performance.now()]);
        }
      });
    }
    addEventListener.apply(this, args);
  };
  let watched: HTMLVideoElement | null = null;
  const look = (): void => {
    const video = document.querySelector('video');
    if (video && video !== watched) watch((watched = video));
    const text = document.querySelector('section[data-result]')?.textContent?.match(/Guest \d\d/)?.[0];
    if (!text || told.has(text)) return;
    told.add(text);
    const card = { text, at: performance.now(), paintedAt: 0 };
    notes.cards.push(card);
    // The frame after the change is drawn begins when this one is on the screen.
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => (card.paintedAt = performance.now()), { once: true });
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

async function becomeStation(page: Page, origin: string, pairingCode: string): Promise<void> {
  await page.goto(`${origin}/event/sign-in/pair?code=${encodeURIComponent(pairingCode)}`);
  await page.locator('form button[type=submit]').click();
  await page.waitForFunction(() => document.querySelector('form') === null);
}

/**
 * In times that zxing-wasm takes for one whole frame with everything it can do. 100 and 20 ms were asked for, and met
 * where that took 7.5 ms; a tenth of a second is three frames of the camera in any case.
 */
const limits = { p95: 100 / 7.5, median: 20 / 7.5 };

const inTenths = (value: number): number => Math.round(value * 10) / 10;

/** The median of some, in milliseconds, after the reader was prepared. */
function wasmFrameMs(): number {
  const frames = [1, 2, 3, 4].map((seed) => drawFrame({ text: '', module: 0.05, clutter: 0.6, seed }));
  const times = Array.from({ length: 60 }, (_, n) => {
    const frame = frames[n % frames.length];
    const began = performance.now();
    if (frame) readWithWasm(frame, best);
    return performance.now() - began;
  });
  return quantile(times.slice(20), 0.5);
}

const quantile = (values: readonly number[], share: number): number =>
  Math.round((values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN) * 10) / 10;

/**
 * A station of the built app with a fake 30 fps camera, in front of which guests come one after the other: from the
 * first frame in which a code can be read at all to the verdict on the screen.
 * @param args `--seed N`, `--guests N`
 */
export async function run(args: string[]): Promise<BenchResult> {
  const { values } = parseArgs({
    args,
    options: { seed: { type: 'string' }, guests: { type: 'string' } },
    strict: false,
  });
  const seed = Number(values.seed ?? 2025);
  const count = Number(values.guests ?? 36);
  const folder = await mkdtemp(join(tmpdir(), 'live-'));
  const portal = await openDoorPortal();
  try {
    const names = Array.from({ length: count }, (_, at) => `Guest ${String(at + 1).padStart(2, '0')}`);
    const guests = await portal.event.addGuests(names.map((name) => ({ nameTc: name, nameEn: name, pinyin: name })));
    const { pairingCode } = await portal.event.addStation({ gate: 'Gate A' });
    const file = join(folder, 'door.y4m');
    const video = await writeDoorVideo(
      file,
      guests.map((guest) => guest.credential),
      seed,
    );

    const before = wasmFrameMs();
    const browser = await chromium.launch(wholeBrowser(fakeCamera(file)));
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, permissions: ['camera'] });
    const page = await context.newPage();
    await becomeStation(page, portal.origin, pairingCode);
    await page.addInitScript(takeNotes, stripe);
    await page.goto(`${portal.origin}/event/sign-in/scan`);
    await page.waitForFunction((last) => window.notes.frames.some(([frame]) => frame >= last), video.frames - 3, {
      timeout: (video.frames / 30) * 1000 + 60_000,
    });
    const notes = await page.evaluate(() => window.notes);
    await browser.close();

    const delays: number[] = [];
    const painted: number[] = [];
    const decoded: number[] = [];
    let readable = 0;
    for (const [at, guest] of guests.entries()) {
      const from = video.readableFrom.get(guest.credential);
      if (from === null || from === undefined) continue;
      readable++;
      const firstAt = notes.frames.find(([frame]) => frame >= from)?.[1];
      const card = notes.cards.find(({ text }) => text === names[at]);
      if (firstAt === undefined || !card) continue;
      delays.push(card.at - firstAt);
      painted.push(card.paintedAt - firstAt);
      decoded.push((notes.codes.find(([code]) => code === guest.credential)?.[1] ?? Number.NaN) - firstAt);
    }
    const wasmMs = (before + wasmFrameMs()) / 2;
    const inFrames = (ms: number) => inTenths(ms / wasmMs);
    const [p95, median] = [quantile(delays, 0.95), quantile(delays, 0.5)];
    const previewFps = Math.round((notes.shown / notes.watchedMs) * 10_000) / 10;
    return {
      bench: 'live',
      value: inFrames(p95),
      unit: 'times that zxing-wasm takes for a frame, p95',
      target: `${inTenths(limits.p95)}; median ${inTenths(limits.median)}; every code; 28 frames a second`,
      pass:
        delays.length === readable &&
        readable === count &&
        p95 <= limits.p95 * wasmMs &&
        median <= limits.median * wasmMs &&
        previewFps >= 28,
      median: inFrames(median),
      wasmFrameMs: wasmMs,
      p95Ms: p95,
      medianMs: median,
      decodedMedianMs: quantile(decoded, 0.5),
      decodedP95Ms: quantile(decoded, 0.95),
      paintedMedianMs: quantile(painted, 0.5),
      paintedP95Ms: quantile(painted, 0.95),
      found: delays.length,
      readable,
      codes: count,
      previewFps,
      seed,
    };
  } finally {
    await portal.close();
    await rm(folder, { recursive: true });
  }
}
