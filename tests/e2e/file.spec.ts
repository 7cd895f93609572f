import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { logIn } from '#tests/support/browser-login.ts';
import { codeIn } from '#tests/support/code-in.ts';
import { photo } from '#tests/support/files.ts';
import { makeFilm } from '#tests/support/mp4.ts';
import { activityIds } from '#tests/support/pages.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

const mb = 1024 * 1024;
let line: Line;
let portal: Portal;
let folder: string;
let activityId: string;

test.beforeAll(async () => {
  line = await openLine();
  portal = await openPortal({ environment: { PUBLIC_URL: line.origin } });
  line.leadTo(portal.port);
  folder = mkdtempSync(join(tmpdir(), 'portal-films-'));
  // One whose banner the demo leaves to staff.
  activityId = (await activityIds(line.origin))['RS2'] ?? '';
});
test.afterAll(async ({ browser }) => {
  line?.close();
  await closeAll(browser, portal);
  rmSync(folder, { recursive: true, force: true });
});

const openFiles = (page: Page) => logIn(page, line.origin, 'lei.chiwai', `/admin/activities/${activityId}?tab=files`);
const field = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const choose = async (page: Page, name: string, path: string) =>
  field(page, name).locator('input[type=file]').first().setInputFiles(path);
const fileOf = (name: string, bytes: Buffer): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};

test('a film gets there over a broken network and a server that starts anew, and nobody presses anything', async ({
  page,
}) => {
  await openFiles(page);
  const film = fileOf('pavilion.mp4', makeFilm({ seconds: 60, bytes: 24 * mb }));
  line.bytesPerSecond = 4 * mb;
  await choose(page, 'Videos', film);
  const videos = field(page, 'Videos');
  const progress = videos.getByRole('progressbar', { name: 'Sending pavilion.mp4' });
  const sent = async () => Number(await progress.getAttribute('value'));
  await expect.poll(sent).toBeGreaterThan(3 * mb);

  line.cut();
  await expect(videos.getByText('no connection, resumes automatically')).toBeVisible();
  line.mend();
  await expect.poll(sent).toBeGreaterThan(8 * mb);

  await portal.restart();
  line.bytesPerSecond = Infinity;
  await expect(progress).toHaveCount(0, { timeout: 60_000 });
  await expect(videos.getByText('1:00')).toBeVisible();
  await expect(videos.getByRole('button', { name: 'Open pavilion.mp4' })).toBeVisible({ timeout: 30_000 });
});

test('after a closed tab the same file goes on where it stopped', async ({ page, context }) => {
  await openFiles(page);
  const film = fileOf('hall.mp4', makeFilm({ seconds: 61, bytes: 20 * mb }));
  line.bytesPerSecond = 4 * mb;
  await choose(page, 'Videos', film);
  const progress = field(page, 'Videos').getByRole('progressbar', { name: 'Sending hall.mp4' });
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(5 * mb);
  await field(page, 'Videos').getByRole('button', { name: 'Pause hall.mp4' }).click();
  await page.close({ runBeforeUnload: false });

  line.bytesPerSecond = Infinity;
  const later = await context.newPage();
  await openFiles(later);
  const videos = field(later, 'Videos');
  await expect(videos.getByText(/of 20 MB uploaded/)).toBeVisible();
  const before = Number(
    await videos.getByRole('progressbar', { name: 'Uploaded so far: hall.mp4' }).getAttribute('value'),
  );
  expect(before).toBeGreaterThan(mb);
  const passed = line.received;
  await choose(later, 'Videos', film);
  await expect(videos.getByRole('button', { name: 'Open hall.mp4' })).toBeVisible({ timeout: 30_000 });
  expect(line.received - passed).toBeLessThan(20 * mb - before + 2 * mb);
});

