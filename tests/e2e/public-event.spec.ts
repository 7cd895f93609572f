import { expect, type Page, test } from '@playwright/test';
import { isAccessible } from '#tests/support/accessible.ts';
import { card, openDemoDoor, pairPhone, scanned } from '#tests/support/door-screen.ts';
import { isOnDevice } from '#tests/support/is-on-device.ts';
import { loseAnswer } from '#tests/support/lose-answer.ts';
import { activityIds } from '#tests/support/pages.ts';
import { logIn } from '#tests/support/browser-login.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

let portal: Portal;
// Its own for each: the demo’s lecture has two seats left.
test.beforeEach(async () => {
  portal = await openPortal();
});
test.afterEach(({ browser }) => closeAll(browser, portal));

test.use({ viewport: { width: 390, height: 844 }, locale: 'en' });

interface Said {
  name: string;
  email: string;
  seats: number;
  group?: string;
}

async function register(who: Page, activityId: string, said: Said): Promise<void> {
  await who.goto(`${portal.origin}/event/public-event-announce?activityId=${activityId}`);
  await expect(who.getByRole('heading', { level: 1 })).toHaveText('Public Lecture on Artificial Intelligence');
  await who.getByRole('link', { name: 'Register for free' }).click();
  await who.getByLabel('Your name').fill(said.name);
  await who.getByLabel('E-mail').fill(said.email);
  await who.getByLabel('Number of people, including you').fill(String(said.seats));
  if (said.group) await who.getByLabel('Name of the group').fill(said.group);
  await who.getByRole('checkbox').check();
  await who.getByRole('button', { name: /^(Register|Join the waiting list)$/ }).click();
  await expect(who.getByRole('heading', { level: 1 })).toHaveText('Your registration');
}

