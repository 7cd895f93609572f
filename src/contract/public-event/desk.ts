import { publicEventPageSize } from '#contract/limits.ts';
import { z } from 'zod';
import { administrators, fundStaff } from '#domain/account/roles.ts';
import { demandButtons, demandLimits, demandStatuses } from '#domain/public-event/demand.ts';
import { mostSeats, mostSeatsPerRegistration } from '#domain/public-event/settings.ts';
import { deskMoves, registrationStatuses } from '#domain/public-event/registration-moves.ts';
import { type Api, BusinessDay, Done, Id, Instant, pageOf, pageQuery, Version } from '#contract/api.ts';
import { offersOf } from '#contract/offers.ts';
import { Named, Texts, WireNames } from '#contract/texts.ts';

const largestPage = 100;
const longest = 2000;
const Announced = z.object({ tc: z.string().max(longest), en: z.string().max(longest), pt: z.string().max(longest) });
const hours = z
  .number()
  .int()
  .min(0)
  .max(24 * 14);

/** What staff set for the seats of a public event, and what it says of itself. */
export const SeatSettings = z.object({
  seats: z.number().int().min(0).max(mostSeats),
  seatsPerRegistration: z.number().int().min(1).max(mostSeatsPerRegistration),
  waitingList: z.boolean(),
  acceptHours: z
    .number()
    .int()
    .min(1)
    .max(24 * 14),
  reminderHours: hours,
  announcement: Announced,
  /** An https address of a map; empty for none. */
  mapUrl: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)]),
});
export type SeatSettings = z.infer<typeof SeatSettings>;

export const DeskPublicEvent = SeatSettings.extend({
  activityId: Id,
  ...WireNames,
  announcement: Texts,
  mapUrl: z.string(),
  taken: z.number().int(),
  /** 0: never saved. */
  version: z.number().int().min(0),
});
export type DeskPublicEvent = z.infer<typeof DeskPublicEvent>;

export const DeskRegistration = z.object({
  id: Id,
  activityId: Id,
  arrival: z.number().int(),
  version: Version,
  status: z.enum(registrationStatuses),
  statusSince: Instant,
  createdAt: Instant,
  name: z.string(),
  groupName: z.string(),
  email: z.string(),
  seats: z.number().int(),
  offeredUntil: Instant.nullable(),
  offers: offersOf(deskMoves),
});
export type DeskRegistration = z.infer<typeof DeskRegistration>;

const DemandSaid = z.object({
  /** Made by whoever asks: sent again, as after a lost answer, it counts once, as it was said last. */
  id: Id,
  activityId: Id,
  contact: z.string().trim().min(1).max(demandLimits.contact),
  title: z.string().trim().min(1).max(demandLimits.title),
  text: z.string().trim().min(1).max(demandLimits.text),
  date: BusinessDay,
});
export type DemandSaid = z.infer<typeof DemandSaid>;

export const Demand = DemandSaid.extend({
  version: Version,
  unit: Named,
  contact: z.string(),
  title: z.string(),
  text: z.string(),
  status: z.enum(demandStatuses),
  reason: z.string(),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
  offers: offersOf(demandButtons),
});
export type Demand = z.infer<typeof Demand>;

export const publicEventDeskApi = {
  deskPublicEvent: {
    method: 'get',
    path: '/public-events/{activityId}',
    access: fundStaff,
    summary: 'The seats of a public event, as staff set them',
    params: z.object({ activityId: Id }),
    reply: DeskPublicEvent,
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  saveDeskPublicEvent: {
    method: 'put',
    path: '/public-events/{activityId}',
    access: administrators,
    summary: 'Set the seats of a public event; more seats are offered to who waits, at once',
    params: z.object({ activityId: Id }),
    body: SeatSettings.extend({ version: z.number().int().min(0) }),
    reply: DeskPublicEvent,
    errors: ['ACTIVITY_NOT_FOUND', 'STATUS_ERROR', 'CAPACITY_EXCEEDED'],
  },
  publicRegistrations: {
    method: 'get',
    path: '/public-events/{activityId}/registrations',
    access: fundStaff,
    summary: 'Who registered for a public event, in order of arrival',
    params: z.object({ activityId: Id }),
    query: z.object({
      status: z.enum(registrationStatuses).optional(),
      search: z.string().max(100).optional(),
      ...pageQuery(largestPage, publicEventPageSize),
    }),
    reply: pageOf(DeskRegistration),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  movePublicRegistration: {
    method: 'post',
    path: '/public-registrations/{registrationId}/moves',
    access: fundStaff,
    summary: 'Offer seats out of turn, or cancel a registration, whose seats go to who waits',
    params: z.object({ registrationId: Id }),
    body: z.object({ move: z.enum(deskMoves), version: Version, note: z.string().trim().max(500).default('') }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'ACTIVITY_NOT_FOUND', 'ACTIVITY_IS_OVER', 'STATUS_ERROR', 'CAPACITY_EXCEEDED'],
  },
  publicDemands: {
    method: 'get',
    path: '/public-demands',
    access: ['PUBLIC_INVITED', 'PUBLIC_MONITOR', ...fundStaff],
    summary: 'Demands of a public event, newest first: of one’s own unit; a monitoring unit and the fund read all',
    query: z.object({
      activityId: Id.optional(),
      status: z.enum(demandStatuses).optional(),
      ...pageQuery(largestPage, publicEventPageSize),
    }),
    reply: pageOf(Demand),
    errors: [],
  },
  askPublicDemand: {
    method: 'post',
    path: '/public-demands',
    access: ['PUBLIC_INVITED'],
    summary: 'Hand in a demand for a public event; the fund decides',
    body: DemandSaid,
    reply: z.object({ id: Id }),
    errors: ['ACTIVITY_NOT_FOUND', 'ACTIVITY_IS_OVER', 'NO_PERMISSION', 'STATUS_ERROR'],
  },
  decidePublicDemand: {
    method: 'post',
    path: '/public-demands/{demandId}/decision',
    access: fundStaff,
    summary: 'Approve or reject a demand, with the reason',
    params: z.object({ demandId: Id }),
    body: z.object({
      move: z.enum(demandButtons),
      version: Version,
      note: z.string().trim().max(demandLimits.reason).default(''),
    }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
} as const satisfies Api;
