import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { isAccessible } from '#tests/support/accessible.ts';
import { fakeCamera, launchOptions } from '#tests/support/browser.ts';
import { logIn } from '#tests/support/browser-login.ts';
import {
  card,
  counter,
  type DemoDoor,
  type Expected,
  openDemoDoor,
  pairPhone,
  phoneScreen,
  scanned,
  scanWithWedge,
  waiting,
} from '#tests/support/door-screen.ts';
import { activityIds } from '#tests/support/pages.ts';
import { closeAll, type Portal, startPortal } from '#tests/support/portal.ts';
import { drawFrame } from '#tests/support/qr-frames.ts';
import { writeVideo } from '#tests/support/video.ts';

test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'allow' });

let portal: Portal;
let door: DemoDoor;
let guests: Expected[];
let gate: { stationId: string; pairingUrl: string };
let phone: Page;

const without = (kind: string): Expected => {
  const found = guests.find(({ kinds }) => !kinds.includes(kind));
  if (!found) throw new Error(`everybody has ${kind}`);
  return found;
};
const guest = (at: number): Expected => {
  const found = guests[at];
  if (!found) throw new Error(`no guest ${at}`);
  return found;
};

test.beforeAll(async ({ browser }) => {
  portal = await startPortal({ database: 'embedded' });
  door = await openDemoDoor(browser, portal.origin);
  guests = await door.people();
  gate = await door.addStation({ gate: 'West door' });
  phone = await pairPhone(browser, portal.origin, gate.pairingUrl, 'Davi’s phone');
});
test.afterAll(({ browser }) => closeAll(browser, portal));

test('every face of a scan is accessible, by day and by night', async () => {
  await isAccessible(phone, 'nothing scanned yet');
  for (const colorScheme of ['light', 'dark'] as const) {
    await phone.emulateMedia({ colorScheme });
    await scanned(phone, guest(colorScheme === 'light' ? 0 : 1).code, 'SIGNED_IN');
    await isAccessible(phone, `signed in, ${colorScheme}`);
    await scanned(phone, 'NOTACODEOFOURS12', 'UNKNOWN');
    await isAccessible(phone, `unknown, ${colorScheme}`);
    await phone.getByRole('button', { name: /West door/ }).click();
    await isAccessible(phone, `the station, ${colorScheme}`);
    await phone.keyboard.press('Escape');
  }
  await phone.emulateMedia({ colorScheme: null });
});

test('somebody without a code is found by the initials of their pinyin, signed in, and taken back', async () => {
  await phone.getByRole('button', { name: 'Search', exact: true }).click();
  const sheet = phone.getByRole('dialog');
  const wanted = guest(30);
  await sheet.getByRole('textbox').fill(wanted.name.split(' ')[0] ?? '');
  await isAccessible(phone, 'search');
  await sheet.getByRole('listitem').filter({ hasText: wanted.name }).getByRole('button', { name: 'Sign in' }).click();
  await expect(card(phone)).toContainText(wanted.name);
  await expect(card(phone)).toHaveAttribute('data-result', 'SIGNED_IN');

  await card(phone).getByRole('button', { name: 'Take back' }).click();
  await isAccessible(phone, 'reasons');
  await phone.getByRole('button', { name: 'Wrong person scanned' }).click();
  await expect(card(phone)).toContainText('Taken back');
});

test('a unit comes together: one tick list, and only exceptions by name', async () => {
  const early = guest(40);
  await scanned(phone, early.code, 'SIGNED_IN');
  await phone.getByRole('button', { name: 'Group', exact: true }).click();
  const sheet = phone.getByRole('dialog');
  await sheet.getByRole('textbox').fill(early.name);
  // Somebody of another unit has the same name.
  await sheet.locator(`[data-participant='${early.id}']`).getByRole('button', { name: 'This unit' }).click();
  await sheet.getByRole('button', { name: 'Choose everybody' }).click();
  const size = await sheet.getByRole('checkbox').count();
  await sheet.getByRole('button', { name: `Sign in ${size} people` }).click();
  const group = phone.getByRole('region', { name: 'Group' });
  await expect(group).toContainText('signed in');
  await expect(group).toContainText(early.name);
  await expect(group.getByRole('listitem')).not.toHaveCount(size);
});

