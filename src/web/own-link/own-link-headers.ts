/** What lets somebody without an account at their own record: the link of their mail, which no log keeps. */
export const ownLinkHeaders = (link: string): Record<string, string> => ({ 'own-link': link });
