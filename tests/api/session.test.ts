import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccessGrant, Profile } from '#contract/account/account.ts';
import { type LoginBrowser, openBrowser } from '#tests/support/login-browser.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const password = 'window-seat-4';
const minute = 60_000;
const hour = 60 * minute;
const cookieKey = 'event_refresh /event-api/login';

let world: TestWorld;
let mei: Person;
let browser: LoginBrowser;

beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  mei = await makePerson(world, { name: 'Mei', orgType: ['EXHIBITOR', 'DOCKING_EXHIBITOR'], password });
  browser = openBrowser(world);
});

const statusFor = async (token: string) => (await world.call('get', '/profile', { token })).status;

async function refresh(from = browser): Promise<{ status: number; token: string }> {
  const { status, text } = await from.post('/event-api/login/refresh');
  return { status, token: status === 200 ? (JSON.parse(text) as AccessGrant).accessToken : '' };
}

/** The cookie as it is now, to be put back as one that was copied or whose successor got lost. */
const cookieNow = () => {
  const cookie = browser.cookies.get(cookieKey);
  if (!cookie) throw new Error('no refresh cookie');
  return cookie;
};

describe('a login', () => {
  test('holds for half an hour and is renewed by a cookie that no script and no other site can use', async () => {
    const token = await browser.logIn(mei);
    expect(cookieNow().attributes).toMatch(/HttpOnly/);
    expect(cookieNow().attributes).toMatch(/SameSite=Strict/);
    world.clock.forward(29 * minute);
    expect(await statusFor(token)).toBe(200);
    world.clock.forward(2 * minute);
    expect(await statusFor(token)).toBe(401);
    const renewed = await refresh();
    expect(await statusFor(renewed.token)).toBe(200);
    expect(renewed.token).not.toBe(token);
  });

  test('changes its cookie at each use', async () => {
    await browser.logIn(mei);
    const first = cookieNow().value;
    await refresh();
    expect(cookieNow().value).not.toBe(first);
  });

  test('ends after twelve hours of rest, and after a week in any case', async () => {
    await browser.logIn(mei);
    world.clock.forward(12 * hour - minute);
    expect((await refresh()).status).toBe(200);
    world.clock.forward(12 * hour + minute);
    expect((await refresh()).status).toBe(401);

    await browser.logIn(mei);
    let last = 200;
    for (let half = 0; half < 14 && last === 200; half += 1) {
      world.clock.forward(12 * hour - minute);
      last = (await refresh()).status;
    }
    expect(last).toBe(200);
    world.clock.forward(12 * hour - minute);
    expect((await refresh()).status).toBe(401);
  });

  test('ends with the account', async () => {
    const token = await browser.logIn(mei);
    await world.db.query('update account set disabled_at = now() where id = $1', [mei.accountId]);
    expect(await statusFor(token)).toBe(401);
    expect((await refresh()).status).toBe(401);
  });

  test('a token that was tampered with, cut or made up is nobody’s', async () => {
    const token = await browser.logIn(mei);
    const [session = '', generation = '', expiry = '', mac = ''] = token.split('.');
    const wrong = [
      `${session}.${generation}.zzzzzzzz.${mac}`,
      `${session}.9.${expiry}.${mac}`,
      `${session}.${generation}.${expiry}.${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`,
      `${session}.${generation}.${expiry}`,
      'Bearer',
      '',
    ];
    expect(await Promise.all(wrong.map(statusFor))).toEqual(wrong.map(() => 401));
  });

  test('the refresh cookie is no access token, nor the other way round', async () => {
    const token = await browser.logIn(mei);
    expect(await statusFor(cookieNow().value)).toBe(401);
    browser.cookies.set(cookieKey, { ...cookieNow(), value: token });
    expect((await refresh()).status).toBe(401);
  });
});

describe('a refresh', () => {
  test('whose answer was lost can be repeated, however late', async () => {
    await browser.logIn(mei);
    const before = cookieNow();
    await refresh();
    browser.cookies.set(cookieKey, before);
    world.clock.forward(3 * hour);
    const again = await refresh();
    expect(again.status).toBe(200);
    expect(await statusFor(again.token)).toBe(200);
    expect((await refresh()).status).toBe(200);
  });

  test('of two tabs at the same moment serves both, and both stay logged in', async () => {
    await browser.logIn(mei);
    const shared = cookieNow();
    const first = await refresh();
    expect(await statusFor(first.token)).toBe(200);
    const tab = openBrowser(world);
    tab.cookies.set(cookieKey, shared);
    const second = await refresh(tab);
    expect(await statusFor(second.token)).toBe(200);
    expect(await statusFor(first.token)).toBe(200);
    expect(tab.cookies.get(cookieKey)?.value).toBe(cookieNow().value);
  });

  test('with a copied cookie ends the login for the owner and for the thief', async () => {
    const token = await browser.logIn(mei);
    const copied = cookieNow();
    const owner = await refresh();
    expect(await statusFor(owner.token)).toBe(200);
    world.clock.forward(2 * minute);

    const thief = openBrowser(world);
    thief.cookies.set(cookieKey, copied);
    expect((await refresh(thief)).status).toBe(401);
    expect(await statusFor(owner.token)).toBe(401);
    expect(await statusFor(token)).toBe(401);
    expect((await refresh()).status).toBe(401);
  });

  test('by the thief first is found out by the owner', async () => {
    await browser.logIn(mei);
    const thief = openBrowser(world);
    thief.cookies.set(cookieKey, cookieNow());
    const stolen = await refresh(thief);
    expect(await statusFor(stolen.token)).toBe(200);
    world.clock.forward(2 * minute);
    expect((await refresh()).status).toBe(401);
    expect(await statusFor(stolen.token)).toBe(401);
  });

  test('by a visitor is refused without ado', async () => {
    expect((await refresh()).status).toBe(401);
  });
});