test('a guest who is not registered for the hotel is let in by exception, with a reason; whoever comes next waits beside it', async () => {
  const uninvited = without('HOTEL');
  const staying = guests.slice(80).find(({ kinds }) => kinds.includes('HOTEL')) ?? guest(80);
  await phone.getByRole('button', { name: /West door/ }).click();
  await phone.getByRole('radio', { name: /^Hotel: arrival/ }).click();
  await expect(phone.getByRole('button', { name: /West door/ })).toContainText('Hotel');
  await scanned(phone, uninvited.code, 'NOT_ENTITLED');
  await isAccessible(phone, 'not entitled');
  await card(phone).getByRole('button', { name: 'Let in anyway (5 left)' }).click();

  // The next guest holds a code before the phone while the reason is written.
  const sheet = phone.getByRole('dialog', { name: 'Why is this person let in?' });
  await sheet.getByLabel('Another reason').fill('Room promised by the rec');
  await scanWithWedge(phone, staying.code);
  await expect(sheet.getByRole('status')).toContainText(staying.name);
  await expect(sheet).toContainText(`For ${uninvited.name}`);
  await expect(sheet.getByLabel('Another reason')).toHaveValue('Room promised by the rec');
  await isAccessible(phone, 'the next guest beside a reason');
  await sheet.getByLabel('Another reason').pressSequentially('tor', { delay: 100 });
  await sheet.getByRole('button', { name: 'Use this reason' }).click();
  await expect(card(phone)).toContainText('Let in, with a note');
  await expect(card(phone)).toContainText(uninvited.name);
  await card(phone).getByRole('button', { name: 'Scanned meanwhile' }).click();
  await expect(card(phone)).toContainText(staying.name);
  await expect(card(phone)).toHaveAttribute('data-result', 'SIGNED_IN');
  await phone.getByRole('button', { name: /West door/ }).click();
  await phone.getByRole('radio', { name: /^Activity/ }).click();
  await expect(phone.getByRole('button', { name: /West door/ })).toContainText('Activity');
});

test('the camera signs in whoever holds a code before it, once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'video-'));
  const shown = guest(60);
  const frame = drawFrame({ text: shown.code, module: 7, noise: 3, clutter: 0.4, seed: 5 });
  await writeVideo(
    join(folder, 'guest.y4m'),
    Array.from({ length: 30 }, () => frame),
  );
  const camera = await chromium.launch(launchOptions(fakeCamera(join(folder, 'guest.y4m'))));
  try {
    const { pairingUrl } = await door.addStation({ gate: 'Camera door' });
    const page = await pairPhone(camera, portal.origin, pairingUrl, 'Eva’s phone');
    await expect(card(page)).toContainText(shown.name, { timeout: 30_000 });
    await expect(card(page)).toHaveAttribute('data-result', 'SIGNED_IN');
    await expect(card(page)).toContainText('confirmed');
    await page.getByRole('button', { name: /expected/ }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  } finally {
    await camera.close();
    await rm(folder, { recursive: true });
  }
});

