import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { logIn } from './browser-login.ts';
import { wholeBrowser } from './browser.ts';
import { type LighthouseScores, scoresOf } from './lighthouse.ts';
import { filled, pageVisits, placesOf } from './pages.ts';
import { freePort } from './postgres.ts';
import type { Portal } from './portal.ts';

/** What most people open first, by the names that `pageVisits` has for them: visitors, guests, an applicant, the fund's staff. */
const judged: ReadonlySet<string> = new Set([
  'home',
  'event-detail',
  'forum',
  'take-part',
  'participant-page',
  'recruit-public',
  'recruit-public-one',
  'public-event',
  'closing-public-one',
  'scan',
  'participants-unit',
  'inbox',
  'participants',
  'desk-record',
]);

/** Lighthouse's view of them. @param only one of them, by its name */
export async function judgedPages(
  portal: Portal,
  runs: number,
  only: string | boolean | undefined,
): Promise<Record<string, LighthouseScores>> {
  const folder = await mkdtemp(join(tmpdir(), 'judged-pages-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, wholeBrowser([`--remote-debugging-port=${port}`]));
  try {
    const scores: Record<string, LighthouseScores> = {};
    const judge = async (name: string, address: string, keepLogin: boolean) => {
      if (only && only !== name) return;
      scores[name] = await scoresOf(address, { port, runs, keepLogin });
      process.stdout.write(`${name}: ${JSON.stringify(scores[name])}\n`);
    };
    const ids = await placesIn(portal);
    await judge('login', `${portal.origin}/event-api/login/authorize?type=temp&target=%2Fhome`, false);
    const visits = pageVisits.filter(({ name }) => judged.has(name));
    for (const person of new Set(visits.map(({ as }) => as))) {
      await context.clearCookies();
      if (person) {
        const page = await context.newPage();
        await logIn(page, portal.origin, person);
        await page.close();
      }
      for (const { name, path } of visits.filter(({ as }) => as === person)) {
        await judge(name, `${portal.origin}/event${filled(path, ids)}`, person !== null);
      }
    }
    return scores;
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function placesIn(portal: Portal): Promise<Record<string, string>> {
  const browser = await chromium.launch(wholeBrowser());
  try {
    return await placesOf(portal, browser);
  } finally {
    await browser.close();
  }
}
