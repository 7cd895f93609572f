import { z } from 'zod';
import { administrators, fundStaff } from '#domain/account/roles.ts';
import { supplementStatuses } from '#domain/notice/words.ts';
import { type Api, BusinessDay, Done, Id, Instant, Version } from '#contract/api.ts';
import { WireNames } from '#contract/texts.ts';

const Name = z.string().trim().max(200);
const LongText = z.string().trim().max(3000);
const Reason = z.string().trim().max(500);

/** An activity's supplement notice as the documents have it: id, name, status (A is active, D1 §3). */
export const Supplement = z.object({
  id: Id,
  activityId: Id,
  ...WireNames,
  textTc: z.string(),
  textEn: z.string(),
  textPt: z.string(),
  status: z.enum(supplementStatuses),
  /** Why it is not active; empty where the status says it. */
  reasonTc: z.string(),
  reasonEn: z.string(),
  reasonPt: z.string(),
  dueDate: BusinessDay.nullable(),
  publishedAt: Instant.nullable(),
});
export type Supplement = z.infer<typeof Supplement>;

export const DeskSupplement = Supplement.extend({ version: z.number().int() });
export type DeskSupplement = z.infer<typeof DeskSupplement>;

const Details = z.object({
  nameTc: Name,
  nameEn: Name,
  namePt: Name,
  textTc: LongText,
  textEn: LongText,
  textPt: LongText,
  dueDate: BusinessDay.nullable(),
});
export type SupplementDetails = z.infer<typeof Details>;
const One = z.object({ supplementId: Id });

/** Whom something told, how long that can be taken back, and whether a template was missing. */
export const Told = z.object({
  groupId: Id.nullable(),
  count: z.number().int(),
  /** How long it can be taken back; nobody hears before. */
  undoMs: z.number().int(),
  problem: z.literal('NOTICE_TEMPLATE_NOT_FOUND').nullable(),
});
export type Told = z.infer<typeof Told>;

export const supplementApi = {
  supplements: {
    method: 'get',
    path: '/supplements',
    access: 'account',
    summary: 'Supplement notices of an activity, for those whom it concerns; others get an empty list',
    query: z.object({ activityId: Id }),
    reply: z.object({ content: z.array(Supplement) }),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  deskSupplements: {
    method: 'get',
    path: '/admin/supplements',
    access: fundStaff,
    summary: 'Supplement notices of an activity, with the versions to change them by',
    query: z.object({ activityId: Id }),
    reply: z.object({ content: z.array(DeskSupplement) }),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  addSupplement: {
    method: 'post',
    path: '/admin/supplements',
    access: administrators,
    summary: 'A new one, which nobody is told of before it is published',
    body: Details.extend({ activityId: Id }),
    reply: DeskSupplement,
    once: true,
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  editSupplement: {
    method: 'put',
    path: '/admin/supplements/{supplementId}',
    access: administrators,
    summary: 'Its texts and its last day',
    params: One,
    body: Details.extend({ version: Version }),
    reply: DeskSupplement,
    errors: ['SUPPLEMENT_NOT_FOUND', 'STATUS_ERROR'],
  },
  setSupplementStatus: {
    method: 'post',
    path: '/admin/supplements/{supplementId}/status',
    access: administrators,
    summary: 'Publish, close or withdraw it; publishing tells those enrolled, who hear of it after the time for undo',
    params: One,
    body: z.object({
      version: Version,
      status: z.enum(supplementStatuses),
      reasonTc: Reason,
      reasonEn: Reason,
      reasonPt: Reason,
    }),
    reply: z.object({ supplement: DeskSupplement, told: Told }),
    errors: ['SUPPLEMENT_NOT_FOUND', 'STATUS_ERROR'],
  },
  undoSupplement: {
    method: 'post',
    path: '/admin/supplements/{supplementId}/undo',
    access: administrators,
    summary: 'Take back that it was published, while nobody has heard of it',
    params: One,
    body: z.object({ version: Version, groupId: Id }),
    reply: DeskSupplement,
    errors: ['SUPPLEMENT_NOT_FOUND', 'STATUS_ERROR'],
  },
  removeSupplement: {
    method: 'delete',
    path: '/admin/supplements/{supplementId}',
    access: administrators,
    summary: 'Remove one that was never published',
    params: One,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    reply: Done,
    errors: ['SUPPLEMENT_NOT_FOUND', 'STATUS_ERROR'],
  },
} as const satisfies Api;
