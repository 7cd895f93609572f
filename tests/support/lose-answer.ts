import type { Page } from '@playwright/test';

/** The next call there is handled by the server, and its answer lost on the way. @param path below /event-api */
export async function loseAnswer(page: Page, method: 'POST' | 'PUT', path: string): Promise<void> {
  let isLost = false;
  await page.route(`**/event-api${path}`, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}
