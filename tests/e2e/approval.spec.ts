import { expect, test } from '@playwright/test';
import {
  anew,
  approveAndPlace,
  openSide,
  passFile,
  playWebsite,
  press,
  refuseFile,
  replace,
  send,
  step,
} from '#tests/support/approval-screens.ts';
import { activityIds } from '#tests/support/pages.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

let portal: Portal;
let week: string;

test.beforeAll(async () => {
  portal = await openPortal();
  week = (await activityIds(portal.origin))['STW'] ?? '';
});
test.afterAll(({ browser }) => closeAll(browser, portal));

test('an exhibitor who designs: from a returned application on a phone to the last picture for the website', async ({
  browser,
}) => {
  const { origin } = portal;
  const path = `/layoutBusiness-details?activityId=${week}`;
  const kaman = await openSide(browser, 'exhibitor', { origin, username: 'wong.kaman', path });
  await kaman.getByRole('link', { name: 'Correct and submit again' }).click();
  await kaman.getByRole('button', { name: 'Accept and next' }).click();
  await expect(kaman.getByRole('textbox', { name: /^Unit name in Chinese/ })).toHaveValue('蓮景智能科技有限公司');
  await kaman.getByRole('button', { name: 'Next' }).click();
  await kaman.getByText('We design them ourselves', { exact: true }).click();
  await kaman.getByRole('button', { name: 'Next' }).click();
  await expect(kaman.getByRole('heading', { name: 'Videos and papers' })).toBeVisible();
  await kaman.getByRole('button', { name: 'Next' }).click();
  await kaman.getByLabel(/^What you corrected/).fill('The logo is a vector file now.');
  await kaman.getByRole('button', { name: 'Submit again' }).click();
  await expect(kaman).toHaveURL(/layoutBusiness-details/);
  const enrollmentId = new URL(kaman.url()).searchParams.get('enrollmentId') ?? '';
  await kaman.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(step(kaman)).toContainText('Submitted. The fund is checking it.');

  const chiwai = await openSide(browser, 'fund', {
    origin,
    username: 'lei.chiwai',
    path: `/admin/enrollments/${enrollmentId}`,
  });
  await approveAndPlace(chiwai, ['A02', 'A03']);
  await chiwai.getByRole('link', { name: 'Boards and design' }).click();
  await expect(step(chiwai)).toContainText('The exhibitor’s turn');

  await anew(kaman);
  await expect(step(kaman)).toContainText('Your place is set. Please upload your design.');
  await expect(kaman.getByText('A02 / A03')).toBeVisible();
  await kaman.getByRole('tab', { name: 'Boards' }).click();
  await send(kaman, 'Own design 1', 'front.jpg');
  await send(kaman, 'Own design 2', 'back.jpg');
  await press(kaman, 'Submit the design');
  await expect(step(kaman)).toContainText('The contractor is checking your design.');

  const joao = await openSide(browser, 'contractor', {
    origin,
    username: 'joao.ferreira',
    path: '/layoutBusiness-list',
  });
  await joao.getByRole('link', { name: /Lin Keng/ }).click();
  await expect(step(joao)).toContainText('2 of 2 files are still to be checked.');
  await expect(step(joao).getByText('Check every file first.')).toHaveCount(2);
  await refuseFile(joao, 'front.jpg', 'The text is too small.');
  await passFile(joao, 'back.jpg');
  await expect(step(joao)).toContainText('All 2 files are checked.');
  await press(joao, 'Return the design');
  await expect(step(joao)).toContainText('You returned the design.');

  await anew(kaman);
  await expect(step(kaman)).toContainText('1 file is to be replaced.');
  await expect(kaman.getByText('The text is too small.').first()).toBeVisible();
  await replace(kaman, 'front.jpg', 'larger.jpg');
  await press(kaman, 'Submit the design');

  await anew(joao);
  await joao.getByRole('button', { name: 'View larger.jpg' }).click();
  await expect(joao.getByRole('img', { name: 'Picture of larger.jpg' })).toBeVisible();
  await joao.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await passFile(joao, 'larger.jpg');
  await press(joao, 'Approve the design');
  await expect(step(joao)).toContainText('Please upload the design preview.');
  await send(joao, 'Design preview 1', 'preview.jpg');
  await press(joao, 'Submit the preview');

  await anew(kaman);
  await refuseFile(kaman, 'preview.jpg', 'Wrong blue.');
  await press(kaman, 'Return the preview');

  await anew(joao);
  await replace(joao, 'preview.jpg', 'bluer.jpg');
  await press(joao, 'Submit the preview');

  await anew(kaman);
  await passFile(kaman, 'bluer.jpg');
  await press(kaman, 'Confirm the preview');
  await expect(step(kaman)).toContainText('You confirmed the design. There’s nothing more for you to do.');
  await expect(kaman.getByText('Intact')).toBeVisible();

  await playWebsite(joao, chiwai);
  await anew(kaman);
  await expect(step(kaman)).toContainText('You confirmed the design. There’s nothing more for you to do.');
  await expect(kaman.getByRole('tab', { name: 'Pictures for the website' })).toBeHidden();
});
