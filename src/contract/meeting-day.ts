import { z } from 'zod';
import { fundStaff } from '#domain/account/roles.ts';
import { absences, meetingButtons, meetingMoves, meetingStatuses } from '#domain/schedule/meeting-moves.ts';
import { offerAnswers, offerStatuses } from '#domain/schedule/offer-moves.ts';
import { type Api, BusinessDay, Done, Id, Instant, pageOf, pageQuery } from './api.ts';
import { DeskText, Named, Texts, WireNames } from './texts.ts';

const Table = { begin: Instant, end: Instant, place: z.string(), table: z.number().int().min(1) };

/** Of one’s own side: what became of a meeting, as long as its day has come. */
export const OwnAttendance = z.object({
  status: z.enum(meetingStatuses),
  /** Somebody of the side is signed in at the door. */
  ownIsHere: z.boolean(),
  otherIsHere: z.boolean(),
  ownMissed: z.boolean(),
  otherMissed: z.boolean(),
});
export type OwnAttendance = z.infer<typeof OwnAttendance>;

/** A free slot in which one can meet somebody whom one wanted to meet, if both say yes in time. */
const OwnOffer = z.object({
  id: Id,
  activityId: Id,
  activity: z.object(WireNames),
  ...Table,
  with: Named,
  until: Instant,
  ownAccepted: z.boolean(),
  otherAccepted: z.boolean(),
});
export type OwnOffer = z.infer<typeof OwnOffer>;

const MeetingOfDay = z.object({
  id: Id,
  ...Table,
  unitA: Named,
  unitB: Named,
  aIsHere: z.boolean(),
  bIsHere: z.boolean(),
  status: z.enum(meetingStatuses),
  absent: z.enum(absences),
  /** Staff said so, and not the door. */
  byStaff: z.boolean(),
  /** 0: nothing was recorded yet. */
  version: z.number().int().min(0),
  buttons: z.array(z.enum(meetingButtons)),
  history: z.array(
    z.object({
      at: Instant,
      action: z.enum(Object.keys(meetingMoves) as [keyof typeof meetingMoves, ...(keyof typeof meetingMoves)[]]),
      /** Null for the portal. */
      by: Texts.nullable(),
      reason: z.string(),
    }),
  ),
});
export type MeetingOfDay = z.infer<typeof MeetingOfDay>;

const OfferOfDay = z.object({
  id: Id,
  ...Table,
  unitA: Named,
  unitB: Named,
  status: z.enum(offerStatuses),
  acceptedA: z.boolean(),
  acceptedB: z.boolean(),
  until: Instant,
});
export type OfferOfDay = z.infer<typeof OfferOfDay>;

const Count = z.number().int().min(0);
const MeetingDay = pageOf(MeetingOfDay).extend({
  day: BusinessDay.nullable(),
  /** Days with released meetings. */
  days: z.array(BusinessDay),
  counts: z.object({ PUBLISHED: Count, HELD: Count, NO_SHOW: Count, CANCELLED: Count }),
  offers: z.array(OfferOfDay),
});
export type MeetingDay = z.infer<typeof MeetingDay>;

const ofActivity = z.object({ activityId: Id });

export const meetingDayApi = {
  ownMeetingOffers: {
    method: 'get',
    path: '/schedule/offers',
    access: 'account',
    summary: 'Free slots offered to the unit that one speaks for, as long as they can be answered',
    query: z.object({ activityId: Id.optional() }),
    reply: z.object({ offers: z.array(OwnOffer) }),
    errors: [],
  },
  answerMeetingOffer: {
    method: 'post',
    path: '/schedule/offers/{offerId}/answer',
    access: 'account',
    summary: 'Accept or decline a free slot; the second of both sides’ yes releases the meeting',
    params: z.object({ offerId: Id }),
    body: z.object({ answer: z.enum(offerAnswers) }),
    reply: z.object({ status: z.enum(offerStatuses) }),
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  meetingDay: {
    method: 'get',
    path: '/admin/schedule/{activityId}/day',
    access: fundStaff,
    summary: 'Released meetings of a day: who is here, held, missed or cancelled, and which free slots are offered',
    params: ofActivity,
    query: z.object({
      day: BusinessDay.optional(),
      status: z.enum(meetingStatuses).optional(),
      unitId: Id.optional(),
      ...pageQuery(100, 20),
    }),
    reply: MeetingDay,
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  markMeeting: {
    method: 'post',
    path: '/admin/schedule/{activityId}/day/marks',
    access: fundStaff,
    summary: 'Staff say that a meeting was held or missed, or take back what was said of it',
    params: ofActivity,
    body: z.object({
      meetingId: Id,
      begin: Instant,
      version: z.number().int().min(0),
      move: z.enum(meetingButtons),
      /** Who missed it; only with `markMissed`. */
      absent: z.enum(absences),
      note: DeskText(300),
    }),
    reply: Done,
    errors: ['ACTIVITY_NOT_FOUND', 'ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
} as const satisfies Api;
