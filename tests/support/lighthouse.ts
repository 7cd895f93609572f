import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { ownBlocking } from './own-blocking.ts';

/** Of the median run by performance; each out of 100, times in ms. */
export interface LighthouseScores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  /** The same by the page's own work alone, whatever else the machine did. */
  blockedByItself: number;
  shift: number;
  /** How fast the machine was meanwhile, by Lighthouse's own measure; a busy machine lowers the performance score. */
  machine: number;
  /** Audits that were not fully passed, for who wants to mend them. */
  faults: string[];
}

interface Measuring {
  /** Of a running browser with remote debugging. */
  port: number;
  runs: number;
  /** Keeps cookies and what is stored, for a page behind a login; caches and service worker go all the same. */
  keepLogin: boolean;
}

/** Lighthouse on a phone, as often as wanted; the run with the median performance speaks. */
export async function scoresOf(address: string, { port, runs, keepLogin }: Measuring): Promise<LighthouseScores> {
  const all: LighthouseScores[] = [];
  for (let run = 0; run < runs; run++) {
    if (keepLogin) await clearCaches(port, new URL(address).origin);
    all.push(await once(address, port, keepLogin));
  }
  const median = all.sort((a, b) => a.performance - b.performance)[Math.floor(all.length / 2)];
  if (!median) throw new Error('no run');
  return median;
}

/** What Lighthouse itself asks to be run again for: the browser's recording lacks the beginning of the visit. */
const recordingFailed = 'NO_NAVSTART';
const recordings = 3;

async function once(address: string, port: number, keepLogin: boolean, left = recordings): Promise<LighthouseScores> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    disableStorageReset: keepLogin,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  const { audits, categories, environment, runtimeError } = result.lhr;
  if (runtimeError?.code === recordingFailed && left > 1) return once(address, port, keepLogin, left - 1);
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const number = (name: string) => Math.round((audits[name]?.numericValue ?? 0) * 1000) / 1000;
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: Math.round(number('first-contentful-paint')),
    largestPaint: Math.round(number('largest-contentful-paint')),
    blocked: Math.round(number('total-blocking-time')),
    blockedByItself: ownBlocking(result.artifacts.Trace.traceEvents),
    shift: number('cumulative-layout-shift'),
    machine: Math.round(environment.benchmarkIndex),
    faults: weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9),
  };
}

async function clearCaches(port: number, origin: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  const page = await context?.newPage();
  if (!context || !page) throw new Error('the browser has no window');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cache_storage,service_workers' });
  await session.send('Network.clearBrowserCache');
  await page.close();
  await browser.close();
}
