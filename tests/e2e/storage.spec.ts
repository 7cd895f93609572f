import { expect, type Page, test } from '@playwright/test';
import { type DoorHarness, openDoorHarness } from '#tests/support/door-harness.ts';
import { journalOf, phoneReady } from '#tests/support/door-journal.ts';
import { lawViolations } from '#tests/support/sign-in-laws.ts';

test.use({ serviceWorkers: 'allow' });

let harness: DoorHarness;
test.beforeAll(async () => {
  harness = await openDoorHarness();
});
test.afterAll(() => harness?.close());

async function paired(page: Page): Promise<void> {
  await page.goto(harness.url);
  const { pairingCode } = await harness.event.addStation({ gate: 'North' });
  await page.evaluate((code) => window.door.pair(code, 'North’s phone'), pairingCode);
  await phoneReady(page);
}

const scanAll = (page: Page, codes: readonly string[]) =>
  page.evaluate(async (codes) => {
    const cards = [];
    for (const text of codes) {
      const { attemptId, result, shown } = await window.door.scan({ text, source: 'CAMERA' });
      cards.push({ attemptId, result, shown });
    }
    return cards;
  }, codes);

test('a browser that gives no more room shows nobody a green light that it cannot keep', async ({ page }) => {
  const guests = await harness.event.addGuests(Array.from({ length: 400 }, (_, n) => ({ nameTc: `賓客${n}` })));
  await paired(page);
  harness.proxy.setUp(false);
  const devtools = await page.context().newCDPSession(page);
  const origin = new URL(harness.url).origin;
  const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin });
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 40_000 });
  const cards = await scanAll(
    page,
    guests.map(({ credential }) => credential),
  );
  const admitted = cards.filter(({ shown }) => shown === 'ADMIT');
  expect(cards.length - admitted.length).toBe(cards.filter(({ result }) => result === 'NOT_STORED').length);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await page.reload();
  await page.waitForFunction(() => window.door.getState().phase === 'ready');
  expect(await page.evaluate(() => window.door.getState().queue.pending)).toBe(admitted.length);
  harness.proxy.setUp(true);
  const journal = await journalOf(page);
  expect(journal.attempts).toHaveLength(admitted.length);
  expect(await lawViolations(harness.world.db, [journal], harness.event.guests)).toEqual([]);
});

test('a long shift without a network, reloaded again and again, drains over a poor connection', async ({ page }) => {
  const shift = { scans: 1000, reloads: 10, mostRequests: 60 };
  const guests = await harness.event.addGuests(
    Array.from({ length: shift.scans }, (_, n) => ({ nameTc: `賓客${n}`, dinner: n % 2 === 0 })),
  );
  await paired(page);
  harness.proxy.setUp(false);
  const part = shift.scans / shift.reloads;
  for (let reload = 0; reload < shift.reloads; reload++) {
    const cards = await scanAll(
      page,
      guests.slice(reload * part, (reload + 1) * part).map(({ credential }) => credential),
    );
    expect(cards.every(({ result }) => result === 'SIGNED_IN')).toBe(true);
    await page.reload();
    await phoneReady(page);
  }
  expect(await page.evaluate(() => window.door.getState().queue.pending)).toBe(shift.scans);

  const devtools = await page.context().newCDPSession(page);
  const bytesPerSecond = (1.5 * 1024 * 1024) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  harness.proxy.setUp(true);
  // On such a line each request waits 300 ms for its answer: few of them is what makes it quick.
  let requests = 0;
  page.on('request', (request) => (requests += request.url().endsWith('/attempts') ? 1 : 0));
  await page.evaluate(() => window.door.sendNow());
  await page.waitForFunction(() => window.door.getState().queue.pending === 0, null, { timeout: 60_000 });
  expect(requests).toBeLessThanOrEqual(shift.mostRequests);
  const journal = await journalOf(page);
  expect(await lawViolations(harness.world.db, [journal], harness.event.guests)).toEqual([]);
});
