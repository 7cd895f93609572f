import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { wholeBrowser } from '#tests/support/browser.ts';
import { openDoorHarness } from '#tests/support/door-harness.ts';
import { journalOf, phoneReady } from '#tests/support/door-journal.ts';
import { unkindNetwork } from '#tests/support/fault-proxy.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';
import { lawViolations } from '#tests/support/sign-in-laws.ts';
import type { BenchResult } from './result.ts';

const minuteMs = 60_000;
const betweenMs = 4000;
const network = { upMs: 20_000, downMs: 40_000 };
const largestGrowthMb = 20;

async function heapMb(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1024 / 1024;
}

/**
 * T24: phones in Chromium that scan every four seconds for a long time, over a network that comes and goes.
 * @param args `--hours N` (20 minutes by default), `--minutes N`, `--browsers N`, `--seed N`
 */
export async function run(args: string[]): Promise<BenchResult> {
  const options = {
    seed: { type: 'string' },
    hours: { type: 'string' },
    minutes: { type: 'string' },
    browsers: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args, options, strict: false });
  const seed = Number(values.seed ?? 1);
  const lastsMs = values.hours ? Number(values.hours) * 60 * minuteMs : Number(values.minutes ?? 20) * minuteMs;
  const browsers = Number(values.browsers ?? 4);
  const random = seededNumbers(seed);
  const harness = await openDoorHarness();
  const browser = await chromium.launch(wholeBrowser());
  let networkTimer: NodeJS.Timeout | undefined;
  try {
    const scans = Math.ceil(lastsMs / betweenMs);
    const guests = await harness.event.addGuests(
      Array.from({ length: Math.min(20_000, scans * browsers) }, (_, n) => ({ nameTc: `賓客${n}` })),
    );
    const pages: Page[] = [];
    for (let n = 0; n < browsers; n++) {
      const page = await (await browser.newContext()).newPage();
      await page.goto(harness.url);
      const { pairingCode } = await harness.event.addStation({ gate: `Gate ${n}` });
      await page.evaluate((code) => window.door.pair(code, 'Soak'), pairingCode);
      await phoneReady(page);
      pages.push(page);
    }
    harness.proxy.faults = unkindNetwork;
    const flap = (up: boolean) => {
      harness.proxy.setUp(up);
      const mean = up ? network.upMs : network.downMs;
      networkTimer = setTimeout(() => flap(!up), -Math.log(1 - random()) * mean);
    };
    flap(true);
    const acknowledged: string[] = [];
    const heapBefore: number[] = [];
    const began = Date.now();
    for (let n = 0; Date.now() - began < lastsMs; n++) {
      await Promise.all(
        pages.map(async (page) => {
          const text = guests[Math.floor(random() * guests.length)]?.credential ?? '';
          const scan = async (text: string) => (await window.door.scan({ text, source: 'CAMERA' })).attemptId;
          const id = await page.evaluate(scan, text);
          if (id) acknowledged.push(id);
        }),
      );
      // What fills once (lists of recent cards, compiled code) has filled by now.
      if (n === 40) heapBefore.push(...(await Promise.all(pages.map(heapMb))));
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, began + (n + 1) * betweenMs - Date.now())));
    }
    clearTimeout(networkTimer);
    harness.proxy.setUp(true);
    const journals = await Promise.all(pages.map(journalOf));
    const heapAfter = await Promise.all(pages.map(heapMb));
    const violations = await lawViolations(harness.world.db, journals, guests);
    const stored = await harness.world.db.query<{ id: string }>('select id from attempt');
    const onServer = new Set(stored.map(({ id }) => id));
    const made = new Set(journals.flatMap(({ attempts }) => attempts.map(({ id }) => id)));
    const lost = new Set(acknowledged.filter((id) => !onServer.has(id))).size;
    const extra = [...onServer].filter((id) => !made.has(id)).length;
    const growthMb = Math.max(0, ...heapBefore.map((before, at) => (heapAfter[at] ?? before) - before));
    const value = lost + extra + violations.length;
    return {
      bench: 'soak',
      value,
      unit: 'attempts lost or extra, and violations of the laws',
      target: 'none; heap growth under 20 MB',
      pass: value === 0 && growthMb < largestGrowthMb,
      lost,
      extra,
      violations: violations.slice(0, 20),
      heapGrowthMb: Math.round(growthMb * 10) / 10,
      attempts: onServer.size,
      faults: harness.proxy.counts,
      browsers,
      minutes: Math.round(lastsMs / minuteMs),
      seed,
    };
  } finally {
    clearTimeout(networkTimer);
    await browser.close();
    await harness.close();
  }
}
