import { expect, type Page, test } from '@playwright/test';
import { openAs } from '#tests/support/browser-login.ts';
import { activityIds } from '#tests/support/pages.ts';
import { photo } from '#tests/support/files.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';
import { isDoneLater } from '#tests/support/later.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(({ browser }) => closeAll(browser, portal));

const sure = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
/** In the main language and in English. */
async function say(page: Page, label: string, chinese: string, english: string): Promise<void> {
  await page.getByLabel(`${label} · 繁體中文`).fill(chinese);
  await page.getByLabel(`${label} · English`).fill(english);
}

test('the fund writes a questionnaire, says who is asked and opens it; a professor answers on a phone; the fund reads it', async ({
  browser,
}) => {
  const { origin } = portal;
  const { RS1 = '' } = await activityIds(origin);
  const fund = await openAs(browser, { origin, username: 'lei.chiwai', path: '/admin/questionnaire' });
  await fund.getByRole('button', { name: 'New questionnaire' }).first().click();
  const begin = fund.getByRole('dialog');
  await begin.getByLabel('Activity').selectOption(RS1);
  await begin.getByLabel('No questions').check();
  await begin.getByRole('button', { name: 'Create draft' }).click();
  await expect(fund.getByRole('heading', { level: 1, name: 'Untitled' })).toBeVisible();

  await say(fund, 'Title', '活動意見', 'What did you think?');
  await fund.getByRole('button', { name: 'One choice' }).click();
  await say(fund, 'Question', '會再來嗎？', 'Would you come again?');
  await say(fund, 'Choice 1', '一定會', 'Yes, surely');
  await expect(fund.getByText('Complete or correct before opening: Choice 2')).toBeVisible();
  await say(fund, 'Choice 2', '不會', 'Rather not');
  await fund.getByRole('button', { name: 'File', exact: true }).click();
  await fund.getByLabel('Question · 繁體中文').nth(1).fill('洽談枱的相片');
  await fund.getByLabel('Question · English').nth(1).fill('A photo of your table');
  await fund.getByLabel('Answer required').nth(1).check();
  await expect(fund.getByLabel('JPG', { exact: true })).toBeChecked();
  await expect(fund.getByText('Save your changes first.').first()).toBeVisible();
  await fund.getByRole('tab', { name: 'Preview' }).click();
  await expect(fund.getByRole('radio', { name: 'Rather not' })).toBeVisible();
  await fund.getByRole('tab', { name: 'Questions' }).click();
  await fund.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(fund.getByRole('heading', { level: 1, name: 'What did you think?' })).toBeVisible();

  await fund.getByRole('tab', { name: /People asked/ }).click();
  await expect(fund.getByText('No one is on the list yet. Add people first.')).toBeVisible();
  await fund.getByLabel('Everyone taking part as').selectOption('ROADSHOW');
  await fund.getByRole('button', { name: 'Add them' }).click();
  await expect(fund.getByText(/added\./).first()).toBeVisible();
  await fund.getByRole('button', { name: 'Open questionnaire' }).click();
  await sure(fund, 'Open questionnaire');
  await isDoneLater(fund, 'Opening questionnaires');
  await expect(fund.getByRole('button', { name: 'Close questionnaire' })).toBeVisible();

  const professor = await openAs(browser, { origin, username: 'chan.kamfai', path: '/questionnaire/list' }, phone);
  await professor
    .getByRole('listitem')
    .filter({ hasText: 'What did you think?' })
    .getByRole('link', { name: 'Answer' })
    .click();
  await professor.getByRole('radio', { name: 'Yes, surely' }).check();
  // Without a network the picture waits on the phone, also when it is to be submitted; then it goes by itself.
  await professor.context().setOffline(true);
  await professor
    .getByLabel('A photo of your table: file')
    .setInputFiles({ name: 'table.jpg', mimeType: 'image/jpeg', buffer: await photo(800, 600) });
  await expect(professor.getByText('Waiting on this device.')).toBeVisible();
  await expect(professor.getByText(/^Saved \d/)).toHaveCount(0);
  await professor.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(professor.getByRole('alert').first()).toBeVisible();
  await professor.context().setOffline(false);
  await expect(professor.getByRole('button', { name: 'Open table.jpg' })).toBeVisible();
  await professor.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(professor.getByText(/You answered on/)).toBeVisible();
  await expect(professor.getByRole('button', { name: 'table.jpg' })).toBeVisible();

  await fund.reload();
  await fund.getByRole('tab', { name: 'Answers' }).click();
  await expect(fund.getByText(/^1 of \d+ have answered/)).toBeVisible();
  await expect(fund.getByRole('listitem').filter({ hasText: 'Yes, surely' })).toHaveText('Yes, surely1');
  await expect(fund.getByRole('listitem').filter({ hasText: 'Rather not' })).toHaveText('Rather not0');
  const [file] = await Promise.all([
    fund.context().waitForEvent('page'),
    fund.getByRole('button', { name: 'table.jpg' }).click(),
  ]);
  await file.close();
  const [zip] = await Promise.all([
    fund.waitForEvent('download'),
    fund.getByRole('button', { name: 'All files (ZIP)' }).click(),
  ]);
  expect(zip.suggestedFilename()).toBe('answers.zip');
  await fund.getByRole('button', { name: 'Close questionnaire' }).click();
  await sure(fund, 'Close questionnaire');
  await isDoneLater(fund, 'Closing questionnaires');
  await expect(fund.getByRole('button', { name: 'Reopen' })).toBeVisible();
});

test('a professor answers what waits on home: half on a phone, half on a laptop', async ({ browser }) => {
  const { origin } = portal;
  const hand = await openAs(browser, { origin, username: 'chan.kamfai', path: '/home' }, phone);
  const turn = (page: Page) => page.getByRole('region', { name: 'Your turn' });
  await expect(turn(hand).getByText('After the road show')).toBeVisible();
  await turn(hand).getByRole('listitem').filter({ hasText: 'After the road show' }).getByRole('link').click();
  // The number itself is what one presses; the circle behind it is hidden.
  await hand.getByText('5', { exact: true }).click();
  await hand.getByRole('radio', { name: 'We go on talking' }).check();
  await hand.getByLabel('In which field of technology?').fill('New mat');
  await expect(hand.getByText(/Saved \d/)).toBeVisible();
  await hand.context().close();

  const laptop = await openAs(
    browser,
    { origin, username: 'chan.kamfai', path: '/questionnaire/list' },
    { viewport: { width: 1366, height: 768 } },
  );
  const row = laptop.getByRole('listitem').filter({ hasText: 'After the road show' });
  await row.getByRole('link', { name: 'Answer' }).click();
  await expect(laptop.getByRole('radio', { name: '5', exact: true })).toBeChecked();
  await expect(laptop.getByRole('radio', { name: 'We go on talking' })).toBeChecked();
  await expect(laptop.getByLabel('In which field of technology?')).toHaveValue('New mat');
  await laptop.getByLabel('In which field of technology?').fill('New materials');
  for (let part = 0; part < 2; part++) await laptop.getByRole('button', { name: 'Next' }).click();
  await laptop.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(laptop.getByText(/You answered on/)).toBeVisible();
  await expect(laptop.getByText('New materials')).toBeVisible();
  await laptop.goto(`${origin}/event/home`);
  await expect(laptop.getByRole('region', { name: 'Your events' })).toBeVisible();
  await expect(laptop.getByText('After the road show')).toHaveCount(0);
});
