import { expect, test } from '@playwright/test';
import { agree, openSide, send } from '#tests/support/approval-screens.ts';
import { activityIds } from '#tests/support/pages.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

let portal: Portal;
let week: string;

test.beforeAll(async () => {
  portal = await openPortal();
  week = (await activityIds(portal.origin))['STW'] ?? '';
});
test.afterAll(({ browser }) => closeAll(browser, portal));

test('the fund asks for a further file; the exhibitor sends it from a phone, after a reload, and the fund opens it', async ({
  browser,
}) => {
  const { origin } = portal;
  const chiwai = await openSide(browser, 'fund', {
    origin,
    username: 'lei.chiwai',
    path: `/admin/supplements?activityId=${week}`,
  });
  await chiwai.getByRole('button', { name: 'Write a notice' }).click();
  const draft = chiwai.getByRole('dialog');
  await draft.getByLabel('Name in English').fill('Insurance of the stand');
  await draft.getByLabel('Text in English').fill('Please send the certificate of your insurance.');
  await draft.getByRole('button', { name: 'Save' }).click();
  const notice = chiwai.getByRole('listitem').filter({ hasText: 'Insurance of the stand' });
  await notice.getByRole('button', { name: 'Publish' }).click();
  await agree(chiwai, 'Publish');
  await expect(notice).toContainText('Active');

  const path = `/layoutBusiness-details?activityId=${week}`;
  const kaman = await openSide(browser, 'exhibitor', { origin, username: 'wong.kaman', path });
  await expect(kaman.getByText('Please send the certificate of your insurance.')).toBeVisible();
  await kaman.getByRole('tab', { name: 'Insurance of the stand' }).click();
  // Nothing is sent without a file, and what has to be done is said.
  await kaman.getByRole('button', { name: 'Send to the fund' }).click();
  await expect(kaman.getByText('Please upload at least one attachment.')).toBeVisible();
  await send(kaman, 'Supplementary files', 'insurance.jpg');
  await kaman.reload();
  await expect(kaman.getByRole('button', { name: 'Open insurance.jpg' })).toBeVisible();
  await kaman.getByRole('button', { name: 'Send to the fund' }).click();
  await expect(kaman.getByText(/^Sent on/)).toBeVisible();

  await notice.getByText('Who has sent files').click();
  const answers = notice.getByRole('list', { name: 'Who has sent files' });
  const answer = answers.getByRole('listitem').filter({ hasText: 'Lin Keng Smart Technology Ltd.' });
  const file = answer.getByRole('button', { name: 'insurance.jpg' });
  await expect(file).toBeVisible();
  const window = chiwai.context().waitForEvent('page');
  await file.click();
  const opened = await window;
  await expect.poll(() => opened.url()).toMatch(/file-links/);
  const { headers } = await chiwai.evaluate(async (address) => {
    const answer = await fetch(address);
    return { headers: Object.fromEntries(answer.headers) };
  }, opened.url());
  expect(headers).toMatchObject({ 'content-type': 'image/jpeg' });
});
