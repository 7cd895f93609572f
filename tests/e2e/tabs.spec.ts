import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Guest } from '#tests/support/door-event.ts';
import { type DoorHarness, openDoorHarness } from '#tests/support/door-harness.ts';
import { journalOf, phoneReady } from '#tests/support/door-journal.ts';
import { lawViolations } from '#tests/support/sign-in-laws.ts';

test.use({ serviceWorkers: 'allow' });

const tabs = 4;
const scans = 1000;
const closings = 4;

let harness: DoorHarness;
test.beforeAll(async () => {
  harness = await openDoorHarness();
});
test.afterAll(() => harness?.close());

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(harness.url);
  return page;
}

async function leaderOf(pages: readonly Page[]): Promise<Page> {
  for (;;) {
    for (const page of pages) if (await page.evaluate(() => window.leads())) return page;
  }
}

const scanAll = (page: Page, guests: readonly Guest[]): Promise<(string | null)[]> =>
  page.evaluate(
    async (codes) => {
      const ids = [];
      for (const text of codes) ids.push((await window.door.scan({ text, source: 'CAMERA' })).attemptId);
      return ids;
    },
    guests.map(({ credential }) => credential),
  );

test('four tabs of one phone number and send together, whichever of them is closed', async ({ context }) => {
  const guests = await harness.event.addGuests(Array.from({ length: scans }, (_, n) => ({ nameTc: `賓客${n}` })));
  const { pairingCode } = await harness.event.addStation({ gate: 'North' });
  const pages = await Promise.all(Array.from({ length: tabs }, () => openTab(context)));
  await pages[0]?.evaluate((code) => window.door.pair(code, 'One phone'), pairingCode);
  await Promise.all(pages.map(phoneReady));

  const acknowledged: string[] = [];
  const share = Math.ceil(scans / closings / tabs);
  for (let round = 0; round < closings; round++) {
    const shown = await Promise.all(
      pages.map((page, tab) =>
        scanAll(page, guests.slice((round * tabs + tab) * share, (round * tabs + tab + 1) * share)),
      ),
    );
    acknowledged.push(...shown.flat().filter((id) => id !== null));
    const leader = await leaderOf(pages);
    await leader.close();
    const left = pages.filter((page) => page !== leader);
    // The tabs that are left hand over what it had not.
    await left[0]?.waitForFunction(() => window.door.getState().queue.pending === 0, null, { timeout: 30_000 });
    const fresh = await openTab(context);
    await phoneReady(fresh);
    pages.splice(0, pages.length, ...left, fresh);
  }
  expect(new Set(acknowledged).size).toBe(scans);
  expect(harness.proxy.sending.most).toBe(1);
  const journal = await journalOf(pages[0] as Page);
  expect(journal.attempts).toHaveLength(scans);
  expect(await lawViolations(harness.world.db, [journal], harness.event.guests)).toEqual([]);
  await expect
    .poll(() => Promise.all(pages.map((page) => page.evaluate(() => window.door.getState().counters[0]?.signedIn))))
    .toEqual(pages.map(() => scans));
});

test('two tabs that scan one person at the same moment let that person in once', async ({ context }) => {
  const guests = await harness.event.addGuests(Array.from({ length: 20 }, (_, n) => ({ nameTc: `同時${n}` })));
  const { pairingCode } = await harness.event.addStation({ gate: 'South' });
  const [one, other] = [await openTab(context), await openTab(context)];
  await one.evaluate((code) => window.door.pair(code, 'One phone'), pairingCode);
  await Promise.all([phoneReady(one), phoneReady(other)]);
  for (const { credential } of guests) {
    const scan = (page: Page) =>
      page.evaluate(async (text) => (await window.door.scan({ text, source: 'CAMERA' })).result, credential);
    expect((await Promise.all([scan(one), scan(other)])).toSorted()).toEqual(['JUST_SIGNED_IN', 'SIGNED_IN']);
  }
});
