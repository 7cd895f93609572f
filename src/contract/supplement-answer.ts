import { z } from 'zod';
import { fundStaff } from '#domain/account/roles.ts';
import { type Api, Id, Instant } from './api.ts';
import { Texts } from './texts.ts';

const To = z.object({ enrollmentId: Id, supplementId: Id });

const SupplementAnswer = z.object({
  /** What its files belong to, as SUPPLEMENT. */
  id: Id,
  submittedAt: Instant.nullable(),
  /** The unit's own, and the notice is active. */
  mayWrite: z.boolean(),
});
export type SupplementAnswer = z.infer<typeof SupplementAnswer>;

const SupplementReturn = z.object({
  enrollmentId: Id,
  unitNames: Texts,
  submittedAt: Instant.nullable(),
  files: z.array(z.object({ id: Id, filename: z.string() })),
});
export type SupplementReturn = z.infer<typeof SupplementReturn>;

const errors = ['ENROLLMENT_NOT_FOUND', 'SUPPLEMENT_NOT_FOUND'] as const;

export const supplementAnswerApi = {
  openSupplement: {
    method: 'post',
    path: '/exhibitor/supplement/attachments',
    access: 'account',
    summary: 'Where the files go that a supplement notice asks an enrolment for, and whether they were sent',
    body: To,
    reply: SupplementAnswer,
    errors,
  },
  submitSupplement: {
    method: 'post',
    path: '/exhibitor/supplement',
    access: 'account',
    summary: 'Sends what a supplement notice asked for, with at least one attachment; again while it is active',
    body: To,
    reply: SupplementAnswer,
    errors: [...errors, 'STATUS_ERROR'],
  },
  supplementAnswers: {
    method: 'get',
    path: '/admin/supplements/{supplementId}/answers',
    access: fundStaff,
    summary: 'Whom a supplement notice asks, and what each has sent',
    params: z.object({ supplementId: Id }),
    reply: z.object({ content: z.array(SupplementReturn) }),
    errors: ['SUPPLEMENT_NOT_FOUND'],
  },
  openSupplementPack: {
    method: 'post',
    path: '/admin/supplements/{supplementId}/packs',
    access: fundStaff,
    summary: 'An address that gives all that was sent to a supplement notice as one ZIP, within a minute',
    params: z.object({ supplementId: Id }),
    reply: z.object({ url: z.string() }),
    errors: ['SUPPLEMENT_NOT_FOUND', 'ATTACHMENT_NOT_FOUND', 'PAYLOAD_TOO_LARGE'],
  },
  supplementPack: {
    method: 'get',
    path: '/supplement-packs',
    access: 'public',
    summary: 'The ZIP of such an address: a folder a unit',
    query: z.object({ link: z.string().min(20).max(600) }),
    reply: 'file',
    errors: ['ATTACHMENT_NOT_FOUND', 'SUPPLEMENT_NOT_FOUND', 'DOWNLOAD_FAIL'],
  },
} as const satisfies Api;
