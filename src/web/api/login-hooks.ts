/** What the login feature does when the server no longer knows the bearer token. */
export interface LoginHooks {
  /** Gets a new token by the refresh cookie; false when the login is really over. */
  renew: () => Promise<boolean>;
  /** The login is over: say so once, keep where the person was, and begin again (D1 §8). */
  expired: () => void;
}

let hooks: LoginHooks | undefined;
let renewing: Promise<boolean> | undefined;

export const registerLogin = (given: LoginHooks): void => {
  hooks = given;
};

/** Several calls that fail together renew once. */
export function renewLogin(): Promise<boolean> {
  renewing ??= (hooks ? hooks.renew() : Promise.resolve(false)).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

let isOver = false;

/** It was found that the login is over, and the person is being told; the next login begins with another page. */
export const loginIsOver = (): boolean => isOver;

/** While the address holds a code the login exchange is running, and its own refusals are not an expiry (G32). */
export function loginExpired(): void {
  if (new URLSearchParams(location.search).has('code')) return;
  isOver = true;
  hooks?.expired();
}
