import { type Browser, expect, type Page, test } from '@playwright/test';
import { drawPortrait } from '#server/seed/draw-portrait.ts';
import { isAccessible } from '#tests/support/accessible.ts';
import { logIn } from '#tests/support/browser-login.ts';
import { card, type DemoDoor, openDemoDoor, pairPhone, phoneScreen, scanned } from '#tests/support/door-screen.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'allow' });

let portal: Portal;
let door: DemoDoor;
/** Whom Zhou Yating gives a photo, as the heading of the card has it. */
let heading: string;
let davi: Page;
let rosa: Page;

test.beforeAll(async ({ browser }) => {
  portal = await openPortal();
  door = await openDemoDoor(browser, portal.origin);
});
test.afterAll(({ browser }) => closeAll(browser, portal));

const portrait = async () => ({
  name: 'IMG_0042.jpg',
  mimeType: 'image/jpeg',
  buffer: await drawPortrait({ ground: '#8fb8de', skin: '#f0c8a0', hair: '#2b2320', clothes: '#24476b' }, 'SIR'),
});

const width = (page: Page, picture: string) =>
  page.locator(picture).evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));

async function lockAllLists(browser: Browser): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, portal.origin, 'lei.chiwai');
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const call = async (path: string, method: string, body?: object) => {
    const answer = await fetch(`${portal.origin}/event-api/admin/bulk-actions${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await answer.json()) as { id: string; content: unknown[] };
  };
  const choice = { filter: { activityId: door.activityId } };
  const { id } = await call('', 'POST', { workflow: 'PARTICIPANT_LIST', move: 'freeze', choice });
  await call(`/${id}/confirm`, 'POST', {});
  await expect.poll(async () => (await call('', 'GET')).content.length, { timeout: 30_000 }).toBe(0);
  await page.context().close();
}

test('Zhou Yating gives somebody on her list a photo, on her phone', async ({ browser }) => {
  const page = await (await browser.newContext(phoneScreen)).newPage();
  await logIn(page, portal.origin, 'zhou.yating', `/talk/party-person/apply?activityId=${door.activityId}`);
  const person = page.getByRole('article').first();
  heading = await person.getByRole('heading').innerText();
  await person.getByRole('button', { name: /^Add a photo/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Helps staff at the door recognise the person')).toBeVisible();
  await isAccessible(page, 'before the photo');
  await sheet
    .locator('input[type=file]')
    .first()
    .setInputFiles(await portrait());
  await expect(sheet.getByRole('button', { name: /^Delete/ })).toBeVisible();
  await expect(sheet.getByText('IMG_0042')).toHaveCount(0);
  await isAccessible(page, 'with the photo');
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  // It is looked into by a process of its own first, which a fresh portal's own pictures keep busy.
  await expect(person.getByRole('button', { name: /^Change the photo/ })).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => width(page, 'article:first-of-type img')).toBe(320);
  await page.context().close();
});

test('at the door the second scan shows it, and the card is there before', async ({ browser }) => {
  await lockAllLists(browser);
  const east = await door.addStation({ gate: 'East door' });
  const west = await door.addStation({ gate: 'West door' });
  const people = await door.people();
  const { name = '', code = '' } = people.find((one) => heading.includes(one.name)) ?? {};
  davi = await pairPhone(browser, portal.origin, east.pairingUrl, 'Davi’s phone');
  await scanned(davi, code, 'SIGNED_IN');
  await expect(card(davi).locator('img')).toHaveCount(0);

  rosa = await pairPhone(browser, portal.origin, west.pairingUrl, 'Rosa’s phone');
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await rosa.route('**/sign-in/people/*/photo', async (route) => {
    await held;
    await route.continue();
  });
  await scanned(rosa, code, 'ALREADY_SIGN_IN');
  await expect(card(rosa)).toContainText('check the identity document');
  await expect(card(rosa).getByText('confirmed', { exact: true })).toBeVisible();
  const before = await card(rosa).boundingBox();
  answer();
  await expect(card(rosa).getByRole('img', { name: `Photo of ${name}` })).toBeVisible();
  await expect(card(rosa)).toContainText('compare the face with the photo');
  expect(await card(rosa).boundingBox()).toEqual(before);
  await isAccessible(rosa, 'the photo on the card');

  await rosa.unroute('**/sign-in/people/*/photo');
  await rosa.context().setOffline(true);
  await card(rosa).getByRole('button', { name: 'Close card' }).click();
  await expect(rosa.getByText(/offline/i).first()).toBeVisible({ timeout: 60_000 });
  await scanned(rosa, code, 'ALREADY_SIGN_IN');
  await expect(card(rosa).locator('img')).toHaveCount(0);
  await expect(card(rosa)).toContainText('check the identity document');
});

test('let in at both doors without a network, they are compared on the phone and in the inbox', async () => {
  // The demo draws a photo of Chan Chi Keong.
  const chan = (await door.people()).find(({ name }) => name === 'Chan Chi Keong');
  await scanned(davi, chan?.code ?? '', 'SIGNED_IN');
  await scanned(rosa, chan?.code ?? '', 'SIGNED_IN');
  await card(rosa).getByRole('button', { name: 'Close card' }).click();
  await rosa.context().setOffline(false);
  const photo = { name: 'Photo of Chan Chi Keong' };
  await expect(rosa.getByRole('article').getByRole('img', photo)).toBeVisible({ timeout: 60_000 });

  await door.supervisor.goto(`${portal.origin}/event/sign-in/conflicts?activityId=${door.activityId}`);
  const conflict = door.supervisor.getByRole('article').filter({ hasText: 'Chan Chi Keong' });
  await expect(conflict.getByRole('img', photo)).toBeVisible();
  await isAccessible(door.supervisor, 'the inbox');
});
