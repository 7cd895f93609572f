import { z } from 'zod';
import { type Api, Id, Instant, countedPageOf, pageQuery } from '#contract/api.ts';
import { doorStaff } from '#domain/account/roles.ts';
import { conflictResolutions, conflictSeverities, shownResults, verdicts } from '#domain/sign-in/words.ts';
import { Kind } from './attempt.ts';

const ConflictSide = z.object({
  attemptId: z.string(),
  at: Instant,
  uncertaintyMs: z.number().int(),
  gate: z.string(),
  deviceName: z.string(),
  shown: z.enum(shownResults),
  verdict: z.enum(verdicts),
  /** Why somebody was let in against the rule, and the supervisor whose code allowed it. */
  reason: z.string().nullable(),
  allowedBy: z.string().nullable(),
  /** How many were signed in together, this one among them; null for one alone (R19). */
  groupSize: z.number().int().nullable(),
});
export const Conflict = z.object({
  id: Id,
  activityId: Id,
  kind: Kind,
  severity: z.enum(conflictSeverities),
  createdAt: Instant,
  participantId: Id.nullable(),
  nameTc: z.string(),
  nameEn: z.string(),
  unitName: z.string(),
  /** The version of the person's photo, where they have one. */
  photo: Id.nullable(),
  reason: z.enum(verdicts),
  orderUncertain: z.boolean(),
  /** The attempt in question, and the one that holds the credit where there is one. */
  attempt: ConflictSide,
  credited: ConflictSide.nullable(),
  resolution: z.enum(conflictResolutions).nullable(),
  resolvedAt: Instant.nullable(),
  resolvedBy: z.string().nullable(),
  note: z.string().nullable(),
});
export type Conflict = z.infer<typeof Conflict>;

const decision = z.object({ resolution: z.enum(conflictResolutions), note: z.string().max(500).optional() });

/** What a screen said that turned out otherwise, on the phone it happened on and in the staff's inbox (N2). */
export const signInConflictApi = {
  myConflicts: {
    method: 'get',
    path: '/sign-in/devices/conflicts',
    access: 'device',
    summary: 'Contradictions of what this device showed, not yet settled',
    reply: z.object({ conflicts: z.array(Conflict) }),
    errors: ['DEVICE_REVOKED'],
  },
  settleMine: {
    method: 'post',
    path: '/sign-in/devices/conflicts/{conflictId}',
    access: 'device',
    summary: 'Settle a contradiction at the door where it happened',
    params: z.object({ conflictId: Id }),
    body: decision,
    reply: Conflict,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR', 'DEVICE_REVOKED'],
  },
  conflicts: {
    method: 'get',
    path: '/sign-in/conflicts',
    access: doorStaff,
    summary: 'The conflict inbox',
    query: z.object({
      activityId: Id,
      state: z.enum(['open', 'resolved', 'all']).default('open'),
      severity: z.enum(conflictSeverities).optional(),
      ...pageQuery(100, 50),
    }),
    reply: countedPageOf(Conflict),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  settleConflict: {
    method: 'post',
    path: '/sign-in/conflicts/{conflictId}',
    access: doorStaff,
    summary: 'Settle a contradiction',
    params: z.object({ conflictId: Id }),
    body: decision,
    reply: Conflict,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
} as const satisfies Api;
