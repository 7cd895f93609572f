import { z } from 'zod';
import { fundStaff, orgTypes } from '#domain/account/roles.ts';
import { activityCategories } from '#domain/activity/category.ts';
import { contractorMoves } from '#domain/enrollment/contractor-moves.ts';
import { registrationMoves, turns } from '#domain/inbox/words.ts';
import { locales } from '#domain/locale.ts';
import { after } from './audit.ts';
import { type Api, BusinessDay, Id, Instant } from './api.ts';
import { CaseMove } from './case-move.ts';
import { offersOf } from './offers.ts';
import { Texts } from './texts.ts';

/** The filters of the list; the export takes the same. */
export const enrollmentFilter = {
  /** Words of the unit, or of whoever applied for it. */
  search: z.string().trim().max(80).optional(),
  activityId: Id.optional(),
  category: z.enum(activityCategories).optional(),
  /** As the calls write it, with the fund's prefix. */
  status: z.string().max(60).optional(),
  /** Begun on that day in Macau. */
  day: BusinessDay.optional(),
  unitId: Id.optional(),
  /** Handed in and in force: what the report of an event counts. */
  standing: z.enum(['registered']).optional(),
};

export const ListedEnrollment = z.object({
  id: Id,
  activityId: Id,
  activityNames: Texts,
  category: z.enum(activityCategories),
  unitNames: Texts,
  orgType: z.enum(orgTypes),
  status: z.string(),
  boothsCount: z.number().int(),
  assignBoothsCount: z.number().int().nullable(),
  statusSince: Instant,
  /** Null when nobody has to do anything. */
  turn: z.enum(turns).nullable(),
  /** Office time since it stands where it does; 0 while nobody has to do anything. */
  workedMs: z.number().int(),
  /** It waits for the fund longer than the settings allow. */
  overdue: z.boolean(),
  createdAt: Instant,
  submittedAt: Instant.nullable(),
});
export type ListedEnrollment = z.infer<typeof ListedEnrollment>;

/** One registration, with everything that fundStaff act on. */
export const DeskEnrollment = ListedEnrollment.extend({
  unitId: Id,
  applicant: z.object({
    accountId: Id,
    names: Texts,
    /** In which messages are written to it. */
    language: z.enum(locales),
  }),
  contractor: z.object({ unitId: Id, names: Texts }).nullable(),
  /** Exhibitor type, and category of booth area. */
  typeNames: Texts.nullable(),
  categoryNames: Texts.nullable(),
  /** Who designs; null until the exhibitor has said so. */
  selfDesigned: z.boolean().nullable(),
  /** Of an exhibitor that has to show one: an older copy comes with the reason why it should do (G27). */
  licence: z.object({ issueDate: BusinessDay.nullable(), isCurrent: z.boolean(), reason: z.string() }).nullable(),
  version: z.number().int(),
  /** What a booth's area has left; null for no limit, or no area. */
  boothsLeft: z.number().int().nullable(),
  offers: offersOf(registrationMoves),
  /** Who builds is named here, one registration at a time. */
  contractorOffers: offersOf(contractorMoves),
  history: z.array(CaseMove),
});
export type DeskEnrollment = z.infer<typeof DeskEnrollment>;

export const Dashboard = z.object({
  /** The last thirty days in Macau, today last; each day is there, also one without any. */
  perDay: z.array(z.object({ day: BusinessDay, count: z.number().int() })),
  /** Those that are not cancelled; the ones with most first. */
  perActivity: z.array(z.object({ activityId: Id, names: Texts, count: z.number().int(), waiting: z.number().int() })),
  perCategory: z.array(z.object({ category: z.enum(activityCategories), count: z.number().int() })),
  /** Countries to which half of a day's SMS, or more, have been asked for by people who may be strangers. */
  smsToday: z.array(
    z.object({ countryCode: z.string(), sent: z.number().int(), limit: z.number().int(), kept: z.number().int() }),
  ),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const dashboardApi = {
  dashboard: {
    method: 'get',
    path: '/admin/dashboard',
    access: fundStaff,
    summary: 'Registrations by day, by activity and by category',
    reply: Dashboard,
    errors: [],
  },
  deskEnrollment: {
    method: 'get',
    path: '/admin/enrollments/{enrollmentId}',
    access: fundStaff,
    summary: 'One registration: whose turn it is and since when, what happened with reasons, and what can be decided',
    params: z.object({ enrollmentId: Id }),
    reply: DeskEnrollment,
    errors: ['ENTITY_NOT_FOUND'],
  },
  decideEnrollment: {
    method: 'post',
    path: '/admin/enrollments/{enrollmentId}/decisions',
    access: fundStaff,
    summary: 'Approve, return or cancel one registration as it was read; for some seconds it can be taken back',
    params: z.object({ enrollmentId: Id }),
    body: z.object({
      version: z.number().int(),
      move: z.enum(registrationMoves),
      note: z.string().trim().max(500).default(''),
      /** Booths to approve; null gives what was asked for. */
      count: z.number().int().min(1).max(100).nullable().default(null),
    }),
    reply: z.object({
      /** Among one’s own deeds, where it can be taken back. */
      bulkId: Id,
    }),
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR', 'CAPACITY_EXCEEDED'],
  },
  deskEnrollments: {
    method: 'get',
    path: '/admin/enrollments',
    access: fundStaff,
    summary: 'Registrations of every activity, newest first',
    query: z.object({ ...enrollmentFilter, after, size: z.coerce.number().int().min(1).max(100).default(50) }),
    reply: z.object({ content: z.array(ListedEnrollment), next: z.string().nullable() }),
    errors: [],
  },
} as const satisfies Api;
