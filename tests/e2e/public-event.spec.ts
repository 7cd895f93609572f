import { expect, test } from '@playwright/test';
import { activityIds } from '#tests/support/pages.ts';
import { logIn } from '#tests/support/browser-login.ts';
import { closeAll, type Portal, startPortal } from '#tests/support/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(({ browser }) => closeAll(browser, portal));

test.use({ viewport: { width: 390, height: 844 }, locale: 'en' });

test('a teacher waits for the last seats of a lecture, gets them when somebody cancels, and has codes', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { PUB2 = '' } = await activityIds(portal.origin);
  const register = async (who: typeof page, said: { name: string; email: string; seats: number; group?: string }) => {
    await who.goto(`${portal.origin}/event/public-event-announce?activityId=${PUB2}`);
    await expect(who.getByRole('heading', { level: 1 })).toHaveText('Public Lecture on Artificial Intelligence');
    await who.getByRole('link', { name: 'Register for free' }).click();
    await who.getByLabel('Your name').fill(said.name);
    await who.getByLabel('E-mail').fill(said.email);
    await who.getByLabel('How many come, with you').fill(String(said.seats));
    if (said.group) await who.getByLabel('Name of the group').fill(said.group);
    await who.getByRole('checkbox').check();
    await who.getByRole('button', { name: /^(Register|Join the waiting list)$/ }).click();
    await expect(who.getByRole('heading', { level: 1 })).toHaveText('Your registration');
  };
  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' });
  const student = await elsewhere.newPage();
  await register(student, { name: 'Ines Pinto', email: 'ines.pinto@mail.example', seats: 1 });
  await expect(student.getByText('You have a seat. See you there!')).toBeVisible();
  await expect(student.getByRole('img', { name: 'Code 1 of Ines Pinto' })).toBeVisible({ timeout: 20_000 });

  await register(page, { name: 'Chao Ka Man', email: 'chao.kaman@school.example', seats: 2, group: 'Pui Tou 8B' });
  await expect(page.getByText('You are at place 3 of the waiting list.')).toBeVisible();
  await expect(page.getByText('Only 1 seat is free, and you need more.')).toBeVisible();

  await student.getByRole('button', { name: 'Cancel the registration' }).click();
  await student.getByRole('dialog').getByRole('button', { name: 'Cancel the registration' }).click();
  await expect(student.getByText('This registration is cancelled.')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Accept the 2 seats' }).click();
  await expect(page.getByText('You have 2 seats. See you there!')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Code 2 of Chao Ka Man' })).toBeVisible({ timeout: 20_000 });

  const desk = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const staff = await desk.newPage();
  await logIn(staff, portal.origin, 'lei.chiwai', `/admin/public-event?activityId=${PUB2}`);
  await expect(staff.getByRole('row', { name: /Pui Tou 8B/ })).toContainText('Has seats');
  await expect(staff.getByRole('row', { name: /Ines Pinto/ })).toContainText('Cancelled');
});
