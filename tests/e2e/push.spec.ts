import { expect, test } from '@playwright/test';
import { wholeBrowser } from '#tests/support/browser.ts';
import { activityIds } from '#tests/support/pages.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

let portal: Portal;
let ids: Record<string, string>;
test.beforeAll(async () => {
  portal = await openPortal();
  ids = await activityIds(portal.origin);
});
test.afterAll(({ browser }) => closeAll(browser, portal));
// Chromium without a window shows no notifications.
test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser() });

test('a push message is shown by the service worker, and the same one twice is shown once', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB', permissions: ['notifications'] });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  await page.goto(`${portal.origin}/event/home`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const data = JSON.stringify({
    id: 'one',
    title: 'Aviso complementar',
    text: 'Carregue um vídeo.',
    lang: 'pt-PT',
    path: `/event/detail?activityId=${ids['STW']}`,
  });
  const pushed = { origin: portal.origin, registrationId: await registration, data };
  await client.send('ServiceWorker.deliverPushMessage', pushed);
  await client.send('ServiceWorker.deliverPushMessage', pushed);
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, lang }) => ({ title, body, lang }));
    });
  await expect.poll(shown).toEqual([{ title: 'Aviso complementar', body: 'Carregue um vídeo.', lang: 'pt-PT' }]);
  await context.close();
});
