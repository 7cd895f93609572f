import { parseArgs, promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { wholeBrowser } from '#tests/support/browser.ts';
import { costOfOneWord, keptAfter } from '#tests/support/kept-on-device.ts';
import { judgedPages } from '#tests/support/judged-pages.ts';
import type { LighthouseScores } from '#tests/support/lighthouse.ts';
import { startPortal } from '#tests/support/portal.ts';
import { untilAtRest } from '#tests/support/until-at-rest.ts';
import type { BenchResult } from './result.ts';

const largestHomeKb = 105;
const largestInstallKb = 400;
const largestReleaseKb = 60;
const leastPerformance = 98;

interface Loaded {
  /** Brotli, of everything the page itself fetched until it was quiet; 1 KB is 1000 bytes. */
  kb: number;
  scripts: number;
  requests: number;
  languages: string[];
}

/**
 * What a first visit costs: JavaScript of home and of the scanner, what the phone then keeps (`install`), what a phone
 * at the door fetches of a release that changes one word (`release`), and Lighthouse's view of what people open first on a phone.
 * @param args `--runs N`, `--only PAGE` for Lighthouse's view of one
 */
export async function run(args: string[]): Promise<BenchResult> {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string' }, only: { type: 'string' } },
    strict: false,
  });
  const runs = Number(values.runs ?? 5);
  const portal = await startPortal();
  try {
    const home = await load(`${portal.origin}/event/home`);
    const scan = await load(`${portal.origin}/event/sign-in/scan`);
    const serviceWorker = await brotliKb(await (await fetch(`${portal.origin}/event/sw.js`)).text());
    const install = await keptAfter(`${portal.origin}/event/home`);
    const release = await costOfOneWord(await keptAfter(`${portal.origin}/event/sign-in/scan`, 'sign-in'));
    if (runs > 0) await untilAtRest(portal);
    const lighthouse = runs > 0 ? await judgedPages(portal, runs, values.only) : {};
    const scores: LighthouseScores[] = Object.values(lighthouse);
    return {
      bench: 'first-load',
      value: home.kb,
      unit: 'KB of JavaScript, brotli',
      target: largestHomeKb,
      pass:
        home.kb <= largestHomeKb &&
        home.languages.length === 1 &&
        install.kb <= largestInstallKb &&
        release.kb <= largestReleaseKb &&
        scores.every(goodEnough),
      home,
      scan: scan.kb,
      scanDetails: scan,
      serviceWorkerKb: serviceWorker,
      install: { kb: install.kb, files: install.files, target: largestInstallKb },
      release: { ...release, target: largestReleaseKb },
      lighthouse,
      runs,
    };
  } finally {
    await portal.remove();
  }
}

const goodEnough = (score: LighthouseScores): boolean =>
  score.performance >= leastPerformance &&
  score.accessibility === 100 &&
  score.bestPractices === 100 &&
  score.seo === 100;

async function load(address: string): Promise<Loaded> {
  const browser = await chromium.launch(wholeBrowser());
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  const languages = new Set<string>();
  let requests = 0;
  page.on('response', (response) => {
    requests++;
    if (!/\.m?js(?:$|\?)/.test(response.url())) return;
    sizes.push(response.text().then(brotliKb));
    const language = /\/(?:words-)?(zh|sc|en|pt)-[\w-]+\.js/.exec(response.url())?.[1];
    if (language) languages.add(language);
  });
  await page.goto(address);
  await quiet(page);
  const kb = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await browser.close();
  return { kb: rounded(kb), scripts: sizes.length, requests, languages: [...languages] };
}

async function quiet(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

const brotliKb = async (text: string): Promise<number> =>
  rounded((await promisify(brotliCompress)(Buffer.from(text))).length / 1000);
const rounded = (value: number): number => Math.round(value * 100) / 100;
