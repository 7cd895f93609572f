import { expect, test } from '@playwright/test';
import { bcp47, locales } from '#domain/locale.ts';
import { isAccessible } from '#tests/support/accessible.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal({ apiOnly: true });
});
test.afterAll(({ browser }) => closeAll(browser, portal));

const layouts = [
  { name: 'a phone', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'a desk at night', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;

for (const { name, viewport, colorScheme } of layouts) {
  for (const language of locales) {
    test(`the login page on ${name}, in ${language}: fits, reads well, and says what is wrong`, async ({ browser }) => {
      const context = await browser.newContext({ viewport, colorScheme });
      const page = await context.newPage();
      await page.goto(`${portal.origin}/event-api/login/authorize?language=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', bcp47[language]);
      const button = await page.locator('.primary').boundingBox();
      expect(button?.height).toBeGreaterThanOrEqual(44);

      await page.locator('#username').fill('nobody');
      await page.locator('#password').fill('not-it-1');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
      await isAccessible(page, 'a login that failed');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await context.close();
    });
  }
}
