import { loginIsOver, renewLogin } from './login-hooks.ts';
import { sessionToken } from './session-token.ts';
import { startLogin } from './start-login.ts';

interface Opening {
  location: { pathname: string; searchStr: string };
  /** The page is only fetched ahead, because a pointer rests on a link to it: nobody has asked to log in. */
  preload?: boolean;
}

/**
 * For a route's `beforeLoad`: a visitor logs in first and then comes to the page they opened, with its query (G81).
 * While the server cannot be reached the page opens and says so itself.
 * @example createRoute({ path: '/talk', beforeLoad: requireLogin, … })
 */
export async function requireLogin({ location, preload = false }: Opening): Promise<void> {
  // Whoever is just told that the login is over comes back here from there.
  if (preload || sessionToken() || loginIsOver()) return;
  const loggedIn = await renewLogin().catch(() => null);
  if (loggedIn !== false) return;
  startLogin({ target: location.pathname + location.searchStr });
  // The browser is on its way to another page; nothing of this one is shown meanwhile.
  await new Promise<never>(() => undefined);
}
