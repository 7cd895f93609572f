import { z } from 'zod';
import { type Api, Done, Instant } from '#contract/api.ts';

const Token = z.string().min(20).max(200);

/** The link in a mail with which its owner sets the password of an account: good once, and for a time. */
export const passwordLinkApi = {
  readPasswordLink: {
    method: 'post',
    path: '/password-links/read',
    access: 'public',
    summary: 'Whose password the link sets, for the page that it opens',
    body: z.object({ token: Token }),
    reply: z.object({ username: z.string(), expiresAt: Instant }),
    errors: ['CAPTCHA_HAS_EXPIRED'],
    perMinute: 30,
  },
  usePasswordLink: {
    method: 'post',
    path: '/password-links/use',
    access: 'public',
    summary: 'Set the password; every login of the account ends and the link is used up',
    body: z.object({ token: Token, newPassword: z.string().min(1).max(1000) }),
    reply: Done,
    errors: ['CAPTCHA_HAS_EXPIRED'],
    perMinute: 30,
  },
} as const satisfies Api;
