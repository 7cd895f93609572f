import { z } from 'zod';
import { locales } from '#domain/locale.ts';
import { codeProblem, normalCode } from '#domain/verification/code-problem.ts';
import { type Api, Done, Id, Instant } from './api.ts';

/** Proves once that a captcha was passed. */
export const Proof = z.string().max(200);
const Passed = z.object({ proof: Proof });

const Hex = z.string().regex(/^[0-9a-f]{2,256}$/);

/** A piece of work for a device (ALTCHA, proof of work version 2), signed by the server. */
export const Work = z.object({
  parameters: z.object({
    algorithm: z.string().max(40),
    nonce: Hex,
    salt: Hex,
    cost: z.number().int().min(1).max(100_000),
    keyLength: z.number().int().min(1).max(64),
    keyPrefix: Hex,
    keySignature: Hex,
    data: z.object({ until: z.string().max(40) }),
  }),
  signature: Hex,
});
export type Work = z.infer<typeof Work>;

export const SolvedWork = z.object({
  challenge: Work,
  solution: z.object({ counter: z.number().int().min(0).max(1_000_000), derivedKey: Hex }),
});
export type SolvedWork = z.infer<typeof SolvedWork>;

/** Six digits, as typed. */
export const VerificationCode = z
  .string()
  .max(20)
  .transform(normalCode)
  .refine((code) => codeProblem(code) === null, { params: { problem: 'format' } });

/** An e-mail address, or a number as the documents' calls write it (D1 §5); one of them. */
const target = {
  email: z.string().max(200).optional(),
  mobile: z.string().max(30).optional(),
  purpose: z.enum(['REGISTER', 'CONTACT']).default('REGISTER'),
};

export const SentCode = z.object({ resendAt: Instant, expiresAt: Instant, leftToday: z.number().int().min(0) });
export type SentCode = z.infer<typeof SentCode>;

export const verificationApi = {
  graph: {
    method: 'get',
    path: '/graph',
    access: 'public',
    summary: 'A picture of characters; its number is in the header x-captcha-id and in a cookie (D1 §7)',
    reply: 'file',
    errors: [],
    perMinute: 240,
  },
  checkGraph: {
    method: 'get',
    path: '/validated/graph',
    access: 'public',
    summary: 'Whether the characters are right, one try for each picture; gives a proof for one use (D1 §7)',
    query: z.object({ code: z.string().min(1).max(20), id: Id.optional() }),
    reply: Passed,
    errors: ['CAPTCHA_NOT_FOUND', 'CAPTCHA_HAS_EXPIRED', 'CAPTCHA_IS_MISMATCH'],
    perMinute: 120,
  },
  work: {
    method: 'get',
    path: '/captcha/work',
    access: 'public',
    summary: 'A piece of work that a device does in place of the picture, for those who cannot read one (G44)',
    reply: Work,
    errors: [],
    perMinute: 120,
  },
  checkWork: {
    method: 'post',
    path: '/captcha/work',
    access: 'public',
    summary: 'The work done, once; gives the same proof as a picture',
    body: SolvedWork,
    reply: Passed,
    errors: ['CAPTCHA_HAS_EXPIRED', 'CAPTCHA_IS_MISMATCH'],
    perMinute: 120,
  },
  sendCode: {
    method: 'get',
    path: '/captcha/check',
    access: 'public',
    summary: 'Sends a code by SMS or e-mail for the proof of a captcha; says nothing about accounts (D1 §7, G42)',
    query: z.object({ ...target, proof: Proof.optional(), language: z.enum(locales).default('zh') }),
    reply: SentCode,
    errors: ['CAPTCHA_NOT_FOUND', 'CAPTCHA_HAS_EXPIRED'],
    perMinute: 60,
  },
  checkCode: {
    method: 'get',
    path: '/validated/check',
    access: 'public',
    summary: 'Whether a code is right (D1 §7); it can still be used by the form that it is for',
    query: z.object({ ...target, code: VerificationCode }),
    reply: Done,
    errors: [
      'CAPTCHA_NOT_FOUND',
      'CAPTCHA_HAS_EXPIRED',
      'CAPTCHA_IS_MISMATCH',
      'MOBILE_IS_MISMATCH',
      'EMAIL_IS_MISMATCH',
    ],
    perMinute: 60,
  },
} as const satisfies Api;
