import { boardPageSize } from '#contract/limits.ts';
import { z } from 'zod';
import { fundStaff } from '#domain/account/roles.ts';
import { locales } from '#domain/locale.ts';
import { applicationLimits, applicationStatuses, companyMoves } from '#domain/recruitment/application-moves.ts';
import { type Api, BusinessDay, Done, Id, Instant, pageOf, pageQuery, Version } from '#contract/api.ts';
import { offersOf } from '#contract/offers.ts';
import { recruiters } from '#contract/recruitment/position.ts';
import { Named, WireNames } from '#contract/texts.ts';

const largestPage = 200;
const OfApplication = z.object({ applicationId: Id });

/** An application among those of a company. */
export const BoardRow = z.object({
  id: Id,
  version: Version,
  position: Named,
  name: z.string(),
  status: z.enum(applicationStatuses),
  statusSince: Instant,
  createdAt: Instant,
  /** At the fair, by the applicant’s code. */
  metAt: Instant.nullable(),
  offers: offersOf(companyMoves),
});
export type BoardRow = z.infer<typeof BoardRow>;

/** One application for its company; of one that was withdrawn nothing is left but who and when. */
export const OneApplication = BoardRow.extend({
  activityId: Id,
  email: z.string(),
  /** As +85366123456. */
  mobile: z.string(),
  message: z.string(),
  language: z.enum(locales),
  /** What was said of the last answer; the applicant reads it. */
  reason: z.string(),
  keepUntil: BusinessDay,
  /** Whose files are the CV; null once withdrawn. */
  cvOf: Id.nullable(),
  /** Among the company's own people. */
  notes: z.array(z.object({ id: Id, text: z.string(), createdAt: Instant, by: z.object(WireNames) })),
});
export type OneApplication = z.infer<typeof OneApplication>;

/** Whose code was shown at the fair. */
export const MetApplicant = z.object({
  /** The application that the company has of them for this position. */
  id: Id,
  name: z.string(),
  /** False when it had one before. */
  isNew: z.boolean(),
});
export type MetApplicant = z.infer<typeof MetApplicant>;

/** Somebody who applied, as their newest application has them. */
export const Talent = z.object({
  /** Of the newest application. */
  id: Id,
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  applications: z.number().int(),
  position: z.object(WireNames),
  unit: z.object(WireNames),
  createdAt: Instant,
});
export type Talent = z.infer<typeof Talent>;

export const boardApi = {
  jobApplications: {
    method: 'get',
    path: '/recruit/applications',
    access: recruiters,
    summary: 'Who applied for the positions of one’s own unit, newest first',
    query: z.object({
      activityId: Id.optional(),
      positionId: Id.optional(),
      status: z.enum(applicationStatuses).optional(),
      search: z.string().trim().max(100).optional(),
      ...pageQuery(largestPage, boardPageSize),
    }),
    reply: pageOf(BoardRow),
    errors: [],
  },
  jobApplication: {
    method: 'get',
    path: '/recruit/applications/{applicationId}',
    access: recruiters,
    summary: 'One application, with what the company can do',
    params: OfApplication,
    reply: OneApplication,
    errors: ['ENTITY_NOT_FOUND'],
  },
  moveJobApplication: {
    method: 'post',
    path: '/recruit/applications/{applicationId}/moves',
    access: recruiters,
    summary: 'Mark as seen, invite, or refuse with a reason; the applicant is told in their language',
    params: OfApplication,
    body: z.object({
      move: z.enum(companyMoves),
      version: Version,
      note: z.string().trim().max(applicationLimits.note).default(''),
    }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  noteOnJobApplication: {
    method: 'post',
    path: '/recruit/applications/{applicationId}/notes',
    access: recruiters,
    summary: 'Write a note for the company’s own people; the applicant never reads it',
    params: OfApplication,
    body: z.object({ text: z.string().trim().min(1).max(applicationLimits.note) }),
    reply: Done,
    once: true,
    errors: ['ENTITY_NOT_FOUND'],
  },
  meetApplicant: {
    method: 'post',
    path: '/recruit/meetings',
    access: recruiters,
    summary:
      'Take over the application of somebody who shows its code at the fair, for a position of one’s own; sent twice it counts once',
    /** `id` is the scan's own and becomes the application's, so that a scan sent again hears the same answer. */
    body: z.object({ id: Id, positionId: Id, code: z.string().max(100), metAt: Instant }),
    reply: MetApplicant,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
    perMinute: 120,
  },
  openApplicationPack: {
    method: 'post',
    path: '/recruit/application-packs',
    access: recruiters,
    summary: 'An address that gives one’s applications as one ZIP, with their CVs and a sheet, within a minute',
    body: z.object({ activityId: Id.optional(), positionId: Id.optional(), language: z.enum(locales) }),
    reply: z.object({ url: z.string() }),
    errors: ['ENTITY_NOT_FOUND', 'PAYLOAD_TOO_LARGE'],
  },
  applicationPack: {
    method: 'get',
    path: '/recruit/application-packs',
    access: 'public',
    summary: 'The ZIP of such an address: a folder a position and an applicant',
    query: z.object({ link: z.string().min(20).max(600) }),
    reply: 'file',
    errors: ['ATTACHMENT_NOT_FOUND', 'DOWNLOAD_FAIL'],
  },
  talents: {
    method: 'get',
    path: '/recruit/talents',
    access: fundStaff,
    summary: 'Everybody who applied, by their newest application (row 209)',
    query: z.object({
      search: z.string().trim().max(100).optional(),
      /** Who applied for a position of that activity, or of that unit. */
      activityId: Id.optional(),
      unitId: Id.optional(),
      ...pageQuery(largestPage, boardPageSize),
    }),
    reply: pageOf(Talent),
    errors: [],
  },
} as const satisfies Api;
