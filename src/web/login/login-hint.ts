/**
 * That this browser has a login, so that a new tab asks for a token of its own and a visitor's does not ask for
 * nothing. It is no proof of anything.
 */
const hintKey = 'login';

export const mayBeLoggedIn = (): boolean => localStorage.getItem(hintKey) !== null;
export const rememberLogin = (): void => localStorage.setItem(hintKey, '1');