test('a guest of another activity is shown the way, and a supervisor’s phone goes over to that activity and back', async ({
  browser,
}) => {
  const { RS2 = '' } = await activityIds(portal.origin);
  const [stray] = await door.people(RS2);
  if (!stray) throw new Error('nobody is expected elsewhere');
  const fair = 'Industry, Academia and Research Road Show';
  const meeting = 'Greater Bay Area Technology Transfer Meeting';

  await scanned(phone, stray.code, 'WRONG_ACTIVITY');
  await expect(card(phone)).toContainText(meeting);
  await expect(card(phone).getByRole('button', { name: 'Switch station' })).toHaveCount(0);
  await isAccessible(phone, 'the way to another activity');

  const { pairingUrl } = await door.addStation({ gate: 'Bridge', profile: 'SUPERVISOR' });
  const page = await pairPhone(browser, portal.origin, pairingUrl, 'Filipa’s phone');
  await scanned(page, guest(70).code, 'SIGNED_IN');
  await scanned(page, stray.code, 'WRONG_ACTIVITY');
  await card(page).getByRole('button', { name: 'Switch station' }).click();
  await isAccessible(page, 'going over');
  await page.getByRole('dialog').getByRole('button', { name: 'Switch station' }).click();
  await expect(page.getByText(`This phone now signs people in for ${meeting}.`)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await expect(counter(page)).toContainText('0 / 3 expected');
  await scanned(page, stray.code, 'SIGNED_IN');
  await expect(card(page)).toContainText(stray.name);
  await expect(waiting(page, 0)).toBeVisible({ timeout: 60_000 });

  // Reloaded it is still there; somebody of the road show leads it back.
  await page.reload();
  await expect(counter(page)).toContainText('1 / 3 expected');
  await scanned(page, guest(71).code, 'WRONG_ACTIVITY');
  await expect(card(page)).toContainText(fair);
  await card(page).getByRole('button', { name: 'Switch station' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch station' }).click();
  await expect(page.getByText(`This phone now signs people in for ${fair}.`)).toBeVisible();
  await expect(counter(page)).toContainText(/[1-9]\d* expected/);
  await scanned(page, guest(71).code, 'SIGNED_IN');
  await page.context().close();
});

test('staff see who is fully signed in, and take a sign-in back with a reason', async () => {
  await expect(waiting(phone, 0)).toBeVisible({ timeout: 60_000 });
  const { supervisor } = door;
  await supervisor.goto(`${portal.origin}/event/sign-in/list?search=${encodeURIComponent(guest(0).name)}`);
  const row = supervisor
    .getByRole('list', { name: 'People' })
    .getByRole('listitem')
    .filter({ hasText: guest(0).name });
  await row.getByRole('button', { name: 'Take back' }).click();
  await supervisor.getByRole('button', { name: 'Did not come in after all' }).click();
  await expect(row.getByRole('button', { name: 'Take back' })).toHaveCount(0);
});

test('a phone taken out of service shows nobody’s name any more and says what to do', async () => {
  const { supervisor } = door;
  await supervisor.goto(`${portal.origin}/event/sign-in/stations`);
  const station = supervisor.getByRole('article', { name: 'West door' });
  await station.getByRole('button', { name: 'Take out of service' }).click();
  await supervisor.getByRole('dialog').getByRole('button', { name: 'Take out of service' }).click();
  await expect(station).toContainText('Out of service');
  await expect(phone.getByRole('heading', { name: 'This phone was taken out of service' })).toBeVisible({
    timeout: 30_000,
  });
  await isAccessible(phone, 'out of service');
});

test('a pairing link makes a station of a phone that was taken out of service, and of one that is a station', async () => {
  const openLink = async (gate: string) => {
    const { pathname, search } = new URL((await door.addStation({ gate })).pairingUrl);
    await phone.goto(portal.origin + pathname + search);
  };
  await openLink('East door');
  await expect(phone.getByText('This phone was the station West door.')).toBeVisible();
  await isAccessible(phone, 'pairing anew');
  await phone.getByRole('button', { name: 'Pair this phone' }).click();
  await expect(phone.getByRole('heading', { name: 'Check before the shift' })).toBeVisible();
  await expect(phone.getByRole('main')).toContainText('East door');

  await openLink('Terrace');
  await expect(phone.getByText('This phone is the station East door now.')).toBeVisible();
  await expect(phone.getByText('Nothing waits on it.')).toBeVisible();
  // The code is used up once it is on its way: to stay would be said too late.
  const stay = phone.getByRole('button', { name: 'Stay with East door' });
  await expect(stay).toBeEnabled();
  const { promise: isSeen, resolve: letThrough } = Promise.withResolvers<void>();
  await phone.route('**/sign-in/devices/pair', (asked) => isSeen.then(() => asked.continue()));
  await phone.getByRole('button', { name: 'Pair this phone' }).click();
  await expect(stay).toBeDisabled();
  letThrough();
  await expect(phone.getByRole('heading', { name: 'Check before the shift' })).toBeVisible();
  await expect(phone.getByRole('main')).toContainText('Terrace');
});

test('a phone that has lost its key scans on, keeps its scan, and asks to be paired anew', async ({ browser }) => {
  const { pairingUrl } = await door.addStation({ gate: 'Garden' });
  const garden = await pairPhone(browser, portal.origin, pairingUrl, 'Rita’s phone');
  await garden.evaluate(async () => {
    const opening = indexedDB.open('door-queue');
    await new Promise((resolve) => opening.addEventListener('success', resolve, { once: true }));
    const clearing = opening.result.transaction('keys', 'readwrite');
    clearing.objectStore('keys').clear();
    await new Promise((resolve) => clearing.addEventListener('complete', resolve, { once: true }));
    opening.result.close();
  });
  await scanned(garden, guest(30).code, 'SIGNED_IN');
  const line = garden.getByRole('link', { name: /pair it anew/ });
  await expect(line).toBeVisible({ timeout: 30_000 });
  await expect(card(garden)).toContainText(guest(30).name);
  await isAccessible(garden, 'not recognised');
  await line.click();
  await garden.getByRole('button', { name: 'Pair anew' }).click();
  await expect(garden.getByText('can’t be sent')).toBeVisible();
  await garden.goto(`${portal.origin}/event/sign-in/shift`);
  await expect(garden.getByText('The server does not recognise this phone any more. Export a file')).toBeVisible();
  await expect(waiting(garden, 1)).toBeVisible();
});

test('a professor scans the code on the wall, logs in, says who it is, and reads what is left', async ({ browser }) => {
  const { supervisor } = door;
  const { stationId } = await door.addStation({ gate: 'Foyer' });
  const token = await supervisor.evaluate(() => sessionStorage.getItem('token'));
  const answer = await supervisor.request.get(`${portal.origin}/event-api/sign-in/stations/${stationId}/venue-code`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { url } = (await answer.json()) as { url: string };
  const venue = new URL(url);
  const page = await (await browser.newContext(phoneScreen)).newPage();
  await logIn(page, portal.origin, 'chan.kamfai', venue.pathname.replace('/event', '') + venue.search);
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await isAccessible(page, 'who are you');
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: /Welcome, you’re signed in|You’re already signed in/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Activity' })).toBeVisible();
  await isAccessible(page, 'after signing');
});
