import { currentLocale } from '#web/i18n/language.ts';

/**
 * Account types go through as they are given (D1 §6). `target` is a path of the portal below /event, with its query.
 */
export interface LoginWish {
  type?: string | undefined;
  target?: string | undefined;
  /** The user name, to have it filled in. */
  hint?: string | undefined;
}

/** Where a login begins; the server leads on to the authorization page. */
export function loginAddress({ type = 'temp', target = goingOn(), hint }: LoginWish = {}): string {
  const query = new URLSearchParams({ type, target, language: currentLocale(), ...(hint ? { hint } : {}) });
  return `/event-api/login/authorize?${query.toString()}`;
}

/** The page one is on, to come back to it after a login. */
export const currentTarget = (): string =>
  location.pathname.replace(/^\/event(?=\/|$)/, '') + location.search || '/home';

/** On to where one's role leads, which is asked where there are several (rows 064, 066). */
export const roleTarget = '/change-role';

/** Back to where one is; from home, on to one's role. */
const goingOn = (): string => (currentTarget() === '/home' ? roleTarget : currentTarget());

export const startLogin = (wish?: LoginWish): void => location.assign(loginAddress(wish));
