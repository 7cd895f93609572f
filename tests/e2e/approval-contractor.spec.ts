import { expect, test } from '@playwright/test';
import {
  agree,
  anew,
  approveAndPlace,
  openSide,
  passFile,
  playBuildUp,
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
let closing: string;

test.beforeAll(async () => {
  portal = await openPortal();
  closing = (await activityIds(portal.origin))['PCL'] ?? '';
});
test.afterAll(({ browser }) => closeAll(browser, portal));

test('a contractor who designs: from the statement on a phone, through a return of each side, to the last picture', async ({
  browser,
}) => {
  const { origin } = portal;
  const kaman = await openSide(browser, 'exhibitor', {
    origin,
    username: 'wong.kaman',
    path: `/application/statement?activityId=${closing}`,
  });
  await kaman.getByRole('button', { name: 'Accept and next' }).click();
  await kaman.getByRole('textbox', { name: /^Unit name in Chinese/ }).fill('蓮花智能科技有限公司');
  await kaman.getByLabel('Type of exhibitor').selectOption({ label: 'University or research institute' });
  await kaman.getByRole('textbox', { name: /^Contact person/ }).fill('Wong Ka Man');
  await kaman.locator('input[name=contactMobile]').fill('66123456');
  await kaman.getByRole('button', { name: 'Next' }).click();
  await kaman.getByLabel('Section of the exhibition').selectOption({ label: 'Popular science' });
  await kaman.getByText('The contractor', { exact: true }).click();
  await kaman.getByRole('textbox', { name: /^What is shown/ }).fill('茶藝機械人');
  await kaman.getByRole('textbox', { name: /^Key product in Chinese/ }).fill('會沏茶的機械人。');
  await kaman.getByRole('button', { name: 'Next' }).click();
  await expect(kaman.getByRole('heading', { name: 'Videos and papers' })).toBeVisible();
  await kaman.getByRole('button', { name: 'Next' }).click();
  await kaman.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(kaman).toHaveURL(/layoutBusiness-details/);
  const enrollmentId = new URL(kaman.url()).searchParams.get('enrollmentId') ?? '';
  await kaman.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(step(kaman)).toContainText('Submitted. The fund is checking it.');

  const path = `/layoutBusiness-details?activityId=${closing}&enrollmentId=${enrollmentId}`;
  const chiwai = await openSide(browser, 'fund', { origin, username: 'lei.chiwai', path });
  await expect(chiwai.getByText('會沏茶的機械人。')).toBeVisible();
  await chiwai.getByRole('button', { name: 'Add a note: Key product in Chinese' }).click();
  const note = chiwai.getByLabel('What to change: Key product in Chinese');
  await note.fill('Which hotels is it for?');
  await chiwai.reload();
  await expect(note).toHaveValue('Which hotels is it for?');
  await chiwai.getByRole('button', { name: 'Save note' }).click();
  await expect(chiwai.getByRole('button', { name: 'Remove note: Which hotels is it for?' })).toBeVisible();
  await chiwai.getByRole('button', { name: 'Return for correction' }).click();
  const reason = chiwai.getByRole('dialog').getByLabel('What needs correcting');
  await reason.fill('One thing is not clear.');
  // Looked at once more before it is said.
  await chiwai.keyboard.press('Escape');
  await chiwai.reload();
  await chiwai.getByRole('button', { name: 'Return for correction' }).click();
  await expect(reason).toHaveValue('One thing is not clear.');
  await agree(chiwai, 'Return for correction');
  await expect(chiwai.getByRole('button', { name: 'Return for correction' })).toHaveCount(0);
  await expect(chiwai.getByText('One thing is not clear.').filter({ visible: true }).first()).toBeVisible();

  await anew(kaman);
  await expect(kaman.getByText('Which hotels is it for?').first()).toBeVisible();
  await kaman.getByLabel(/^What you did about it/).fill('For small ones. The text says so now.');
  await kaman.getByLabel(/^What you did about it/).blur();
  await expect(kaman.getByText('Saved', { exact: true })).toBeVisible();
  await kaman.goto(`${origin}/event/application/check?activityId=${closing}&enrollmentId=${enrollmentId}`);
  await kaman.getByLabel(/^What you corrected/).fill('The key product is said more clearly.');
  await kaman.getByRole('button', { name: 'Submit again' }).click();
  await kaman.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(step(kaman)).toContainText('Submitted. The fund is checking it.');

  await chiwai.goto(`${origin}/event/admin/enrollments/${enrollmentId}`);
  await approveAndPlace(chiwai, ['A02']);
  await chiwai.getByRole('link', { name: 'Boards and design' }).click();

  const joao = await openSide(browser, 'contractor', { origin, username: 'joao.ferreira', path });
  await expect(step(joao)).toContainText('The place is set. Please check the board information.');
  await joao.getByRole('button', { name: 'Add a note: What is shown' }).click();
  await joao.getByLabel('What to change: What is shown').fill('Which robot?');
  await joao.getByRole('button', { name: 'Save note' }).click();
  await press(joao, 'Return the boards');
  await expect(step(joao)).toContainText('You returned the boards.');

  await anew(kaman);
  // Her browser gives the page up before she leaves the field.
  await kaman.getByRole('textbox', { name: /^What is shown/ }).fill('會走的茶藝機械人');
  await kaman.reload();
  await expect(kaman.getByRole('textbox', { name: /^What is shown/ })).toHaveValue('會走的茶藝機械人');
  await kaman.getByLabel(/^What you did about it/).fill('The one that walks.');
  // Saved as soon as she rests, so that the button can be pressed right away.
  await expect(step(kaman)).not.toContainText('not answered yet');
  await press(kaman, 'Submit the boards again');

  await anew(joao);
  await expect(joao.getByRole('button', { name: 'Only what changed' })).toHaveAttribute('aria-pressed', 'true');
  await expect(joao.getByText('會走的茶藝機械人').first()).toBeVisible();
  await expect(joao.getByText('Before: 茶藝機械人')).toBeVisible();
  await press(joao, 'Approve the boards');
  await joao.getByRole('button', { name: 'Board design', exact: true }).click();
  await send(joao, 'Board design', 'design.jpg');
  await press(joao, 'Submit the board design');

  await anew(kaman);
  await refuseFile(kaman, 'design.jpg', 'The robot is missing.');
  await press(kaman, 'Return the board design');

  await anew(joao);
  await replace(joao, 'design.jpg', 'robot.jpg');
  await press(joao, 'Submit the board design');

  await anew(kaman);
  await passFile(kaman, 'robot.jpg');
  await press(kaman, 'Confirm the board design');
  await expect(step(kaman)).toContainText('You confirmed the design. There’s nothing more for you to do.');

  const phone = await openSide(browser, 'exhibitor', {
    origin,
    username: 'joao.ferreira',
    path: `/layoutBusiness-list/day-sheet?activityId=${closing}`,
  });
  await playBuildUp(phone);
  await playWebsite(joao, chiwai);
});
