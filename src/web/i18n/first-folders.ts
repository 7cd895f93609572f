/**
 * Folders whose words a first visit needs: one file holds them all in one language (`first-words`), so that the first
 * script need not name each; `other-catalogs.ts` has the rest.
 */
export const firstFolders = ['shell', 'ui', 'i18n', 'home', 'event', 'account/header'];
