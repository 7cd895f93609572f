import { z } from 'zod';
import { type Api, Done, Id, Instant, countedPageOf, pageQuery } from '#contract/api.ts';
import { doorStaff } from '#domain/account/roles.ts';
import { verdicts } from '#domain/sign-in/words.ts';
import { Texts } from '#contract/texts.ts';
import { AttemptId, Kind, Scope } from './attempt.ts';
import { StationSession } from './session.ts';
import { KindCount } from './event.ts';

/** The filters of the list; the export takes the same. */
export const doorFilter = {
  activityId: Id,
  search: z.string().max(80).optional(),
  signed: z.enum(['fully', 'notFully']).optional(),
  kind: Kind.optional(),
  /** Who came to that session of a forum; ACTIVITY then says when. */
  sessionId: Id.optional(),
  unitId: Id.optional(),
};

/** Who is signed in and who is not, how it goes at the gates, and signing in oneself. */
export const signInPeopleApi = {
  cancelKind: {
    method: 'post',
    path: '/sign-in/cancelled-kinds',
    access: doorStaff,
    summary: 'A kind no longer takes place, or does after all; its sign-ins are voided and not deleted',
    body: z.object({ activityId: Id, kind: Kind, cancelled: z.boolean() }),
    reply: Done,
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  people: {
    method: 'get',
    path: '/sign-in/people',
    access: [...doorStaff, 'FUND_REVIEWER'],
    summary: 'People with fully signed and not fully signed, per kind',
    query: z.object({ ...doorFilter, ...pageQuery(100, 50) }),
    reply: countedPageOf(
      z.object({
        participantId: Id,
        nameTc: z.string(),
        nameEn: z.string(),
        pinyin: z.string(),
        unitName: z.string(),
        title: z.string(),
        fullySigned: z.boolean(),
        revokedAt: Instant.nullable(),
        kinds: z.array(
          z.object({
            kind: Kind,
            signedAt: Instant.nullable(),
            gate: z.string().nullable(),
            attemptId: z.string().nullable(),
            /** The session that it was for, where they were not signed in at the activity’s own door. */
            sessionId: Id.nullable(),
          }),
        ),
      }),
    ),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  takeBack: {
    method: 'post',
    path: '/sign-in/people/{participantId}/take-back',
    access: doorStaff,
    summary: 'Take a sign-in back, with a reason; the next admitted attempt takes the credit where there is one',
    params: z.object({ participantId: Id }),
    body: z.object({ kind: Kind, scope: Scope.optional(), reason: z.string().trim().min(1).max(200) }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  live: {
    method: 'get',
    path: '/sign-in/live',
    access: [...doorStaff, 'FUND_REVIEWER'],
    summary: 'Signed in of expected per kind, per gate and per hour; the pace of each gate',
    query: z.object({ activityId: Id }),
    reply: z.object({
      serverTime: Instant,
      counts: z.array(KindCount),
      /** Kinds that do not take place (R15). */
      cancelledKinds: z.array(Kind),
      cancelledButAttended: z.number().int(),
      gates: z.array(
        z.object({
          gate: z.string(),
          signedIn: z.number().int(),
          perMinute: z.number(),
          pending: z.number().int(),
          decisionP95Ms: z.number().nullable(),
          offlineSince: Instant.nullable(),
          openAnotherLane: z.boolean(),
        }),
      ),
      hours: z.array(z.object({ hour: Instant, kind: Kind, signedIn: z.number().int() })),
      openConflicts: z.object({ low: z.number().int(), high: z.number().int() }),
    }),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  staffEvents: {
    method: 'get',
    path: '/sign-in/events',
    access: [...doorStaff, 'FUND_REVIEWER'],
    summary: 'Server-sent events for staff: counts, conflicts, stations',
    query: z.object({ activityId: Id }),
    reply: 'events',
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  signInMyself: {
    method: 'post',
    path: '/sign-in/self',
    access: 'account',
    summary: 'A participant who scanned the code shown at the venue signs in for ACTIVITY with their own phone',
    body: z.object({
      venueCode: z.string().min(4).max(128),
      attemptId: AttemptId,
      participantId: Id.optional(),
    }),
    reply: z.object({
      participantId: Id,
      nameTc: z.string(),
      nameEn: z.string(),
      activityId: Id,
      activityNames: Texts,
      /** Of a forum, where that is what the code stands for. */
      session: StationSession.nullable(),
      verdict: z.enum(verdicts),
      /** From and until when one may sign in; a missing side never closes, and none at all is always open. */
      windows: z.array(z.object({ opensAt: Instant.nullable(), closesAt: Instant.nullable() })),
      kinds: z.array(z.object({ kind: Kind, signedAt: Instant.nullable(), gate: z.string().nullable() })),
    }),
    errors: ['SIGN_IN_PERSON_NOT_FOUND', 'PAIRING_CODE_ERROR'],
  },
} as const satisfies Api;
