import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type FrontServer, startFrontServer } from '#tests/support/front-server.ts';
import { codeIn } from '#tests/support/code-in.ts';
import { isOnDevice } from '#tests/support/is-on-device.ts';
import { placesOf } from '#tests/support/pages.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

test.use({ serviceWorkers: 'allow' });

let portal: Portal;
let front: FrontServer;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(({ browser }) => closeAll(browser, portal));
test.beforeEach(async () => {
  front = await startFrontServer(portal.origin);
});
test.afterEach(() => front.close());

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Activities' });

async function visit(page: Page): Promise<void> {
  await page.goto(`${front.origin}/event/home`);
  await expect(heading(page)).toBeVisible();
  await isOnDevice(page);
}

/** A new version is put up: another service worker, and another name of the version. */
function putUpNewVersion(): void {
  front.replace('/event/sw.js', (text) => `${text}\n// the next version`);
  front.replace('/event/config/version.json', () => JSON.stringify({ version: 'the next version' }));
}

const lookForVersion = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const offer = (page: Page) => page.getByText('A new version is ready.');

test('the portal can be installed under /event/', async ({ page }) => {
  await page.goto(`${front.origin}/event/home`);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(new URL(href ?? '', page.url()).href)).json();
  expect(manifest).toMatchObject({ start_url: '/event/home', scope: '/event/', display: 'standalone' });
  for (const { src } of [...manifest.icons, ...manifest.shortcuts.flatMap((one: { icons: unknown[] }) => one.icons)]) {
    const icon = await page.request.get(new URL(src, new URL(href ?? '', page.url())).href);
    expect(icon.headers()['content-type']).toMatch(/^image\//);
  }
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A private window is never offered an installation; nothing else may stand in its way.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('after one visit the portal opens without a network', async ({ page }) => {
  await visit(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('coming'))).not.toBeNull();
  front.cutOff(true);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText("We can't be reached right now. These are the events as of")).toBeVisible();
  const events = page.getByRole('region', { name: 'Coming up' }).getByRole('listitem');
  await expect(events.first()).toBeVisible();
  front.cutOff(false);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText("We can't be reached right now.")).toBeHidden();
  await expect(events.first()).toBeVisible();
});

