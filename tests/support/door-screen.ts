import { isOnDevice } from './is-on-device.ts';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { logIn } from './browser-login.ts';
import { activityIds } from './pages.ts';

export const phoneScreen = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
} as const;

/** Somebody of the demo who is expected at the door. */
export interface Expected {
  id: string;
  name: string;
  code: string;
  unitName: string;
  kinds: string[];
}

export interface StationWish {
  gate: string;
  /** Of another activity than the door's. */
  activityId?: string;
  kinds?: string[];
  profile?: 'STEWARD' | 'SUPERVISOR' | 'KIOSK';
}

/** The door of the demo's road show of today, as its supervisor holds it. */
export interface DemoDoor {
  activityId: string;
  supervisor: Page;
  addStation(wish: StationWish): Promise<{ stationId: string; pairingUrl: string; pairingCode: string }>;
  /** Everybody on the list of this or another activity, with their codes, in the order of the list. */
  people(activityId?: string): Promise<Expected[]>;
}

async function call<Reply>(origin: string, path: string, token: string | null, body?: unknown): Promise<Reply> {
  const answer = await fetch(`${origin}/event-api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Reply;
}

/** Ana do Rosário logs in on her phone. */
export async function openDemoDoor(browser: Browser, origin: string): Promise<DemoDoor> {
  const supervisor = await (await browser.newContext(phoneScreen)).newPage();
  await logIn(supervisor, origin, 'ana.rosario', '/sign-in/stations');
  const { RS1: activityId = '' } = await activityIds(origin);
  const token = () => supervisor.evaluate(() => sessionStorage.getItem('token'));
  const addStation: DemoDoor['addStation'] = async ({ gate, activityId: other, kinds, profile }) => {
    const validUntil = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
    const made = await call<{ station: { id: string }; pairingUrl: string; pairingCode: string }>(
      origin,
      '/sign-in/stations',
      await token(),
      {
        activityId: other ?? activityId,
        gate,
        name: `Lane at ${gate}`,
        kinds: kinds ?? ['ACTIVITY', 'DINNER_PARTY', 'HOTEL'],
        profile: profile ?? 'STEWARD',
        validUntil,
      },
    );
    return { stationId: made.station.id, pairingUrl: made.pairingUrl, pairingCode: made.pairingCode };
  };
  return {
    activityId,
    supervisor,
    addStation,
    async people(of = activityId) {
      const { pairingCode } = await addStation({ gate: 'Office', activityId: of });
      const device = await call<{ token: string }>(origin, '/sign-in/devices/pair', null, {
        pairingCode,
        deviceName: 'The list of codes',
      });
      const { people } = await call<{
        people: { participantId: string; nameEn: string; unitName: string; kinds: string[] }[];
      }>(origin, `/sign-in/snapshot?activityId=${of}`, device.token);
      // No phone knows codes: they are on the badges.
      const badges = await call<{ content: { id: string; credential: string }[] }>(
        origin,
        `/staff/participants/badges?activityId=${of}&size=300`,
        await token(),
      );
      const codes = new Map(badges.content.map(({ id, credential }) => [id, credential]));
      return people.map(({ participantId, nameEn, unitName, kinds }) => ({
        id: participantId,
        name: nameEn,
        code: codes.get(participantId) ?? '',
        unitName,
        kinds,
      }));
    },
  };
}

/** A second phone opens the address of the pairing code, gets a name, and stands at the scanner with its list. */
export async function pairPhone(browser: Browser, origin: string, pairingUrl: string, name: string): Promise<Page> {
  const context = await browser.newContext({ ...phoneScreen, permissions: ['camera'] });
  const page = await context.newPage();
  await page.goto(origin + new URL(pairingUrl).pathname + new URL(pairingUrl).search);
  await page.getByLabel('Name of this phone').fill(name);
  await page.getByRole('button', { name: 'Pair this phone' }).click();
  await expect(page.getByRole('heading', { name: 'Check before the shift' })).toBeVisible();
  // A camera that already sees a code would sign in somebody whom the list does not name yet.
  await expect(page.getByRole('listitem').filter({ hasText: 'List is up to date' })).toHaveAttribute(
    'data-check',
    'passed',
  );
  await page.getByRole('link', { name: 'Start scanning' }).click();
  await expect(counter(page)).toContainText(/[1-9]\d* expected/);
  return page;
}

/** Once the service worker holds the door, it opens without a server. */
export const worksOffline = (page: Page): Promise<void> => isOnDevice(page, 'sign-in');

export const card = (page: Page): Locator => page.locator('[data-result]');
export const counter = (page: Page): Locator => page.getByRole('button', { name: /expected/ });
export const waiting = (page: Page, count: number): Locator => page.locator(`main [data-pending="${count}"]`);

/** A hardware scanner types a code, faster than anybody, with no field chosen, and ends with Enter. */
export async function scanWithWedge(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const keys = [...code].map((character) => ({
    key: character,
    code: /\d/.test(character) ? `Digit${character}` : `Key${character}`,
    text: character,
    windowsVirtualKeyCode: character.charCodeAt(0),
  }));
  const enter = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };
  // Pressed 5 ms after each other, whenever a busy machine hands them on.
  const began = Date.now() / 1000;
  await Promise.all(
    [...keys, enter].flatMap((key, at) => [
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp: began + at * 0.005, ...key }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp: began + at * 0.005 + 0.002, ...key }),
    ]),
  );
  await session.detach();
}

/** Scans and waits for the card that says so. */
export async function scanned(page: Page, code: string, result: string): Promise<void> {
  await scanWithWedge(page, code);
  await expect(card(page)).toHaveAttribute('data-result', result);
}

export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Type', exact: true }).click();
  await page.getByLabel('Characters printed below the code').fill(code);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
}
