import { dockingPageSize } from '#contract/limits.ts';
import { z } from 'zod';
import { fundStaff } from '#domain/account/roles.ts';
import { intentButtons, intentStatuses, mostProposed } from '#domain/docking/intent-moves.ts';
import { companyTypes } from '#domain/docking/product-form.ts';
import { type Api, Done, Id, Instant, pageOf, pageQuery, Version } from '#contract/api.ts';
import { offersOf } from '#contract/offers.ts';
import { Named } from '#contract/texts.ts';
import { OwnIntent } from './product.ts';

const largestPage = 999;
const sides = ['DOCKING_EXHIBITOR', 'DOCKING_CUSTOMER'] as const;
const sidesOrDesk = [...sides, ...fundStaff] as const;
const Proposed = z.array(Instant).max(mostProposed).default([]);

/** What is between an exhibitor and a customer about a product. */
export const Intent = z.object({
  id: Id,
  activityId: Id,
  version: Version,
  status: z.enum(intentStatuses),
  statusSince: Instant,
  createdAt: Instant,
  /** Whoever reads this asked. */
  isOwnWish: z.boolean(),
  message: z.string(),
  /** Beginnings of slots that would suit, and whether whoever reads this proposed them. */
  proposed: z.array(Instant),
  isOwnProposal: z.boolean(),
  agreedAt: Instant.nullable(),
  product: Named.extend({ isListed: z.boolean() }),
  exhibitor: Named,
  customer: Named,
  offers: offersOf(intentButtons),
});
export type Intent = z.infer<typeof Intent>;

/** A unit that takes part as a customer. */
export const DockingCustomer = Named.extend({
  website: z.string(),
  companyType: z.enum(companyTypes),
  /** An integrated-resort enterprise. */
  isGaming: z.boolean(),
  /** What is between it and the product that was asked about. */
  intent: OwnIntent.nullable(),
});
export type DockingCustomer = z.infer<typeof DockingCustomer>;

export const VisitTimes = z.object({
  /** Of the activity; none where its times are not set yet. */
  slots: z.array(z.object({ begin: Instant, end: Instant })),
  /** When the unit cannot be met. */
  away: z.array(z.object({ from: Instant, until: Instant })),
  /** Slots in which it has agreed to meet somebody. */
  taken: z.array(Instant),
  /** 0: never saved. */
  version: z.number().int().min(0),
});
export type VisitTimes = z.infer<typeof VisitTimes>;

export const dockingIntentApi = {
  dockingIntents: {
    method: 'get',
    path: '/docking/intents',
    access: sidesOrDesk,
    summary: 'Whom one’s unit would meet about what, changed last first; the fund reads all',
    query: z.object({
      activityId: Id.optional(),
      status: z.enum(intentStatuses).optional(),
      /** Only what the other side waits for. */
      which: z.enum(['toAnswer']).optional(),
      productId: Id.optional(),
      /** Of which one side is. */
      unitId: Id.optional(),
      customerId: Id.optional(),
      /** That one alone. */
      dockingId: Id.optional(),
      ...pageQuery(largestPage, dockingPageSize),
    }),
    reply: pageOf(Intent),
    errors: [],
  },
  askDockingIntent: {
    method: 'post',
    path: '/docking/intents',
    access: sides,
    summary: 'Choose a product as a customer, or a customer as an exhibitor; where the other side asked, this says yes',
    body: z.object({
      productId: Id,
      /** Of an exhibitor’s wish; a customer asks for its own unit. */
      customerUnitId: Id.optional(),
      message: z.string().trim().max(500).default(''),
      /** Slots that would suit. */
      proposed: Proposed,
    }),
    reply: z.object({ id: Id }),
    errors: [
      'ACTIVITY_NOT_FOUND',
      'ENTITY_NOT_FOUND',
      'DATE_CANNOT_ENROLL',
      'REPEAT_ENROLLMENT',
      'INTENT_LIMIT_REACHED',
      'MEETINGS_ARE_FIXED',
      'SCHEDULE_TIME_CONFLICT',
      'STATUS_ERROR',
    ],
  },
  moveDockingIntent: {
    method: 'post',
    path: '/docking/intents/{intentId}/moves',
    access: sidesOrDesk,
    summary: 'Accept, have no intention, reconsider, propose times or agree to one; the fund decides for both',
    params: z.object({ intentId: Id }),
    body: z.object({
      move: z.enum(intentButtons),
      version: Version,
      note: z.string().trim().max(500).default(''),
      /** The time that is agreed to. */
      at: Instant.nullable().default(null),
      proposed: Proposed,
    }),
    reply: Done,
    errors: [
      'ACTIVITY_NOT_FOUND',
      'ENTITY_NOT_FOUND',
      'STATUS_ERROR',
      'INTENT_LIMIT_REACHED',
      'MEETINGS_ARE_FIXED',
      'SCHEDULE_TIME_CONFLICT',
    ],
  },
  dockingCustomers: {
    method: 'get',
    path: '/docking/customers',
    access: sidesOrDesk,
    summary: 'Units that take part in a docking as customers, by name; all or the integrated-resort enterprises (G50)',
    query: z.object({
      activityId: Id,
      gaming: z.enum(['true']).optional(),
      /** Of one’s own: what is between it and each. */
      productId: Id.optional(),
      search: z.string().trim().max(100).optional(),
      ...pageQuery(largestPage, dockingPageSize),
    }),
    reply: pageOf(DockingCustomer),
    errors: [],
  },
  saveDockingCustomer: {
    method: 'put',
    path: '/admin/docking/{activityId}/customers/{unitId}',
    access: fundStaff,
    summary: 'What kind of company a customer is, and whether it is an integrated-resort enterprise',
    params: z.object({ activityId: Id, unitId: Id }),
    body: z.object({ companyType: z.enum(companyTypes), isGaming: z.boolean() }),
    reply: Done,
    errors: ['ACTIVITY_NOT_FOUND', 'ENTITY_NOT_FOUND'],
  },
  dockingVisitTimes: {
    method: 'get',
    path: '/docking/visit-times',
    access: sides,
    summary: 'The slots of a docking, when one’s unit cannot be met, and when it has agreed to meet somebody',
    query: z.object({ activityId: Id }),
    reply: VisitTimes,
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  saveDockingVisitTimes: {
    method: 'put',
    path: '/docking/visit-times',
    access: sides,
    summary: 'Block times in which one’s unit cannot be met',
    body: z.object({
      activityId: Id,
      version: z.number().int().min(0),
      away: z.array(z.object({ from: Instant, until: Instant }).refine(({ from, until }) => from < until)).max(50),
    }),
    reply: Done,
    errors: ['ACTIVITY_NOT_FOUND', 'ENTITY_NOT_FOUND', 'STATUS_ERROR', 'SCHEDULE_TIME_CONFLICT', 'MEETINGS_ARE_FIXED'],
  },
} as const satisfies Api;