test('what was never opened waits for a network, and opens without one from then on', async ({ page }) => {
  await visit(page);
  front.cutOff(true);
  await page.goto(`${front.origin}/event/public-json-list`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText("We can't reach the server");
  front.cutOff(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Public list' })).toBeVisible();

  await isOnDevice(page, 'open-data');
  front.cutOff(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Public list' })).toBeVisible();
});

test('a new version is offered once this device has all that it had taken up', async ({ page }) => {
  await visit(page);
  await page.goto(`${front.origin}/event/public-json-list`);
  await expect(page.getByRole('heading', { name: 'Public list' })).toBeVisible();
  await isOnDevice(page, 'open-data');
  await page.evaluate(async () => {
    const store = await caches.open('parts');
    for (const request of await store.keys()) if (request.url.endsWith('.js')) await store.delete(request);
  });
  putUpNewVersion();
  const reloaded = page.waitForEvent('load');
  await lookForVersion(page);
  await reloaded;
  front.cutOff(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Public list' })).toBeVisible();
});

test('all four languages are there without a network', async ({ page }) => {
  await visit(page);
  front.cutOff(true);
  for (const [language, title] of [
    ['Português', 'Actividades'],
    ['简体中文', '活动'],
    ['繁體中文', '活動'],
  ] as const) {
    await page.getByRole('banner').locator('button[aria-haspopup=menu]').first().click();
    await page.getByRole('menuitemradio', { name: language }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test.describe('a guest on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  const code = (page: Page): Locator => page.getByRole('img', { name: 'Your sign-in code' });
  const keptPages = (page: Page) =>
    page.evaluate(async () => (await (await caches.open('own-pages')).keys()).map(({ url }) => new URL(url).pathname));

  let ownPage: string;
  let asked: string;
  test.beforeEach(async ({ page, browser }) => {
    const { page: token = '' } = await placesOf(portal, browser);
    ownPage = `/event/p/${token}`;
    asked = `/event-api/public/participants/${token}`;
    await page.goto(`${front.origin}${ownPage}`);
    await isOnDevice(page);
    await expect(page.getByText('You can now open this page offline too.')).toBeVisible();
  });

  test('opens the own page at the door without a network, and takes the code and the dates along', async ({ page }) => {
    front.cutOff(true);
    await page.reload();
    await expect(code(page)).toBeVisible();
    await expect(page.getByText(/This page was last updated on .* You can still show the code/)).toBeVisible();
    expect((await code(page).boundingBox())?.width).toBeGreaterThanOrEqual(300);

    const picture = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a picture' }).click();
    expect((await readFile(await (await picture).path())).subarray(1, 4).toString()).toBe('PNG');
    const dates = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to the calendar' }).click();
    expect((await readFile(await (await dates).path())).toString()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*SUMMARY:/);

    front.cutOff(false);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('Confirmed on')).toBeVisible();
  });

  test('leaves nothing behind on the phone once the link no longer holds, or the activity is over', async ({
    page,
  }) => {
    expect(await keptPages(page)).toEqual([asked]);
    front.refuse(asked, 404, 'ENTITY_NOT_FOUND');
    await page.reload();
    await expect(page.getByText("This link doesn't work")).toBeVisible();
    await expect.poll(() => keptPages(page)).toEqual([]);

    await page.evaluate(async (address) => {
      const kept = { page: { endDate: '2020-01-01' }, confirmedAt: '2019-12-31T00:00:00.000Z' };
      await (await caches.open('own-pages')).put(address, new Response(JSON.stringify(kept)));
    }, '/event-api/public/participants/of-somebody-else');
    await page.goto(`${front.origin}/event/home`);
    await expect.poll(() => keptPages(page)).toEqual([]);
  });
});

test('who is offline is told so', async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toBeHidden();
});

test('a page that was just opened takes a new version by itself', async ({ page }) => {
  await visit(page);
  putUpNewVersion();
  await page.reload();
  const reloaded = page.waitForEvent('load');
  await lookForVersion(page);
  await reloaded;
  await expect(heading(page)).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test('without a service worker a page reloads once for a new version, also where that brings the old page again', async ({
  browser,
}) => {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  front.replace('/event/config/version.json', () => JSON.stringify({ version: 'the next version' }));
  const asked = () => page.waitForResponse((response) => response.url().includes('version.json'));
  await page.addInitScript(() => {
    sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1));
  });
  await page.goto(`${front.origin}/event/home`, { waitUntil: 'commit' });
  await page.waitForFunction(() => sessionStorage.getItem('loads') === '2' && document.readyState === 'complete');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await Promise.all([asked(), lookForVersion(page)]);
  // Between two pages a version that is offered would be taken.
  await page.getByRole('link', { name: 'Science and Technology Week and Innovation Exhibition' }).click();
  await expect(page.getByRole('tab', { name: 'Introduction' })).toBeVisible();
  await expect(offer(page)).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.close();
});

test('on a first visit nothing is called a new version', async ({ page }) => {
  await visit(page);
  // As in Firefox, which tells of a worker that waits although none has the page yet.
  await page.addInitScript(() => Object.defineProperty(navigator.serviceWorker, 'controller', { value: null }));
  putUpNewVersion();
  await page.reload();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await page.getByRole('link', { name: 'Science and Technology Week and Innovation Exhibition' }).click();
  await expect(page.getByRole('tab', { name: 'Introduction' })).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test('a browser that lacks the newest functions scans and fills forms', async ({ page }) => {
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  await page.addInitScript(() => {
    for (const [where, name] of [
      [Promise, 'withResolvers'],
      [AbortSignal, 'any'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
    ] as const) {
      Reflect.deleteProperty(where, name);
    }
  });
  await page.goto(`${front.origin}/event/register`);
  const name = page.getByRole('textbox', { name: 'Contact person' });
  await name.fill('Ana do Rosário');
  await expect(name).toHaveValue('Ana do Rosário');
  await page.goto(`${front.origin}/event/sign-in/scan`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a browser below the floor is told which one is needed', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto(`${front.origin}/event/home`);
  await expect(page.getByText('This browser is too old.')).toContainText('Safari 16.4');
  await expect(page.getByText('此瀏覽器版本過舊')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('without scripts the page says what it needs', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${front.origin}/event/home`);
  await expect(page.locator('noscript p:lang(en)')).toContainText('This portal needs JavaScript.');
  await page.close();
});

test('a guest’s code is on the screen before any script', async ({ browser }) => {
  const { page: token = '' } = await placesOf(portal, browser);
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(`${front.origin}/event/p/${token}`);
  const code = page.locator('img[data-picture=ticket]').filter({ visible: true });
  await expect(code).toHaveCount(1);
  const { credential } = await (
    await page.request.get(`${portal.origin}/event-api/public/participants/${token}`)
  ).json();
  expect(await codeIn(await page.screenshot())).toBe(credential);
  await page.close();
});

test('somebody in the middle of something is asked, not reloaded', async ({ page }) => {
  await visit(page);
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    void navigator.locks.request('busy-work', { mode: 'shared' }, () => new Promise(() => undefined));
  });
  putUpNewVersion();
  await lookForVersion(page);
  await expect(offer(page)).toBeVisible();
  await page.getByRole('link', { name: 'Science and Technology Week and Innovation Exhibition' }).click();
  await expect(page.getByRole('tab', { name: 'Introduction' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(offer(page)).toBeHidden();
});

test('pages of the server are never answered by the app', async ({ page }) => {
  await visit(page);
  await page.goto(`${portal.origin}/event-api/health`);
  expect(await page.locator('body').textContent()).not.toContain('Activities');
});