test('a picture is chosen, described, shown to visitors and deleted', async ({ page, browser }) => {
  await openFiles(page);
  const picture = fileOf('hall.jpg', await photo(900, 1600));
  await choose(page, 'Banner', picture);
  const banner = field(page, 'Banner');
  await expect(banner.getByText('1600 × 900')).toBeVisible({ timeout: 20_000 });
  await expect(banner.getByText('Replace the current file')).toBeVisible();

  await banner.getByLabel(/^Description(?! in)/).fill('早上的展廳');
  await banner.getByLabel(/^Description in English/).fill('The hall in the morning');
  await banner.getByLabel(/^Description in English/).blur();
  await expect(banner.getByText('Saved', { exact: true })).toHaveCount(2);

  const visitor = await browser.newPage();
  await visitor.goto(`${line.origin}/event/event/detail?activityId=${activityId}`);
  // The page begins in every language at once; the reader's is the one that is seen.
  const shown = visitor.locator('img[src*="/banner"]').filter({ visible: true }).first();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
  await visitor.close();

  await banner.getByRole('button', { name: 'Delete hall.jpg' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(banner.getByText('1600 × 900')).toHaveCount(0);
});

test('what cannot be taken is refused before a byte is sent', async ({ page }) => {
  await openFiles(page);
  const sent = line.received;
  await choose(page, 'Videos', fileOf('song.mp3', Buffer.alloc(3 * mb)));
  await expect(page.getByRole('alert').getByText("You can't use this type of file here. Use mp4.")).toBeVisible();
  await choose(page, 'Documents', fileOf('long.pdf', Buffer.alloc(6 * mb)));
  await expect(page.getByRole('alert').getByText("The file can't be larger than 5 MB.")).toBeVisible();
  expect(line.received - sent).toBeLessThan(mb);
});

test('a phone sends to the field whose code it reads, both see it come, and both may be closed and gone on with', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openFiles(page);
  const videos = field(page, 'Videos');
  await videos.getByRole('button', { name: 'From a phone' }).click();
  const code = page.getByRole('dialog').locator('svg', { hasText: 'QR code for the phone' });
  const address = await codeIn(await code.screenshot());
  expect(address).toContain(`${line.origin}/event/phone-upload#`);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' });
  const hand = await phone.newPage();
  await hand.goto(address);
  await expect(hand.getByRole('heading', { name: 'Send files' })).toBeVisible();
  await choose(hand, 'Videos', fileOf('song.mp3', Buffer.alloc(mb)));
  await expect(hand.getByText("You can't use this type of file here. Use mp4.")).toBeVisible();

  const film = fileOf('stand.mp4', makeFilm({ seconds: 62, bytes: 40 * mb }));
  line.bytesPerSecond = 5 * mb;
  await choose(hand, 'Videos', film);
  const sending = hand.getByRole('progressbar', { name: 'Sending stand.mp4' });
  await expect.poll(async () => Number(await sending.getAttribute('value'))).toBeGreaterThan(9 * mb);
  await page.keyboard.press('Escape');
  const coming = videos.getByRole('progressbar', { name: 'Uploaded so far: stand.mp4' });
  await expect(coming).toBeVisible();
  await expect(videos.getByText(/another device is sending it/)).toBeVisible();

  await hand.close({ runBeforeUnload: false });
  await page.reload();
  await expect(videos.getByText(/of 40 MB uploaded/)).toBeVisible();
  const before = Number(await coming.getAttribute('value'));
  expect(before).toBeGreaterThan(4 * mb);
  line.bytesPerSecond = Infinity;

  const again = await phone.newPage();
  await again.goto(address);
  await expect(field(again, 'Videos').getByText(/of 40 MB uploaded/)).toBeVisible();
  const passed = line.received;
  await choose(again, 'Videos', film);
  await expect(field(again, 'Videos').getByText('1:02')).toBeVisible({ timeout: 30_000 });
  expect(line.received - passed).toBeLessThan(40 * mb - before + 2 * mb);
  // The desktop was left alone meanwhile.
  await expect(videos.getByRole('button', { name: 'Open stand.mp4' })).toBeVisible({ timeout: 30_000 });

  // With what others have left here the field is full, and then a phone has nothing to send to it.
  await videos.getByRole('button', { name: 'Delete stand.mp4' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await videos.getByRole('button', { name: 'From a phone' }).click();
  await page.getByRole('button', { name: 'End the link' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await again.reload();
  await expect(again.getByText('This link no longer works. Use a newer one.')).toBeVisible();
  await expect(again.locator('input[type=file]')).toHaveCount(0);
  await phone.close();
});

interface Line {
  origin: string;
  bytesPerSecond: number;
  /** Bytes that came from browsers. */
  received: number;
  leadTo(port: number): void;
  cut(): void;
  mend(): void;
  close(): void;
}

/** A line between browser and server that can be slow, or cut. */
async function openLine(): Promise<Line> {
  const open = new Set<Socket>();
  let port = 0;
  let isCut = false;
  const server: Server = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const onward = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    onward.pipe(socket);
    socket.on('data', (data: Buffer) => {
      made.received += data.length;
      onward.write(data);
      socket.pause();
      setTimeout(() => socket.resume(), (data.length / made.bytesPerSecond) * 1000);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const made: Line = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytesPerSecond: Infinity,
    received: 0,
    leadTo: (to) => void (port = to),
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => void (isCut = false),
    close() {
      this.cut();
      server.close();
    },
  };
  return made;
}
