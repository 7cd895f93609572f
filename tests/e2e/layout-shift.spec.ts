import { setTimeout } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { openAs } from '#tests/support/browser-login.ts';
import { filled, pageVisits, placesOf } from '#tests/support/pages.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const opened = new Set([
  'inbox',
  'participants',
  'desk-record',
  'desk-unit',
  'overview',
  'home-own',
  'notices',
  'docking-list',
  'application-bulletin',
  'desk-closing-board',
]);
/** Of the score by which browsers judge it, where 0.1 still is good. */
const hardlySeen = 0.02;

let portal: Portal;
let places: Record<string, string>;
test.beforeAll(async ({ browser }) => {
  portal = await openPortal();
  places = await placesOf(portal, browser);
});
test.afterAll(({ browser }) => closeAll(browser, portal));

/** Answers come one by one, and who is logged in is known last. */
async function answerSlowly(page: Page): Promise<void> {
  let asked = 0;
  await page.route('**/event-api/**', async (route) => {
    const isProfile = new URL(route.request().url()).pathname === '/event-api/profile';
    await setTimeout(isProfile ? 900 : 150 + 100 * (asked++ % 5));
    await route.continue();
  });
}

async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const { name, path, as } of pageVisits.filter((visit) => opened.has(visit.name))) {
  test(`on a slow phone nothing jumps while ${name} comes`, async ({ browser }) => {
    const page = await openAs(browser, { origin: portal.origin, username: as ?? '', path: '/home' }, phone);
    await answerSlowly(page);
    await countShifts(page);
    await page.goto(`${portal.origin}/event${filled(path, places)}`);
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await expect(page.locator('[aria-busy=true], .pulse-soft')).toHaveCount(0);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: { value: number }[] }).shifts);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    expect(sum, JSON.stringify(shifts.filter(({ value }) => value > 0.005))).toBeLessThan(hardlySeen);
    await page.context().close();
  });
}
