import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from '#tests/support/browser.ts';
import { openDoorPortal } from '#tests/support/door-portal.ts';
import type { BenchResult } from './result.ts';

const slowdown = 4;
const largestGrowthMb = 20;

/**
 * Runs in the page: a scanner types one code after the other; each is timed from its last key to the card on screen.
 */
async function scanAll({ codes, names }: { codes: string[]; names: string[] }): Promise<number[]> {
  const times: number[] = [];
  const press = (code: string) => {
    for (const type of ['keydown', 'keyup']) {
      document.body.dispatchEvent(
        new KeyboardEvent(type, { code, key: code.at(-1) ?? '', bubbles: true, cancelable: true }),
      );
    }
  };
  for (const [at, code] of codes.entries()) {
    const name = names[at] ?? '';
    const shown = new Promise<number>((resolve, reject) => {
      const tooLong = setTimeout(() => reject(new Error(`${name} was not shown`)), 20_000);
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[data-result]')?.textContent?.includes(name)) return;
        clearTimeout(tooLong);
        observer.disconnect();
        resolve(performance.now());
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    });
    for (const character of code) press(/\d/.test(character) ? `Digit${character}` : `Key${character}`);
    const began = performance.now();
    press('Enter');
    times.push((await shown) - began);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return times;
}

async function heapMb(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

async function becomeStation(page: Page, origin: string, pairingCode: string): Promise<void> {
  await page.goto(`${origin}/event/sign-in/pair?code=${encodeURIComponent(pairingCode)}`);
  await page.locator('form button[type=submit]').click();
  await page.waitForFunction(() => document.querySelector('form') === null);
}

/**
 * T14: the built app on a slow phone without a network and with a long list, from the last key of a code to its card.
 * @param args `--seed N`, `--people N`, `--scans N`
 */
export async function run(args: string[]): Promise<BenchResult> {
  const options = { seed: { type: 'string' }, people: { type: 'string' }, scans: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options, strict: false });
  const seed = Number(values.seed ?? 1);
  const people = Number(values.people ?? 50_000);
  const scans = Number(values.scans ?? 1000);
  const portal = await openDoorPortal();
  const browser = await chromium.launch(launchOptions());
  try {
    const names = Array.from({ length: people }, (_, n) => `Guest ${String(n).padStart(6, '0')}`);
    const guests = await portal.event.addGuests(names.map((name) => ({ nameTc: name, nameEn: name })));
    const { pairingCode } = await portal.event.addStation({ gate: 'North' });
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await becomeStation(page, portal.origin, pairingCode);
    await page.goto(`${portal.origin}/event/sign-in/scan`);
    // "0 / 50,000 expected" stands there once the whole list has been verified and taken.
    await page.waitForFunction(
      (count) => document.body.textContent?.includes(`/ ${count}`),
      people.toLocaleString('en'),
      { timeout: 120_000 },
    );
    await context.setOffline(true);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const step = Math.floor(people / (scans + 20)) || 1;
    const chosen = guests
      .map((guest, n) => ({ code: guest.credential, name: names[n] ?? '' }))
      .filter((_, n) => (n + seed) % step === 0);
    const part = (from: number, to: number) => {
      const some = chosen.slice(from, to);
      return { codes: some.map(({ code }) => code), names: some.map(({ name }) => name) };
    };
    await page.evaluate(scanAll, part(0, 20));
    const before = await heapMb(devtools);
    const times = (await page.evaluate(scanAll, part(20, 20 + scans))).toSorted((a, b) => a - b);
    const growthMb = (await heapMb(devtools)) - before;
    const quantile = (share: number) =>
      Math.round((times[Math.ceil(times.length * share) - 1] ?? Number.NaN) * 10) / 10;
    const [p50, p95, p99] = [quantile(0.5), quantile(0.95), quantile(0.99)];
    return {
      bench: 'verdict',
      value: p95,
      unit: 'ms',
      target: 'p95 at most 100 ms, p50 at most 40 ms, p99 at most 200 ms, memory growth under 20 MB',
      pass: p95 <= 100 && p50 <= 40 && p99 <= 200 && growthMb < largestGrowthMb,
      p50,
      p99,
      heapGrowthMb: Math.round(growthMb * 10) / 10,
      cpuSlowdown: slowdown,
      people,
      scans: times.length,
      seed,
    };
  } finally {
    await browser.close();
    await portal.close();
  }
}
