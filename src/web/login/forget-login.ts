import { localeKey } from '#web/i18n/stored-locale.ts';
import { keepSessionToken } from '#web/api/session-token.ts';

/** What outlives a login: language and version (D1 §8), and how the page looks. */
const keptKeys = new Set([localeKey, 'version', 'theme']);

/**
 * Clears session and local storage. Databases stay as they are: a station's attempts in them are nobody's to throw
 * away.
 */
export function forgetLogin(): void {
  for (const key of Object.keys(localStorage)) if (!keptKeys.has(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  keepSessionToken(null);
}
