import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, Unreachable } from './api-error.ts';
import { answer, api } from './client.ts';
import { registerLogin } from './login-hooks.ts';
import { keepSessionToken } from './session-token.ts';

/** Stands for the server: answers by what bearer it is shown. */
let server: (request: Request) => Response | Promise<Response>;
const asked: (string | null)[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.headers.get('authorization'));
    return server(request);
  });
});
afterEach(() => {
  keepSessionToken(null);
  vi.unstubAllGlobals();
});

const refused = (code: string, status: number) => Response.json({ code, message: code }, { status });
const onlyFor = (token: string) => (request: Request) =>
  request.headers.get('authorization') === `Bearer ${token}`
    ? Response.json({ id: '1' })
    : refused('LOGIN_REQUIRED', 401);
const profile = () => answer(api.GET('/profile'));

it('a visitor sends no bearer, and hears of no expiry', async () => {
  let expired = 0;
  registerLogin({ renew: async () => false, expired: () => expired++ });
  server = () => refused('LOGIN_REQUIRED', 401);
  await expect(profile()).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' });
  expect(asked).toEqual([null]);
  expect(expired).toBe(0);
});

it('an old token is renewed once for calls that fail together, and each is sent again', async () => {
  let renewals = 0;
  registerLogin({
    renew: async () => {
      renewals++;
      keepSessionToken('new');
      return true;
    },
    expired: () => undefined,
  });
  keepSessionToken('old');
  server = onlyFor('new');
  await Promise.all([profile(), profile(), profile()]);
  expect(renewals).toBe(1);
  expect(asked.filter((bearer) => bearer === 'Bearer new')).toHaveLength(3);
});

it('when it cannot be renewed the login is over', async () => {
  let expired = 0;
  registerLogin({ renew: async () => false, expired: () => expired++ });
  keepSessionToken('old');
  server = onlyFor('nobody');
  await expect(profile()).rejects.toBeInstanceOf(ApiError);
  expect(expired).toBe(1);
});

it('a missing permission is no expiry', async () => {
  let expired = 0;
  registerLogin({ renew: async () => false, expired: () => expired++ });
  keepSessionToken('mine');
  server = () => refused('NO_PERMISSION', 403);
  await expect(profile()).rejects.toMatchObject({ code: 'NO_PERMISSION', status: 403 });
  expect(expired).toBe(0);
});

it('no network is told from a refusal', async () => {
  server = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(profile()).rejects.toBeInstanceOf(Unreachable);
});
