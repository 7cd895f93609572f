import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Profile } from '#contract/account/account.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { hashPassword, passwordMatches } from '#server/account/password/password-hash.ts';
import { openSession } from '#server/account/login/sessions.ts';
import { openBrowser } from '#tests/support/login-browser.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const oldPassword = 'window-seat-4';
const newPassword = 'garden-gate-12';

let world: TestWorld;
let mei: Person;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  mei = await makePerson(world, { name: 'Mei', orgType: 'EXHIBITOR', password: oldPassword });
});

const change = (body: object, token = mei.token) => world.call<ErrorBody>('put', '/password', { token, body });

describe('changing the password', () => {
  test('Mei changes hers and logs in with the new one only', async () => {
    expect(await change({ oldPassword, newPassword })).toMatchObject({ status: 200, body: { done: true } });
    await expect(openBrowser(world).logIn({ username: mei.username, password: newPassword })).resolves.toContain('.');
    const browser = openBrowser(world);
    const page = await browser.submit(await browser.openLogin(), { username: mei.username, password: oldPassword });
    expect(page.status).toBe(422);
  });

  test('every other login of hers ends, this one goes on', async () => {
    const { grant } = await openSession(world, mei.accountId, null);
    await change({ oldPassword, newPassword });
    expect((await world.call('get', '/profile', { token: grant.accessToken })).status).toBe(401);
    expect((await world.call('get', '/profile', { token: mei.token })).status).toBe(200);
  });

  test('a wrong old password changes nothing, and ten of them are enough', async () => {
    for (let tried = 0; tried < 10; tried += 1) {
      expect(await change({ oldPassword: 'not-it-1', newPassword })).toMatchObject({
        status: 422,
        body: { code: 'OLD_PASSWORD_EORROR' },
      });
    }
    const stopped = await change({ oldPassword, newPassword });
    expect(stopped).toMatchObject({ status: 429, body: { code: 'REQUEST_TOO_FREQUENTLY' } });
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  });

  test.each([
    ['short1', 'tooShort'],
    ['onlyletters', 'format'],
    ['1234567890', 'format'],
    ['password1', 'notAllowed'],
    [oldPassword, 'notUnique'],
  ])('%s is refused as %s', async (refused, problem) => {
    expect(await change({ oldPassword, newPassword: refused })).toMatchObject({
      status: 400,
      body: { code: 'PARAMS_ERROR', fields: [{ path: 'newPassword', problem }] },
    });
  });

  test('an account of another provider has none here to change', async () => {
    const external = await makePerson(world, { name: 'External' });
    expect(await change({ oldPassword, newPassword }, external.token)).toMatchObject({
      status: 409,
      body: { code: 'STATUS_ERROR' },
    });
  });
});

describe('a password that was given by somebody else', () => {
  test('must be changed before anything else', async () => {
    const { accountId, token } = await makePerson(world, {
      name: 'New',
      orgType: 'FUND_ADMIN',
      password: oldPassword,
      restPassword: true,
    });
    expect((await world.call<Profile>('get', '/profile', { token })).body.restPassword).toBe(true);
    for (const [method, path, body] of [
      ['post', '/activities/search', {}],
      ['put', '/profile/role', { membershipId: accountId }],
    ] as const) {
      const answer = await world.call(method, path, { token, ...(body ? { body } : {}) });
      expect(answer).toMatchObject({ status: 403, body: { code: 'PASSWORD_CHANGE_REQUIRED' } });
    }
    await change({ oldPassword, newPassword }, token);
    expect((await world.call<Profile>('get', '/profile', { token })).body.restPassword).toBe(false);
    expect((await world.call('post', '/activities/search', { token, body: {} })).status).toBe(200);
  });
});

describe('a stored password', () => {
  test('is an Argon2id text with a salt of its own and the cost that OWASP recommends', async () => {
    const [first, second] = await Promise.all([hashPassword(newPassword), hashPassword(newPassword)]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await passwordMatches(newPassword, first)).toBe(true);
    expect(await passwordMatches(`${newPassword} `, first)).toBe(false);
  });

  test('matches however the keyboard composes an accent', async () => {
    expect(await passwordMatches('a\u0301gua-fria-1', await hashPassword('\u00e1gua-fria-1'))).toBe(true);
  });

  test('a text of another make never matches', async () => {
    for (const stored of ['', 'plain', '$argon2i$v=19$m=19456,t=2,p=1$AAAA$BBBB', '$2b$10$abcdefghijklmnopqrstuv']) {
      expect(await passwordMatches(newPassword, stored)).toBe(false);
    }
  });
});
