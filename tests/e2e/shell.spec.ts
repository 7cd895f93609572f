import { expect, type Locator, type Page, test } from '@playwright/test';
import { logIn } from '#tests/support/browser-login.ts';
import { activityIds, filled } from '#tests/support/pages.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(({ browser }) => closeAll(browser, portal));

const open = (page: Page, path: string) => page.goto(`${portal.origin}${path}`);
const languageOf = (page: Page) => page.locator('html').getAttribute('lang');
const choose = async (page: Page, language: string) => {
  await page.getByRole('banner').locator('button[aria-haspopup=menu]').first().click();
  await page.getByRole('menuitemradio', { name: language }).click();
};

test.describe('languages', () => {
  test('the first visit follows the browser, once', async ({ browser }) => {
    for (const [locale, lang, heading] of [
      ['pt-BR', 'pt-PT', 'Actividades'],
      ['zh-CN', 'zh-Hans', '活动'],
      ['zh-TW', 'zh-Hant-MO', '活動'],
      ['en-US', 'en', 'Activities'],
      ['fr-FR', 'zh-Hant-MO', '活動'],
    ] as const) {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();
      await open(page, '/event/home');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(await languageOf(page)).toBe(lang);
      await context.close();
    }
  });

  test('a narrow phone has the name of the portal in two lines at most', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const locale of ['zh', 'sc', 'en', 'pt']) {
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      await page.goto(`${portal.origin}/event/home`);
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(3);
      const lines = await page
        .getByRole('banner')
        .getByRole('link')
        .evaluate((link) => {
          const name = link.querySelector('span') ?? link;
          return name.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(name).lineHeight);
        });
      expect(Math.round(lines)).toBeLessThanOrEqual(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });

  test('Joana chooses Portuguese, which stays after a reload and beats the browser', async ({ page }) => {
    await open(page, '/event/home');
    await choose(page, 'Português');
    await expect(page.getByRole('heading', { level: 1, name: 'Actividades' })).toBeVisible();
    expect(await languageOf(page)).toBe('pt-PT');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Actividades' })).toBeVisible();
    await expect(page).toHaveTitle('Actividades · Portal de Eventos');
  });

  test('names that people entered appear in simplified characters, and say so', async ({ page }) => {
    await open(page, '/event/home');
    await choose(page, '简体中文');
    const name = page.getByRole('heading', { level: 4 }).locator('span').filter({ hasText: '创新' });
    await expect(name).toHaveText('科技周暨创新科技展览');
    await expect(name).toHaveAttribute('lang', 'zh-Hans');
    await expect(name).toHaveAttribute('title', '以简体字显示，原文为繁体字');
  });
});

