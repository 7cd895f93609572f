import { z } from 'zod';
import { windowStates } from '#domain/activity/window.ts';
import { locales } from '#domain/locale.ts';
import { mostSeatsPerRegistration } from '#domain/public-event/settings.ts';
import { registrantLimits } from '#domain/public-event/registrant.ts';
import { ownMoves, ownOffers, registrationStatuses } from '#domain/public-event/registration-moves.ts';
import { type Api, Done, Id, Instant, Version, WireDateTime } from '#contract/api.ts';
import { offersOf } from '#contract/offers.ts';
import { ownLinkErrors } from '#contract/own-link.ts';
import { Texts, WireNames } from '#contract/texts.ts';
import { Proof } from '#contract/verification.ts';

const Seats = z.number().int().min(1).max(mostSeatsPerRegistration);

/** A public event as anybody sees it. */
export const PublicEvent = z.object({
  id: Id,
  ...WireNames,
  /** What it is called where it is announced; its own name where staff gave no other. */
  announcementName: Texts,
  announcement: Texts,
  place: Texts,
  mapUrl: z.string(),
  beginDate: WireDateTime,
  endDate: WireDateTime,
  enrollEndDate: WireDateTime.nullable(),
  /** The version of its wide picture. */
  banner: Id.nullable(),
  isCancelled: z.boolean(),
  /** ENDED also before staff have set its seats. */
  window: z.enum(windowStates),
  seats: z.number().int(),
  free: z.number().int(),
  waiting: z.number().int(),
  waitingList: z.boolean(),
  seatsPerRegistration: z.number().int(),
});
export type PublicEvent = z.infer<typeof PublicEvent>;

/** What somebody says who would like to come. */
export const RegistrationSaid = z.object({
  name: z.string().trim().min(1).max(registrantLimits.name),
  email: z.string().trim().min(1).max(registrantLimits.email),
  language: z.enum(locales),
  seats: Seats,
  /** As a school class, where somebody registers for one. */
  groupName: z.string().trim().max(registrantLimits.groupName).default(''),
  /** That we keep what they say until it is erased. */
  consent: z.literal(true),
  proof: Proof.optional(),
});
export type RegistrationSaid = z.infer<typeof RegistrationSaid>;

/** What they say anew by their own link. */
export const RegistrationChanged = z.object({
  version: Version,
  name: z.string().max(registrantLimits.name),
  email: z.string().max(registrantLimits.email),
  groupName: z.string().trim().max(registrantLimits.groupName),
  names: z.array(z.string().trim().max(registrantLimits.name)).max(mostSeatsPerRegistration),
});
export type RegistrationChanged = z.infer<typeof RegistrationChanged>;

/** Their own registration, as the link of their mail opens it. */
export const OwnRegistration = z.object({
  event: PublicEvent,
  version: Version,
  status: z.enum(registrationStatuses),
  statusSince: Instant,
  name: z.string(),
  email: z.string(),
  /** An address that is not confirmed yet, to which a mail went; empty for none. */
  newEmail: z.string(),
  groupName: z.string(),
  seats: z.number().int(),
  /** Of those who come along, the second person first; empty where nobody said. */
  names: z.array(z.string()),
  /** 1 is next; null for who does not wait. */
  place: z.number().int().nullable(),
  /** Until when seats are kept that are offered. */
  offeredUntil: Instant.nullable(),
  /** Why staff cancelled it. */
  reason: z.string(),
  /** For the door, one for each seat; fewer while they are being made. */
  codes: z.array(z.object({ number: z.number().int(), name: z.string(), credential: z.string() })),
  /** When what they said is erased. */
  keptUntil: Instant,
  offers: offersOf(ownOffers),
});
export type OwnRegistration = z.infer<typeof OwnRegistration>;

