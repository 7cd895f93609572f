import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { Milestone } from '#web/door/environment.ts';
import type { Guest } from '#tests/support/door-event.ts';
import { type DoorHarness, openDoorHarness, startBrowser, stopsAt } from '#tests/support/door-harness.ts';
import { journalOf, phoneReady } from '#tests/support/door-journal.ts';
import { lawViolations } from '#tests/support/sign-in-laws.ts';

test.use({ serviceWorkers: 'allow' });

/** Each point is passed so often, on one profile. */
const timesEach = 2;

let harness: DoorHarness;
let profile: string;

test.beforeAll(async () => {
  harness = await openDoorHarness();
});
test.afterAll(() => harness?.close());
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'phone-'));
});
test.afterEach(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }));

/** Scans, and answers with the attempt whose verdict was shown; never when the page stops before. */
const scan = (page: Page, guest: Guest | undefined): Promise<string | null> =>
  page.evaluate(
    async (text) => (await window.door.scan({ text, source: 'CAMERA' })).attemptId,
    guest?.credential ?? '',
  );

async function pair(page: Page): Promise<void> {
  const { pairingCode } = await harness.event.addStation({ gate: 'North' });
  await page.evaluate((code) => window.door.pair(code, 'North’s phone'), pairingCode);
}

const points: Milestone[] = [
  'beforeStore',
  'afterStore',
  'afterVerdictShown',
  'beforeSend',
  'afterSend',
  'beforeAcknowledge',
  'afterAcknowledge',
  'midKeyChange',
];

/** Hands everything over and compares the phone's journal with the server's tables. */
async function settle(page: Page, acknowledged: readonly string[]): Promise<void> {
  const journal = await journalOf(page);
  expect(await lawViolations(harness.world.db, [journal], harness.event.guests)).toEqual([]);
  const rows = await harness.world.db.query<{ id: string }>('select id from attempt where device_id = $1', [
    journal.deviceId,
  ]);
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
}

test('a phone killed at any point of a scan has lost nothing that was shown', async () => {
  const guests = await harness.event.addGuests(Array.from({ length: 60 }, (_, n) => ({ nameTc: `賓客${n}` })));
  const acknowledged: string[] = [];
  const scanAndNote = async (page: Page) => {
    const id = await scan(page, guests.pop());
    if (id) acknowledged.push(id);
  };
  let browser = await startBrowser(profile);
  let page = await browser.page(harness.url);
  await pair(page);
  await phoneReady(page);
  for (const point of Array.from({ length: timesEach }, () => points).flat()) {
    await scanAndNote(page);
    if (point === 'midKeyChange') {
      await page.close();
      await browser.stoppingPage(harness.url, point);
    } else {
      await page.evaluate((point) => (window.stopAt = point), point);
      await stopsAt(page, point, () => scan(page, guests.pop()));
    }
    await browser.kill();
    browser = await startBrowser(profile);
    page = await browser.page(harness.url);
    await phoneReady(page);
    await scanAndNote(page);
  }
  await settle(page, acknowledged);
  await browser.kill();
});

for (const point of ['midSnapshot', 'beforeSnapshotSwap', 'midMigration'] as const) {
  test(`a phone killed at ${point} goes on where it was`, async () => {
    const guests = await harness.event.addGuests(Array.from({ length: 3 }, (_, n) => ({ nameTc: `賓客${n}` })));
    let browser = await startBrowser(profile);
    if (point !== 'midMigration') {
      const page = await browser.page(harness.url);
      await page.evaluate((point) => (window.stopAt = point), point);
      await stopsAt(page, point, () => pair(page));
      await browser.kill();
      browser = await startBrowser(profile);
    }
    for (let time = 0; time < timesEach; time++) {
      await browser.stoppingPage(harness.url, point);
      await browser.kill();
      browser = await startBrowser(profile);
    }
    const page = await browser.page(harness.url);
    if (point === 'midMigration') await pair(page);
    await phoneReady(page);
    const id = await scan(page, guests[0]);
    expect(id).not.toBeNull();
    await settle(page, id ? [id] : []);
    await browser.kill();
  });
}

test('a phone killed in the middle of a newer version’s migration still has all attempts in the older one', async () => {
  const guests = await harness.event.addGuests(Array.from({ length: 3 }, (_, n) => ({ nameTc: `賓客${n}` })));
  let browser = await startBrowser(profile);
  let page = await browser.page(harness.url);
  await pair(page);
  await phoneReady(page);
  harness.proxy.setUp(false);
  const acknowledged: string[] = [];
  for (let time = 0; time < timesEach; time++) {
    acknowledged.push((await scan(page, guests[time])) ?? '');
    await stopsAt(page, 'migration', () => page.evaluate(() => window.migrateAndStop()));
    await browser.kill();
    browser = await startBrowser(profile);
    page = await browser.page(harness.url);
    await phoneReady(page);
    expect(await page.evaluate(() => window.door.getState().queue.pending)).toBe(time + 1);
  }
  harness.proxy.setUp(true);
  await settle(page, acknowledged);
  await browser.kill();
});