test.describe('addresses', () => {
  test('an unknown path leads home', async ({ page }) => {
    await open(page, '/event/no/such/page');
    await expect(page).toHaveURL(`${portal.origin}/event/home`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the bare base is home, with its query', async ({ page }) => {
    await open(page, '/event/?ActivityError=1');
    await expect(page).toHaveURL(`${portal.origin}/event/home?ActivityError=1`);
  });

  for (const [hash, path] of [
    ['#/recruit?activityId={REC}', '/recruit?activityId={REC}'],
    ['#/public-event?activityId={PUB}', '/public-event?activityId={PUB}'],
    ['#/change-role?toRole=DOCKING_EXHIBITOR&activityId={DOC}', '/docking?activityId={DOC}'],
    ['#/change-role2?toRole=RECRUIT_COMPANY', '/recruit'],
  ] as const) {
    test(`${hash} is the route of that name`, async ({ page }) => {
      const ids = await activityIds(portal.origin);
      await logIn(page, portal.origin, 'mak.hoiian', '/change-role2?toRole=RECRUIT_COMPANY');
      await expect(page).toHaveURL(`${portal.origin}/event/recruit`);
      await open(page, `/event/${filled(hash, ids)}`);
      await expect(page).toHaveURL(`${portal.origin}/event${filled(path, ids)}`);
      // A hub has the heading of the page in it as well, once that has come.
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    });
  }

  test('#/home is home', async ({ page }) => {
    await open(page, '/event/#/home');
    await expect(page).toHaveURL(`${portal.origin}/event/home`);
  });

  test('an event’s page opens under both readings of its address', async ({ page }) => {
    await open(page, '/event/home');
    await page.getByRole('link', { name: 'Science and Technology Week and Innovation Exhibition' }).click();
    await expect(page).toHaveURL(/\/event\/event\/detail\?activityId=/);
    await expect(page.getByRole('tab', { name: 'Remark' })).toBeVisible();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await open(page, new URL(page.url()).pathname.replace('/event/event/', '/event/') + new URL(page.url()).search);
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  });

  test('back goes back', async ({ page }) => {
    await open(page, '/event/home');
    await page.getByRole('link', { name: 'Science and Technology Week and Innovation Exhibition' }).click();
    await page.getByRole('tab', { name: 'Remark' }).click();
    await expect(page).toHaveURL(/tab=remark/);
    await page.goBack();
    await expect(page).toHaveURL(`${portal.origin}/event/home`);
  });
});

test.describe('the frame', () => {
  test('the logo leads home and the footer has the office hours', async ({ page }) => {
    await open(page, '/event/public-json-list');
    await expect(page.getByRole('contentinfo')).toContainText(
      'Monday to Thursday 9:00–13:00 and 14:30–17:45, Friday 9:00–13:00 and 14:30–17:30',
    );
    await page.getByRole('banner').getByRole('link', { name: 'Event Portal' }).click();
    await expect(page).toHaveURL(`${portal.origin}/event/home`);
  });

  test('with the keyboard one skips to the content', async ({ page }) => {
    await open(page, '/event/home');
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('after a change of page its heading has the focus', async ({ page }) => {
    await open(page, '/event/home');
    await page.getByRole('link', { name: 'Science and Technology Week and Innovation Exhibition' }).click();
    await expect(page.getByRole('tab', { name: 'Introduction' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('dark follows the device until one chooses, and the choice stays', async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: 'dark', locale: 'en' });
    const page = await context.newPage();
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await open(page, '/event/home');
    expect(await ground()).toBe('rgb(14, 20, 22)');
    await page.getByRole('button', { name: 'Light mode' }).click();
    expect(await ground()).toBe('rgb(245, 247, 248)');
    await page.reload();
    expect(await ground()).toBe('rgb(245, 247, 248)');
    await context.close();
  });

  test('on a phone what sticks to the foot of a page does not move when the tabs come', async ({ browser }) => {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ locale: 'en-GB', viewport });
    const page = await context.newPage();
    let comeNow = (): void => undefined;
    await page.route(/own-tabs/, async (route) => {
      await new Promise<void>((resolve) => (comeNow = resolve));
      await route.continue();
    });
    await logIn(page, portal.origin, 'chan.kamfai');
    const { RS2 } = await activityIds(portal.origin);
    await open(page, `/event/talk2/party-person/apply?activityId=${RS2}`);
    const add = page.getByRole('button', { name: 'Add participant' });
    const before = await add.boundingBox();
    comeNow();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await add.boundingBox()).toEqual(before);
    await context.close();
  });

  test('on a phone a message that was there first makes way for what comes at the foot of the page', async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await logIn(page, portal.origin, 'ana.rosario');
    let comeNow = (): void => undefined;
    await page.route('**/event-api/profile', async (route) => {
      await new Promise<void>((resolve) => (comeNow = resolve));
      await route.continue();
    });
    const { RS1 } = await activityIds(portal.origin);
    await open(page, `/event/event/detail?activityId=${RS1}`);
    await page.getByRole('button', { name: 'Share' }).click();
    const message = page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: 'link' });
    await expect(message).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Main' });
    await expect(tabs).toBeHidden();
    comeNow();
    await expect(tabs).toBeVisible();
    const join = page.getByText('Join registration').locator('xpath=ancestor-or-self::*[@aria-disabled]');
    const bottom = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().bottom);
    const top = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().top);
    expect(await bottom(message)).toBeLessThanOrEqual(Math.min(await top(join), await top(tabs)));
    await context.close();
  });

  test('the frame is on the screen without any script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await open(page, '/event/home');
    await expect(page.getByRole('heading', { level: 1, name: '活動' })).toBeVisible();
    await expect(page.getByRole('contentinfo').first()).toBeVisible();
    await context.close();
  });
});
