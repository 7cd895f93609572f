import { z } from 'zod';
import { Id, Instant } from '#contract/api.ts';
import { StoredText } from '#contract/texts.ts';
import { signInKinds } from '#domain/participant/kinds.ts';
import { attemptSources, conflictSeverities, shownResults, verdicts } from '#domain/sign-in/words.ts';

export const Kind = z.enum(signInKinds);
/** ACTIVITY: empty, the day for once-per-day, or the session of a forum; DINNER_PARTY: the sitting; HOTEL: the stay. */
export const Scope = z.string().max(64);
export const AttemptId = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);

/** A clock may be wrong, but not before there were any. */
const ClockTime = Instant.refine((instant) => instant >= '1970');

export const Attempt = z
  .object({
    id: AttemptId,
    /** From 1, without gaps, per device: so the server can say which it has never seen. */
    seq: z.number().int().min(1).max(2_147_483_647),
    activityId: Id,
    kind: Kind,
    scope: StoredText(64).optional(),
    /**
     * A code in full, or what stands for it: its hash as the snapshot has it (`domain/sign-in/code-hash.ts`), so that
     * nothing on a device opens another door. Any other text is kept as it is; a client that hands on what it scanned
     * must see to it that this never looks like a hash.
     */
    credential: StoredText(512).min(1).optional(),
    participantId: Id.optional(),
    source: z.enum(attemptSources),
    shown: z.enum(shownResults),
    shownReason: StoredText(64).optional(),
    wallTime: ClockTime,
    estimatedTime: ClockTime,
    uncertaintyMs: z.number().int().min(0).max(31_536_000_000),
    /** The attempt that this one takes back (R16). */
    annuls: AttemptId.optional(),
    reason: StoredText(200).optional(),
    /** The supervisor's code that was entered on the phone for this, and its HMAC over `allowanceText` (R6, R9, R16). */
    allowedBy: Id.optional(),
    allowance: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    /** The same for all who were signed in together (R19). */
    groupId: Id.optional(),
  })
  .refine((attempt) => Boolean(attempt.annuls) || Boolean(attempt.credential) !== Boolean(attempt.participantId));
export type Attempt = z.infer<typeof Attempt>;

const CreditedSignIn = z.object({ signInId: Id, firstAt: Instant, gate: z.string(), deviceName: z.string() });

export const StoredVerdict = z.object({
  id: z.string(),
  verdict: z.enum(verdicts),
  /** The documents' error code where they have one: ALREADY_SIGN_IN, SIGN_IN_PERSON_NOT_FOUND. */
  code: z.enum(['ALREADY_SIGN_IN', 'SIGN_IN_PERSON_NOT_FOUND']).optional(),
  signIn: CreditedSignIn.optional(),
  conflict: z.object({ conflictId: Id, severity: z.enum(conflictSeverities) }).optional(),
});
export type StoredVerdict = z.infer<typeof StoredVerdict>;
