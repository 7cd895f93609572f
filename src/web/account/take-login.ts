import type { AccessGrant } from '#contract/account/account.ts';
import { keepSessionToken } from '#web/api/session-token.ts';
import { rememberLogin } from './login-hint.ts';
import { tellTabs } from './tab-news.ts';

/** The browser has this login from now on, in all its tabs. */
export function takeLogin({ accessToken, accountId }: Pick<AccessGrant, 'accessToken' | 'accountId'>): void {
  keepSessionToken(accessToken);
  rememberLogin(accountId);
  tellTabs({ kind: 'login', accessToken });
}
