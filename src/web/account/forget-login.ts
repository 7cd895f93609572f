import { localeKey } from '#web/i18n/stored-locale.ts';
import { keepSessionToken } from '#web/api/session-token.ts';

/** What outlives a login: language and version (D1 §8), and how the page looks. */
const keptKeys = new Set([localeKey, 'version', 'theme']);

/** What this login has read and keeps for times without a network. It goes with the login. */
export const readDatabase = 'read-by-login';
/** Files that wait for a network. They go as what was typed beside them goes. */
export const waitingDatabase = 'waiting-files';

/**
 * Clears session and local storage and what was read. Other databases stay as they are: a station's attempts in them
 * are nobody's to throw away.
 */
export function forgetLogin(): void {
  indexedDB.deleteDatabase(readDatabase);
  indexedDB.deleteDatabase(waitingDatabase);
  for (const key of Object.keys(localStorage)) if (!keptKeys.has(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  keepSessionToken(null);
}
