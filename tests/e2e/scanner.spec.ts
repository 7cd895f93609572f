import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { fakeCamera, launchOptions } from '#tests/support/browser.ts';
import { writePng } from '#tests/support/png.ts';
import { drawFrame, someCredential } from '#tests/support/qr-frames.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';
import { serveScannerHarness } from '#tests/support/scanner-harness.ts';
import { writeVideo } from '#tests/support/video.ts';

const chance = seededNumbers(77);
const [ana, bei, carlos, dulce] = Array.from({ length: 4 }, () => someCredential(chance)) as [
  string,
  string,
  string,
  string,
];

let harness: Awaited<ReturnType<typeof serveScannerHarness>>;
let folder: string;
let browser: Browser;

/** Three guests one after the other, half a second each, then an empty door. */
function* guests() {
  const hands = { noise: 5, turn: 8, blur: 0.8, clutter: 0.6 };
  for (const [at, text] of [ana, bei, carlos].entries()) {
    const frame = drawFrame({
      ...hands,
      text,
      module: 6 - at,
      middle: { x: 560 + 80 * at, y: 340 + 20 * at },
      seed: at,
    });
    for (let n = 0; n < 15; n++) yield frame;
  }
  const empty = drawFrame({ text: '', module: 0.1, clutter: 0.6, seed: 9 });
  for (let n = 0; n < 15; n++) yield empty;
}

test.beforeAll(async () => {
  harness = await serveScannerHarness();
  folder = await mkdtemp(join(tmpdir(), 'video-'));
  const video = join(folder, 'guests.y4m');
  await writeVideo(video, guests());
  browser = await chromium.launch(launchOptions(fakeCamera(video)));
});
test.afterAll(async () => {
  await browser?.close();
  await harness?.stop();
  if (folder) await rm(folder, { recursive: true });
});

async function openPage(prepare: (page: Page) => Promise<unknown> = async () => undefined): Promise<Page> {
  const context = await browser.newContext({ permissions: ['camera'] });
  const page = await context.newPage();
  await prepare(page);
  await page.goto(harness.url);
  return page;
}

const heard = (page: Page) => page.getByLabel('heard').getByRole('listitem').allTextContents();
const saying = (page: Page, what: string) => page.getByLabel(what, { exact: true });

test('each guest who holds a code to the camera is taken once', async () => {
  const page = await openPage();
  await expect(saying(page, 'camera')).toHaveText('ON');
  await expect(saying(page, 'reader')).toHaveText('WASM');
  await expect.poll(() => heard(page)).toEqual(expect.arrayContaining([ana, bei, carlos]));
  const first = await heard(page);
  expect(new Set(first.slice(0, 3))).toEqual(new Set([ana, bei, carlos]));
  await page.context().close();
});

test('frames of the video are read without a canvas where they can be', async () => {
  const page = await openPage((page) =>
    page.addInitScript(() => {
      const { getImageData } = CanvasRenderingContext2D.prototype;
      Object.assign(window, { drawn: 0 });
      CanvasRenderingContext2D.prototype.getImageData = function count(...args) {
        Object.assign(window, { drawn: Reflect.get(window, 'drawn') + 1 });
        return getImageData.apply(this, args);
      };
    }),
  );
  await expect.poll(() => heard(page)).toEqual(expect.arrayContaining([ana, bei, carlos]));
  expect(await page.evaluate(() => Reflect.get(window, 'drawn'))).toBeLessThanOrEqual(2);
  await page.context().close();
});

for (const [what, spoil] of [
  ['no video frames', () => Reflect.deleteProperty(window, 'VideoFrame')],
  [
    'video frames that are black',
    () => {
      const Own = window.VideoFrame;
      const black = new OffscreenCanvas(1280, 720);
      black.getContext('2d')?.fillRect(0, 0, 1280, 720);
      Object.assign(window, {
        VideoFrame: function empty() {
          return new Own(black, { timestamp: 0 });
        },
      });
    },
  ],
] as const) {
  test(`a browser with ${what} reads by way of a canvas`, async () => {
    const page = await openPage((page) => page.addInitScript(spoil));
    await expect.poll(() => heard(page)).toEqual(expect.arrayContaining([ana, bei, carlos]));
    await page.context().close();
  });
}

test('without wasm the plain reader takes over', async () => {
  const page = await openPage((page) => page.route('**/*.wasm', (route) => route.abort()));
  await expect(saying(page, 'reader')).toHaveText('PLAIN');
  await expect.poll(async () => new Set(await heard(page)), { timeout: 15_000 }).toContain(ana);
  await page.context().close();
});

test('the camera is given back while the page is hidden, when scanning stops, and taken again', async () => {
  const page = await openPage();
  await expect(saying(page, 'camera')).toHaveText('ON');
  const hide = (state: string) =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const hasStream = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.srcObject !== null);
  await hide('hidden');
  await expect(saying(page, 'camera')).toHaveText('RESTING');
  expect(await hasStream()).toBe(false);
  await hide('visible');
  await expect(saying(page, 'camera')).toHaveText('ON');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(saying(page, 'camera')).toHaveText('OFF');
  expect(await hasStream()).toBe(false);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(saying(page, 'camera')).toHaveText('ON');
  await page.context().close();
});

for (const [error, fault] of [
  ['NotAllowedError', 'DENIED'],
  ['NotFoundError', 'NONE'],
  ['NotReadableError', 'BUSY'],
  ['TypeError', 'FAILED'],
] as const) {
  test(`a camera that answers ${error} is told as ${fault}`, async () => {
    const page = await openPage((page) =>
      page.addInitScript((name) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
      }, error),
    );
    await expect(saying(page, 'camera')).toHaveText(fault);
    await page.context().close();
  });
}

test('a picture from the gallery is read, and one without a code says so', async () => {
  const page = await openPage();
  const gallery = page.getByLabel('Picture');
  const photo = drawFrame({ text: dulce, width: 2400, height: 1800, module: 22, turn: 95, lean: 20, seed: 6 });
  await gallery.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: writePng(photo) });
  await expect.poll(() => heard(page)).toContain(dulce);
  const wall = drawFrame({ text: '', module: 0.1, clutter: 1, width: 600, height: 400, seed: 2 });
  await gallery.setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: writePng(wall) });
  await expect.poll(() => heard(page)).toContain('NO_CODE');
  await gallery.setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect.poll(() => heard(page)).toContain('NO_PICTURE');
  await page.context().close();
});

test('a drawn code on the screen is read from a screenshot of it', async () => {
  const page = await openPage();
  const shot = await page.locator('svg').screenshot();
  await page.getByLabel('Picture').setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: shot });
  await expect.poll(() => heard(page)).toContain('https://event.example/pair#11AB0');
  await page.context().close();
});
