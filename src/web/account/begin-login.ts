import { answer, api } from '#web/api/client.ts';
import { sessionToken } from '#web/api/session-token.ts';
import { mayBeLoggedIn } from './login-hint.ts';
import { renewLogin } from './renew-login.ts';
import { takeLogin } from './take-login.ts';

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
    const { target, ...login } = await answer(api.GET('/login', { params: { query } }));
    takeLogin(login);
    // What was typed is worth waiting for, but not worth the login.
    const { accountId } = login;
    await import('./kept-drafts.ts').then(({ giveBackDrafts }) => giveBackDrafts(accountId)).catch(() => undefined);
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
