import { z } from 'zod';
import { type Api, Done, Id, Instant, Version } from '#contract/api.ts';
import { WireNames } from '#contract/texts.ts';
import { Proof, SentCode, VerificationCode } from '#contract/verification.ts';

const Text = z.string().max(1000);
const Password = z.string().min(1).max(1000);

/** A login of one's own, as its owner knows it. */
export const OwnSession = z.object({
  id: Id,
  /** What the browser called itself, as `Chrome, Android`; empty where it said nothing. */
  device: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const Contact = z.object({
  ...WireNames,
  email: z.string(),
  emailVerifiedAt: Instant.nullable(),
  /** As +85366123456; empty when none is known. */
  mobile: z.string(),
  mobileVerifiedAt: Instant.nullable(),
  version: z.number().int(),
});
export type Contact = z.infer<typeof Contact>;

export const ownAccountApi = {
  forgotPassword: {
    method: 'post',
    path: '/password/forgotten',
    access: 'public',
    summary: 'Mails a code for a new password to the owner of this e-mail or username, and says nothing about accounts',
    body: z.object({ name: z.string().min(1).max(200), proof: Proof.optional() }),
    reply: SentCode,
    errors: ['CAPTCHA_NOT_FOUND', 'CAPTCHA_HAS_EXPIRED'],
    perMinute: 30,
  },
  resetPassword: {
    method: 'post',
    path: '/password/reset',
    access: 'public',
    summary: 'A new password for the code that was mailed; every login of the account ends',
    body: z.object({ name: z.string().min(1).max(200), code: VerificationCode, newPassword: Password }),
    reply: Done,
    errors: ['CAPTCHA_NOT_FOUND', 'CAPTCHA_HAS_EXPIRED', 'CAPTCHA_IS_MISMATCH'],
    perMinute: 30,
  },
  ownSessions: {
    method: 'get',
    path: '/sessions',
    access: 'account',
    summary: 'The own logins, the newest first',
    reply: z.object({ content: z.array(OwnSession) }),
    errors: [],
  },
  endOwnSession: {
    method: 'delete',
    path: '/sessions/{sessionId}',
    access: 'account',
    summary: 'End one of the own logins',
    params: z.object({ sessionId: Id }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND'],
  },
  endOtherSessions: {
    method: 'post',
    path: '/sessions/end-others',
    access: 'account',
    summary: 'End every own login but this one, and forget the devices they came from',
    reply: Done,
    errors: [],
  },
  draftKey: {
    method: 'get',
    path: '/draft-key',
    access: 'account',
    summary: 'Under what a browser seals drafts with personal data: the same for every login of the account',
    /** 32 bytes in base64. */
    reply: z.object({ key: z.string() }),
    errors: [],
  },
  contact: {
    method: 'get',
    path: '/contact',
    access: 'account',
    summary: 'Name, e-mail and mobile of the own account (G70)',
    reply: Contact,
    errors: ['STATUS_ERROR'],
  },
  changeName: {
    method: 'put',
    path: '/contact/name',
    access: 'account',
    summary: 'Change the own name; only for accounts of the portal itself (D1 §2 Header)',
    body: z.object({ nameTc: Text, nameEn: Text, namePt: Text, version: Version }),
    reply: Contact,
    errors: ['STATUS_ERROR'],
  },
  changeMobile: {
    method: 'put',
    path: '/contact/mobile',
    access: 'account',
    summary: 'Change the own mobile, by the password and a code sent to the new number',
    body: z.object({ mobile: z.string().max(30), code: VerificationCode, password: Password, version: Version }),
    reply: Contact,
    errors: [
      'STATUS_ERROR',
      'OLD_PASSWORD_EORROR',
      'CAPTCHA_NOT_FOUND',
      'CAPTCHA_HAS_EXPIRED',
      'CAPTCHA_IS_MISMATCH',
      'MOBILE_IS_MISMATCH',
    ],
    perMinute: 30,
  },
  changeEmail: {
    method: 'put',
    path: '/contact/email',
    access: 'account',
    summary: 'Change the own e-mail, by the password and a code sent to the new one; the old one is told',
    body: z.object({ email: z.string().max(200), code: VerificationCode, password: Password, version: Version }),
    reply: Contact,
    errors: [
      'STATUS_ERROR',
      'OLD_PASSWORD_EORROR',
      'CAPTCHA_NOT_FOUND',
      'CAPTCHA_HAS_EXPIRED',
      'CAPTCHA_IS_MISMATCH',
      'EMAIL_IS_MISMATCH',
    ],
    perMinute: 30,
  },
} as const satisfies Api;
