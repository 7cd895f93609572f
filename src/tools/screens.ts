import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { logIn } from '#tests/support/browser-login.ts';
import { wholeBrowser } from '#tests/support/browser.ts';
import { filled, pageVisits, placesOf } from '#tests/support/pages.ts';
import { startPortal } from '#tests/support/portal.ts';
import { buildIfStale } from './build.ts';
import { root } from './shell.ts';

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };
const languages = ['zh', 'pt'] as const;
const schemes = ['light', 'dark'] as const;

/**
 * A picture of every page, at both sizes, in two languages, by the right person. Names limit it: `npm run screens --
 * scan`.
 */
export async function screens(names: string[]): Promise<void> {
  await buildIfStale();
  const folder = join(root, 'screens');
  if (names.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const portal = await startPortal();
  const browser = await chromium.launch(wholeBrowser());
  const ids = await placesOf(portal, browser);
  const visits = pageVisits.filter(({ name }) => names.length === 0 || names.includes(name));

  for (const [sizeName, viewport] of Object.entries(sizes)) {
    for (const language of languages) {
      for (const colorScheme of schemes) {
        for (const as of new Set(visits.map((visit) => visit.as))) {
          const context = await browser.newContext({
            viewport,
            colorScheme,
            locale: language === 'zh' ? 'zh-HK' : 'pt-PT',
          });
          const page = await context.newPage();
          if (as) await logIn(page, portal.origin, as);
          for (const visit of visits.filter((each) => each.as === as)) {
            await page.goto(`${portal.origin}/event${filled(visit.path, ids)}`);
            await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
            await page.screenshot({ path: join(folder, `${visit.name}.${sizeName}.${language}.${colorScheme}.png`) });
          }
          await context.close();
        }
      }
    }
  }
  await browser.close();
  await portal.remove();
  process.stdout.write(`Pictures are in ${folder}\n`);
}
