import { z } from 'zod';
import { orgTypes } from '#domain/account/roles.ts';
import { activityCategories, promoters } from '#domain/activity/category.ts';
import { type Api, Done, Id, Instant, pageOf, pageQuery } from '#contract/api.ts';
import { offersOf } from '#contract/offers.ts';
import { Named, WireNames } from '#contract/texts.ts';
import { unitMoves } from '#domain/enrollment/opening-moves.ts';
import { actionsWanted, enrollmentTurns } from '#domain/enrollment/status.ts';

/** Whose turn it is; null when nobody has to do anything. */
export const Turn = z.enum(enrollmentTurns).nullable();

/** What is wanted from the unit now (G80). */
export const WantedAction = z.enum(actionsWanted).nullable();

/** Where an enrolment stands: one status, in `selfstatus` for a self-designed one and in `status` for every (G16). */
export const EnrollmentStanding = z.object({
  activityId: Id,
  enrollmentId: Id,
  /** 0 is begun and not handed in, 1 handed in or later (G10). */
  value: z.union([z.literal(0), z.literal(1)]),
  status: z.string(),
  selfstatus: z.string().nullable(),
  turn: Turn,
  wanted: WantedAction,
  /** Why the fund returned it; null in any other standing. */
  returnReason: z.string().nullable(),
  since: Instant,
});
export type EnrollmentStanding = z.infer<typeof EnrollmentStanding>;

export const EnrollmentRecord = EnrollmentStanding.extend({
  version: z.number().int(),
  orgType: z.enum(orgTypes),
  unit: Named,
  activity: z.object({
    id: Id,
    category: z.enum(activityCategories),
    promoter: z.enum(promoters).nullable(),
    ...WireNames,
  }),
  selfDesigned: z.boolean().nullable(),
  boothsCount: z.number().int(),
  assignBoothsCount: z.number().int().nullable(),
  createdAt: Instant,
  submittedAt: Instant.nullable(),
  offers: offersOf(unitMoves),
});
export type EnrollmentRecord = z.infer<typeof EnrollmentRecord>;

const StatusWord = z.string().min(1).max(60);

export const enrollmentApi = {
  enrollmentsCheck: {
    method: 'get',
    path: '/enrollments/check',
    access: 'account',
    summary: 'Whether the present role may fill in an application: a new one, or its own that is begun or returned',
    query: z.object({ activityId: Id }),
    reply: z.object({ result: z.literal(true), enrollmentId: Id.nullable() }),
    errors: ['ACTIVITY_NOT_FOUND', 'EVENT_CANNOT_ENROLL', 'DATE_CANNOT_ENROLL', 'STATUS_ERROR'],
  },
  apply: {
    method: 'post',
    path: '/enrollments',
    access: 'account',
    summary: 'Registers the unit of the present role: an exhibition’s application is begun, elsewhere it is handed in',
    body: z.object({ activityId: Id }),
    reply: z.object({ enrollmentId: Id }),
    errors: ['ACTIVITY_NOT_FOUND', 'EVENT_CANNOT_ENROLL', 'DATE_CANNOT_ENROLL', 'REPEAT_ENROLLMENT'],
  },
  withdraw: {
    method: 'patch',
    path: '/enrollments/{enrollmentId}/withdraw',
    access: 'account',
    summary: 'Takes the unit’s own application back, until it has its place (G15)',
    params: z.object({ enrollmentId: Id }),
    body: z.object({ version: z.number().int(), reason: z.string().trim().max(500).default('') }),
    reply: Done,
    errors: ['ENROLLMENT_NOT_FOUND', 'STATUS_ERROR'],
  },
  resubmit: {
    method: 'patch',
    path: '/enrollments/{enrollmentId}/resubmit',
    access: 'account',
    summary: 'Hands a returned application in again, complete and with what was corrected, until the activity is over',
    params: z.object({ enrollmentId: Id }),
    body: z.object({
      version: z.number().int(),
      /** To the fund: what was corrected. */
      note: z.string().trim().min(1).max(500),
    }),
    reply: Done,
    errors: ['ENROLLMENT_NOT_FOUND', 'STATUS_ERROR', 'DATE_CANNOT_ENROLL'],
  },
  listEnrollments: {
    method: 'post',
    path: '/enrollments/search',
    access: 'account',
    summary: 'Every enrolment of the units that the account stands for, in whatever role, latest change first',
    query: z.object(pageQuery(100, 12)),
    body: z.object({ activityId: Id.optional(), status: z.array(StatusWord).max(40).optional() }),
    reply: pageOf(EnrollmentRecord),
    errors: [],
  },
  searchEnrollmentStatuses: {
    method: 'post',
    path: '/enrollments/status/search',
    access: 'account',
    summary: 'Where the own enrolments in the given activities stand',
    body: z.object({ activityIds: z.array(Id).max(100) }),
    reply: z.object({ content: z.array(EnrollmentStanding) }),
    errors: [],
  },
} as const satisfies Api;