export const publicEventApi = {
  publicEvent: {
    method: 'get',
    path: '/public/api/v1/public-events/{activityId}',
    access: 'public',
    summary: 'A public event and how many seats are left',
    params: z.object({ activityId: Id }),
    reply: PublicEvent,
    sameForAll: true,
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  publicEventCalendar: {
    method: 'get',
    path: '/public/api/v1/public-events/{activityId}/calendar',
    access: 'public',
    summary: 'A public event as an iCalendar file',
    params: z.object({ activityId: Id }),
    query: z.object({ language: z.enum(locales).default('zh') }),
    reply: 'file',
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  registerForPublicEvent: {
    method: 'post',
    path: '/public/api/v1/public-events/{activityId}/registrations',
    access: 'public',
    summary: 'Register without an account: seats at once, or a place in the queue in order of arrival',
    params: z.object({ activityId: Id }),
    body: RegistrationSaid,
    reply: z.object({
      status: z.enum(registrationStatuses),
      arrival: z.number().int(),
      /** Opens it, in the header `own-link`. */
      link: z.string(),
    }),
    errors: [
      'ACTIVITY_NOT_FOUND',
      'ENTITY_NOT_FOUND',
      'DATE_CANNOT_ENROLL',
      'REPEAT_ENROLLMENT',
      'CAPACITY_EXCEEDED',
      'CAPTCHA_NOT_FOUND',
      'CAPTCHA_HAS_EXPIRED',
    ],
  },
  ownRegistration: {
    method: 'get',
    path: '/public/api/v1/own/public-registration',
    access: 'public',
    summary: 'One’s own registration for a public event, by the link in the header `own-link`',
    reply: OwnRegistration,
    errors: [...ownLinkErrors, 'ACTIVITY_NOT_FOUND'],
    perMinute: 120,
  },
  changeOwnRegistration: {
    method: 'put',
    path: '/public/api/v1/own/public-registration',
    access: 'public',
    summary: 'Correct one’s name, group and address while registration is open; a new address counts once confirmed',
    body: RegistrationChanged,
    reply: Done,
    errors: [
      ...ownLinkErrors,
      'ACTIVITY_NOT_FOUND',
      'ACTIVITY_IS_OVER',
      'DATE_CANNOT_ENROLL',
      'STATUS_ERROR',
      'REQUEST_TOO_FREQUENTLY',
    ],
    perMinute: 60,
  },
  confirmRegistrationEmail: {
    method: 'post',
    path: '/public/api/v1/own/public-registration-email',
    access: 'public',
    summary: 'Show by the link of its mail that a new address is one’s own; from then on it counts',
    reply: z.object({
      /** Opens the registration, in the header `own-link`. */
      link: z.string(),
    }),
    errors: [...ownLinkErrors, 'ACTIVITY_NOT_FOUND', 'REPEAT_ENROLLMENT'],
    perMinute: 60,
  },
  sendRegistrationLink: {
    method: 'post',
    path: '/public/api/v1/public-events/{activityId}/link',
    access: 'public',
    summary: 'Have the link of one’s registration sent again; the answer tells nobody whether there is one',
    params: z.object({ activityId: Id }),
    body: z.object({ email: z.string().trim().min(1).max(registrantLimits.email), proof: Proof.optional() }),
    reply: Done,
    errors: ['ACTIVITY_NOT_FOUND', 'CAPTCHA_NOT_FOUND', 'CAPTCHA_HAS_EXPIRED'],
  },
  moveOwnRegistration: {
    method: 'post',
    path: '/public/api/v1/own/public-registration/moves',
    access: 'public',
    summary: 'Accept seats, come with fewer, or withdraw, by the link in the header `own-link`',
    body: z.object({ move: z.enum(ownMoves), version: Version, seats: Seats.optional() }),
    reply: Done,
    errors: [...ownLinkErrors, 'ACTIVITY_NOT_FOUND', 'ACTIVITY_IS_OVER', 'STATUS_ERROR'],
    perMinute: 60,
  },
} as const satisfies Api;
