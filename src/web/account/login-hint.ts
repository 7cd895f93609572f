/**
 * Whose login this browser has, so that a new tab asks for a token of its own and a visitor's does not ask for nothing.
 * It is no proof of anything.
 */
const hintKey = 'login';

export const mayBeLoggedIn = (): boolean => localStorage.getItem(hintKey) !== null;
export const lastAccount = (): string | null => localStorage.getItem(hintKey);
export const rememberLogin = (accountId: string): void => localStorage.setItem(hintKey, accountId);
