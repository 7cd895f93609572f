import { ApiError } from '#web/api/api-error.ts';
import { answer, api } from '#web/api/client.ts';
import { keepSessionToken, sessionToken } from '#web/api/session-token.ts';
import { rememberLogin } from './login-hint.ts';
import { tellTabs } from './tab-news.ts';

/**
 * A new token by the refresh cookie. Only one tab asks at a time, and those who waited take what it was given.
 * @returns false when the login is over
 * @throws Unreachable while it cannot be known
 */
export async function renewLogin(): Promise<boolean> {
  const before = sessionToken();
  return oneAtATime(async () => {
    if (sessionToken() !== before && sessionToken() !== null) return true;
    try {
      const { accessToken, accountId } = await answer(api.POST('/login/refresh'));
      keepSessionToken(accessToken);
      rememberLogin(accountId);
      tellTabs({ kind: 'renewed', accessToken });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) return false;
      throw error;
    }
  });
}

const oneAtATime = (work: () => Promise<boolean>): Promise<boolean> =>
  navigator.locks ? navigator.locks.request('login-renewal', work) : work();
