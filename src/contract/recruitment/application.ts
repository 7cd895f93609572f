import { z } from 'zod';
import { locales } from '#domain/locale.ts';
import { positionTypes } from '#domain/recruitment/position-form.ts';
import { applicantMoves, applicationStatuses } from '#domain/recruitment/application-moves.ts';
import { type Api, BusinessDay, Done, Id, Instant, Version } from '#contract/api.ts';
import { FileItem } from '#contract/file.ts';
import { offersOf } from '#contract/offers.ts';
import { ownLinkErrors } from '#contract/own-link.ts';
import { WireNames } from '#contract/texts.ts';
import { Proof } from '#contract/verification.ts';

/** More than is accepted: the rules say at the field what is wrong. */
const short = z.string().trim().max(300);
const message = z.string().trim().max(10_000);

/** What somebody says of themselves who applies for a position. */
const Said = { name: short, countryCode: z.string().max(8), mobile: short, message };

export const ApplicationSaid = z.object({
  positionId: Id,
  ...Said,
  email: short,
  language: z.enum(locales),
  /** The last day that they agree to, as the position's page shows it. */
  consentUntil: BusinessDay,
});
export type ApplicationSaid = z.infer<typeof ApplicationSaid>;

/** Their own application, as the link of their mail opens it. */
export const OwnApplication = z.object({
  position: z.object({
    id: Id,
    ...WireNames,
    type: z.enum(['', ...positionTypes]),
    unit: z.object(WireNames),
    activity: z.object(WireNames),
    /** Others can still apply. */
    isOpen: z.boolean(),
  }),
  version: Version,
  status: z.enum(applicationStatuses),
  statusSince: Instant,
  /** What the company said of its answer. */
  reason: z.string(),
  name: z.string(),
  email: z.string(),
  countryCode: z.string(),
  mobile: z.string(),
  message: z.string(),
  /** To be shown to a company at the fair, as a QR code or typed; null once withdrawn. */
  meetingCode: z.string().nullable(),
  cv: z.array(FileItem),
  createdAt: Instant,
  keepUntil: BusinessDay,
  offers: offersOf(applicantMoves),
});
export type OwnApplication = z.infer<typeof OwnApplication>;

const own = '/public/api/v1/own/recruit-application';
const cvErrors = [...ownLinkErrors, 'STATUS_ERROR', 'ATTACHMENT_NOT_FOUND'] as const;

export const jobApplicationApi = {
  beginJobApplication: {
    method: 'post',
    path: '/recruit/public/{positionId}/drafts',
    access: 'public',
    summary: 'Begin to apply without an account: a link in whose name a CV comes first; nothing else is kept',
    params: z.object({ positionId: Id }),
    body: z.object({ proof: Proof.optional() }),
    reply: z.object({ draft: z.string() }),
    errors: ['ENTITY_NOT_FOUND', 'CAPTCHA_NOT_FOUND', 'CAPTCHA_HAS_EXPIRED'],
    perMinute: 30,
  },
  applyForPosition: {
    method: 'post',
    path: '/recruit/applications',
    access: 'public',
    summary:
      'Apply, by the draft in the header `own-link`. The answer is the same for an address that applied before: a mail tells it apart',
    body: ApplicationSaid,
    reply: Done,
    errors: [...ownLinkErrors],
    perMinute: 30,
  },
  addOwnCv: {
    method: 'post',
    path: '/public/api/v1/own/recruit-cv',
    access: 'public',
    summary: 'A file of a CV in one call, as a form with the part `file`, by a draft or one’s own link in `own-link`',
    body: 'multipart',
    reply: z.object({ fileId: Id }),
    errors: [...cvErrors, 'FILE_NAME_IS_ERROR', 'DUPLICATE_FILE_NAME', 'PAYLOAD_TOO_LARGE', 'UPLOAD_FAIL'],
    perMinute: 30,
  },
  removeOwnCv: {
    method: 'delete',
    path: '/public/api/v1/own/recruit-cv/{fileId}',
    access: 'public',
    summary: 'Take a file of a CV away again, by a draft or one’s own link in `own-link`',
    params: z.object({ fileId: Id }),
    reply: Done,
    errors: cvErrors,
    perMinute: 60,
  },
  openOwnCv: {
    method: 'post',
    path: '/public/api/v1/own/recruit-cv/{fileId}/link',
    access: 'public',
    summary: 'An address that opens a file of one’s own CV within sixty seconds, by one’s own link in `own-link`',
    params: z.object({ fileId: Id }),
    reply: z.object({ url: z.string() }),
    errors: [...cvErrors, 'ATTACHMENT_REJECT_OR_PROCESS'],
    perMinute: 60,
  },
  ownApplication: {
    method: 'get',
    path: own,
    access: 'public',
    summary: 'One’s own application for a position, by the link in the header `own-link`',
    reply: OwnApplication,
    errors: ownLinkErrors,
    perMinute: 120,
  },
  changeOwnApplication: {
    method: 'put',
    path: own,
    access: 'public',
    summary: 'Change name, mobile and message, by the link in the header `own-link`',
    body: z.object({ version: Version, ...Said }),
    reply: Done,
    errors: [...ownLinkErrors, 'STATUS_ERROR'],
    perMinute: 60,
  },
  withdrawOwnApplication: {
    method: 'post',
    path: `${own}/withdrawal`,
    access: 'public',
    summary: 'Withdraw an application: its company no longer sees what it says; one may apply again',
    body: z.object({ version: Version }),
    reply: Done,
    errors: [...ownLinkErrors, 'STATUS_ERROR'],
    perMinute: 60,
  },
  eraseOwnApplication: {
    method: 'delete',
    path: own,
    access: 'public',
    summary: 'Erase an application and all that came of it: a line of proof without a name is left',
    reply: Done,
    errors: ownLinkErrors,
    perMinute: 60,
  },
} as const satisfies Api;
