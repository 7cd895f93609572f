import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Profile } from '#contract/account/account.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { openBrowser } from '#tests/support/login-browser.ts';
import { type OutsideProvider, startOutsideProvider } from '#tests/support/outside-provider.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

describe('with an identity provider of somebody else', () => {
  let world: TestWorld;
  let outside: OutsideProvider;
  let chan: Person;

  beforeAll(async () => {
    outside = await startOutsideProvider('http://127.0.0.1:8080/event/');
    world = await openTestWorld({
      environment: {
        OIDC_ISSUER: outside.issuer,
        OIDC_CLIENT_ID: 'portal',
        OIDC_CLIENT_SECRET: outside.clientSecret,
        PRODUCT_CODE: 'STF',
      },
    });
  });
  afterAll(async () => {
    await world.close();
    await outside.stop();
  });
  beforeEach(async () => {
    chan = await makePerson(world, { name: 'Chan', orgType: 'ROADSHOW', role: 'STF_UN' });
  });

  /** The whole way; the answer of the exchange. */
  async function logIn(): Promise<{ status: number; body: ErrorBody & { accessToken: string } }> {
    const browser = openBrowser(world);
    const { location } = await browser.get('/event-api/login/authorize?type=temp_external');
    const back = await outside.answer(location);
    const { status, text } = await browser.get(back.replace('/event/', '/event-api/login'));
    return { status, body: JSON.parse(text) };
  }
  const whoIs = async (token: string) => (await world.call<Profile>('get', '/profile', { token })).body;
  const accounts = async () => (await world.db.query('select id from account')).length;

  test('the login goes there, with the type', async () => {
    const { location } = await openBrowser(world).get('/event-api/login/authorize?type=temp_external');
    const url = new URL(location);
    expect(url.origin).toBe(outside.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ client_id: 'portal', type: 'temp_external' });
  });

  test('there is no login page of the portal’s own', async () => {
    expect((await openBrowser(world).get('/event/idp/auth?client_id=event')).status).toBe(404);
  });

  test('Chan is known by the address that the provider has verified, and from then on by who he is there', async () => {
    outside.sitting({ sub: 'chan-1', email: chan.email.toUpperCase(), verified: true });
    const first = await logIn();
    expect(await whoIs(first.body.accessToken)).toMatchObject({
      username: chan.username,
      channel: 'INT_STF',
      role: 'STF_UN',
    });
    outside.sitting({ sub: 'chan-1', email: 'moved@example.org', verified: true });
    expect(await whoIs((await logIn()).body.accessToken)).toMatchObject({ username: chan.username });
  });

  test('a stranger is told that there is no account, and none is made', async () => {
    const before = await accounts();
    outside.sitting({ sub: 'stranger', email: 'stranger@example.org', verified: true });
    expect(await logIn()).toMatchObject({ status: 404, body: { code: 'ACCOUNT_NOT_FOUND' } });
    expect(await accounts()).toBe(before);
  });

  test('an address that nobody verified proves nothing', async () => {
    outside.sitting({ sub: 'pretender', email: chan.email, verified: false });
    expect(await logIn()).toMatchObject({ status: 404, body: { code: 'ACCOUNT_NOT_FOUND' } });
  });

  test('the address of an account that somebody else there holds already opens nothing', async () => {
    outside.sitting({ sub: 'chan-2', email: chan.email, verified: true });
    await logIn();
    outside.sitting({ sub: 'second-chan', email: chan.email, verified: true });
    expect(await logIn()).toMatchObject({ status: 404, body: { code: 'ACCOUNT_NOT_FOUND' } });
  });

  test('a disabled account stays closed', async () => {
    outside.sitting({ sub: 'chan-3', email: chan.email, verified: true });
    await logIn();
    await world.db.query('update account set disabled_at = now() where id = $1', [chan.accountId]);
    expect((await logIn()).status).toBe(404);
  });

  test('while the provider is away the portal says so', async () => {
    const elsewhere = await openTestWorld({ environment: { OIDC_ISSUER: 'http://127.0.0.1:1' } });
    const answer = await openBrowser(elsewhere).get('/event-api/login/authorize');
    expect(answer.status).toBe(503);
    await elsewhere.close();
  });
});