describe('logging out', () => {
  test('ends the login here and leads to where the provider ends its own', async () => {
    const token = await browser.logIn(mei);
    const out = await browser.post('/event-api/login/logout');
    const { endSessionUrl } = JSON.parse(out.text) as { endSessionUrl: string };
    expect(await statusFor(token)).toBe(401);
    expect((await refresh()).status).toBe(401);
    expect(browser.cookies.has(cookieKey)).toBe(false);

    const url = new URL(endSessionUrl);
    expect(url.pathname).toBe('/event/idp/session/end');
    const page = await browser.get(url.pathname + url.search);
    expect(page.status).toBe(200);
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(page.text) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(page.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`);
    const [, action = ''] = /action="([^"]+)"/.exec(page.text) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.text) ?? [];
    const done = await browser.post(new URL(action).pathname, { xsrf, logout: 'yes' });
    expect(done).toMatchObject({ status: 303, location: '/event/' });
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('idp_session'))).toEqual([]);
  });

  test('works with the token alone, with the cookie alone, twice, and for a visitor', async () => {
    const token = await browser.logIn(mei);
    const cookie = cookieNow();
    for (const held of [token, undefined, token]) {
      const { status } = await world.call('post', '/login/logout', held ? { token: held } : {});
      expect(status).toBe(200);
    }
    expect(await statusFor(token)).toBe(401);
    browser.cookies.set(cookieKey, cookie);
    expect((await refresh()).status).toBe(401);
  });

  test('is asked for again at the next login: the provider does not log anybody in by itself', async () => {
    await browser.logIn(mei);
    expect(await browser.openLogin()).toContain('/event/idp/interaction/');
  });
});

describe('the profile', () => {
  test('names the account, its roles, and the activities of the present one', async () => {
    const { body } = await world.call<Profile>('get', '/profile', { token: mei.token });
    expect(body).toMatchObject({
      username: mei.username,
      email: mei.email,
      name: 'Mei',
      nameEn: 'Mei',
      channel: 'TEMP',
      language: 'en',
      orgType: 'EXHIBITOR',
      orgTypes: ['EXHIBITOR', 'DOCKING_EXHIBITOR'],
      role: null,
      activities: [],
      membershipId: mei.membershipIds[0],
      restPassword: false,
    });
    expect(body.memberships.map(({ unit }) => unit?.nameEn)).toEqual(["Mei's unit", "Mei's unit"]);
  });

  test('changes with the role that is taken, for the whole login', async () => {
    const [, docking = ''] = mei.membershipIds;
    const taken = await world.call<Profile>('put', '/profile/role', {
      token: mei.token,
      body: { membershipId: docking },
    });
    expect(taken.body).toMatchObject({ orgType: 'DOCKING_EXHIBITOR', membershipId: docking });
    expect((await world.call<Profile>('get', '/profile', { token: mei.token })).body.orgType).toBe('DOCKING_EXHIBITOR');
  });

  test('nobody takes a role of somebody else', async () => {
    const lei = await makePerson(world, { name: 'Lei', orgType: 'FUND_ADMIN' });
    const taken = await world.call('put', '/profile/role', {
      token: mei.token,
      body: { membershipId: lei.membershipIds[0] },
    });
    expect(taken).toMatchObject({ status: 404, body: { code: 'ENTITY_NOT_FOUND' } });
  });

  test('an account without a role can log in and sees that it has none', async () => {
    const nobody = await makePerson(world, { name: 'New' });
    const { body } = await world.call<Profile>('get', '/profile', { token: nobody.token });
    expect(body).toMatchObject({ orgType: null, orgTypes: [], memberships: [], membershipId: null });
  });

  test('keeps the language of mails', async () => {
    expect((await world.call('put', '/profile/language', { token: mei.token, body: { language: 'pt' } })).status).toBe(
      200,
    );
    expect((await world.call<Profile>('get', '/profile', { token: mei.token })).body.language).toBe('pt');
    expect((await world.call('put', '/profile/language', { token: mei.token, body: { language: 'fr' } })).status).toBe(
      400,
    );
  });
});

describe('on a real PostgreSQL', () => {
  let real: TestWorld;
  beforeEach(async () => {
    real = await openTestWorld({ database: 'postgres' });
  });
  afterEach(() => real.close());

  test('twenty refreshes at once leave one login with one successor', async () => {
    const wai = await makePerson(real, { name: 'Wai', password });
    const owner = openBrowser(real);
    await owner.logIn(wai);
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const tab = openBrowser(real);
        for (const [key, cookie] of owner.cookies) tab.cookies.set(key, cookie);
        const { status } = await tab.post('/event-api/login/refresh');
        return { status, cookie: tab.cookies.get(cookieKey)?.value };
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ cookie }) => cookie)).size).toBe(1);
  });

  test('guesses at once are counted like guesses in a row', async () => {
    const wai = await makePerson(real, { name: 'Wai', password });
    const one = openBrowser(real);
    const page = await one.openLogin();
    const pages = await Promise.all(
      Array.from({ length: 20 }, () => one.submit(page, { username: wai.username, password: 'a-guess-1' })),
    );
    // Three passwords were compared; for the others work of the device, or a picture, is asked for first.
    expect(pages.filter(({ text }) => text.includes('不正確，請再試一次'))).toHaveLength(3);
    expect(pages.filter(({ text }) => text.includes('多次輸入不正確，請再次輸入密碼'))).toHaveLength(17);
  });
});