test('a visitor registers, corrects her name, opens her code without a network, and the door lets her in once', async ({
  browser,
}) => {
  const { PUB2 = '' } = await activityIds(portal.origin);
  const own = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en',
    serviceWorkers: 'allow',
  });
  const page = await own.newPage();
  await page.goto(`${portal.origin}/event/public-event-register?activityId=${PUB2}`);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Correct 3 entries')).toBeVisible();
  await page
    .getByRole('alert')
    .getByRole('button', { name: /^E-mail/ })
    .click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill('ines@mail.example');
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue('ines@mail.example');
  await register(page, PUB2, { name: 'Ines Pinto', email: 'ines@mail.example', seats: 1 });
  await expect(page.getByText('You have a seat. See you there!')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Code of Ines Pinto' })).toBeVisible({ timeout: 20_000 });
  await page.getByLabel('Your name').fill('Inês Pinto Lei');
  await page.getByLabel('E-mail').fill('ines.new@mail.example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Code of Inês Pinto Lei' })).toBeVisible();
  await expect(page.getByText('We’ve e-mailed ines.new@mail.example.')).toBeVisible();
  await isAccessible(page, 'own registration');

  await isOnDevice(page, 'public-event');
  await own.setOffline(true);
  await page.reload();
  await expect(page.getByText(/This is your registration as of/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Code of Inês Pinto Lei' })).toBeVisible();
  await expect(page.getByText('Macao Science Center')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await isAccessible(page, 'own registration without a network');
  const shown = await page.getByText(/^([0-9A-Z]+ )+[0-9A-Z]+$/).textContent();
  await own.setOffline(false);
  await expect(page.getByRole('button', { name: 'Cancel registration' })).toBeVisible({ timeout: 20_000 });

  const door = await openDemoDoor(browser, portal.origin);
  const station = await door.addStation({ gate: 'Lecture hall', activityId: PUB2, kinds: ['ACTIVITY'] });
  const phone = await pairPhone(browser, portal.origin, station.pairingUrl, 'The hall’s phone');
  const code = (shown ?? '').replaceAll(' ', '');
  await scanned(phone, code, 'SIGNED_IN');
  await expect(card(phone)).toContainText('Inês Pinto Lei');
  await scanned(phone, code, 'JUST_SIGNED_IN');
});

test('a teacher waits for the last seats of a lecture, gets them when somebody cancels, and has codes', async ({
  page,
  browser,
}) => {
  const { PUB2 = '' } = await activityIds(portal.origin);
  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' });
  const student = await elsewhere.newPage();
  await register(student, PUB2, { name: 'Ines Pinto', email: 'ines.pinto@mail.example', seats: 1 });
  await expect(student.getByText('You have a seat. See you there!')).toBeVisible();
  await expect(student.getByRole('img', { name: 'Code of Ines Pinto' })).toBeVisible({ timeout: 20_000 });

  await register(page, PUB2, {
    name: 'Chao Ka Man',
    email: 'chao.kaman@school.example',
    seats: 2,
    group: 'Pui Tou 8B',
  });
  await expect(page.getByText('You’re number 3 on the waiting list.')).toBeVisible();
  await expect(page.getByText('Only 1 seat is free, and you need more.')).toBeVisible();

  await student.getByRole('button', { name: 'Cancel registration' }).click();
  await student.getByRole('dialog').getByRole('button', { name: 'Cancel registration' }).click();
  await expect(student.getByText('This registration has been cancelled.')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Accept the 2 seats' }).click();
  await expect(page.getByText('You have 2 seats. See you there!')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Code of Chao Ka Man 2/2' })).toBeVisible({ timeout: 20_000 });

  const desk = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const staff = await desk.newPage();
  await logIn(staff, portal.origin, 'lei.chiwai', `/admin/public-event?activityId=${PUB2}`);
  await expect(staff.getByRole('row', { name: /Pui Tou 8B/ })).toContainText('Seats confirmed');
  await expect(staff.getByRole('row', { name: /Ines Pinto/ })).toContainText('Cancelled');
});

test('a demand is there again after a reload, and handed in once though no answer came', async ({ page }) => {
  const { PUB2 = '' } = await activityIds(portal.origin);
  await logIn(page, portal.origin, 'sou.weng.i', `/public-event/demand-list?activityId=${PUB2}`);
  const add = () => page.getByRole('link', { name: 'Add demand' }).first().click();
  await add();
  // The carnival of three weeks ago is not among them.
  const choices = page.getByLabel('Public event').getByRole('option');
  await expect(choices).toHaveText(['Please choose', 'Public Lecture on Artificial Intelligence']);
  await page.getByLabel('What you need').fill('Twenty places to look at');
  await page.getByLabel('Details').fill('For our class of sixteen-year-olds.');
  await page.getByLabel('Date needed').fill('2027-03-04');
  await page.getByLabel('Contact person').fill('Lei, 2855 1234');
  await page.reload();
  await expect(page.getByLabel('What you need')).toHaveValue('Twenty places to look at');
  await expect(page.getByLabel('Contact person')).toHaveValue('Lei, 2855 1234');
  await isAccessible(page, 'the demand');

  await loseAnswer(page, 'POST', '/public-demands');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/We can't reach the server/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Submitted. The fund will decide.')).toBeVisible();
  await expect(page.getByText('Twenty places to look at')).toHaveCount(1);
  await add();
  await expect(page.getByLabel('What you need')).toHaveValue('');
});

test('two of the staff write the announcement at once, and what the second typed is not lost', async ({ browser }) => {
  const { PUB2 = '' } = await activityIds(portal.origin);
  const open = async () => {
    const desk = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
    const staff = await desk.newPage();
    await logIn(staff, portal.origin, 'lei.chiwai', `/admin/public-event/seats?activityId=${PUB2}`);
    return staff;
  };
  const first = await open();
  const second = await open();
  const text = (of: Page) => of.getByLabel('Text in English');
  await text(first).fill('Bring your questions.');
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(first.getByText('Saved.')).toBeVisible();

  await text(second).fill('For everybody.');
  await second.getByLabel('Map link').fill('https://maps.example/hall');
  await second.reload();
  await expect(text(second)).toHaveValue('For everybody.');
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = second.getByRole('dialog', { name: 'Someone else saved this first' });
  await expect(dialog).toContainText('Bring your questions.');
  await isAccessible(second, 'two announcements');
  await dialog.getByRole('button', { name: 'Save as chosen' }).click();
  await expect(second.getByText('Saved.')).toBeVisible();

  // Typed on while a save is under way.
  const { promise: arrives, resolve: letThrough } = Promise.withResolvers<void>();
  await second.route(`**/public-events/${PUB2}`, (asked) => arrives.then(() => asked.continue()), { times: 1 });
  await text(second).fill('For everybody from twelve.');
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await text(second).fill('For everybody from twelve years on.');
  letThrough();
  await expect(second.getByText('Saved.')).toBeVisible();
  await expect(text(second)).toHaveValue('For everybody from twelve years on.');
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(second.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await first.reload();
  await expect(text(first)).toHaveValue('For everybody from twelve years on.');
  await expect(first.getByLabel('Map link')).toHaveValue('https://maps.example/hall');
});
