import { answer, api } from '#web/api/client.ts';
import { keepSessionToken, sessionToken } from '#web/api/session-token.ts';
import { mayBeLoggedIn, rememberLogin } from './login-hint.ts';
import { renewLogin } from './renew-login.ts';
import { tellTabs } from './tab-news.ts';

/** A slow network must not keep the page from opening; the login then appears when it is known. */
const longestWaitMs = 4_000;

/**
 * What happens to the login before the page is shown: a code in the address is exchanged, and a new tab of a browser
 * that is logged in gets its token. @returns why the login did not succeed, for the person to read; else null
 */
export async function beginLogin(): Promise<unknown> {
  const query = new URLSearchParams(location.search);
  const code = query.get('code');
  const state = query.get('state');
  if (state && (code || query.has('error'))) return exchange(code, state, query.get('iss'));
  if (!sessionToken() && mayBeLoggedIn()) {
    const renewed = renewLogin().catch(() => false);
    await Promise.race([renewed, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  }
  return null;
}

async function exchange(code: string | null, state: string, iss: string | null): Promise<unknown> {
  if (!code) {
    showAddress('/');
    return null;
  }
  try {
    const query = { code, state, ...(iss ? { iss } : {}) };
    const { accessToken, accountId, target } = await answer(api.GET('/login', { params: { query } }));
    keepSessionToken(accessToken);
    rememberLogin(accountId);
    // What was typed is worth waiting for, but not worth the login.
    await import('./kept-drafts.ts').then(({ giveBackDrafts }) => giveBackDrafts(accountId)).catch(() => undefined);
    tellTabs({ kind: 'login', accessToken });
    showAddress(target);
    return null;
  } catch (error) {
    showAddress('/');
    // Reloaded in the middle: the code is used up, and the login it gave is there.
    const loggedIn = sessionToken() !== null || (await renewLogin().catch(() => false));
    return loggedIn ? null : error;
  }
}

/** Instead of the one with the code, which must not be gone back to. */
const showAddress = (target: string): void => history.replaceState(history.state, '', `/event${target}`);
