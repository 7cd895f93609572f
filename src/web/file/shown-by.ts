import { sessionToken } from '#web/api/session-token.ts';

/** What lets a file in: the link of a phone, else the login. */
export const shownBy = (link: string | null): Record<string, string> =>
  link ? { 'phone-link': link } : { authorization: `Bearer ${sessionToken() ?? ''}` };
