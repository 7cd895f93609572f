import { z } from 'zod';
import { type Api, Id, Instant } from '#contract/api.ts';
import { doorStaff } from '#domain/account/roles.ts';
import { Named, Texts } from '#contract/texts.ts';

/** A session of a forum, as those at its door read it. */
export const StationSession = Named.extend({
  hall: Texts,
  begins: Instant,
  /** Not part of it. */
  ends: Instant,
  /** It was taken off the programme; its stations go on. */
  isWithdrawn: z.boolean(),
});
export type StationSession = z.infer<typeof StationSession>;

export const DoorSession = StationSession.extend({
  forum: Named,
  /** People, each once however many phones stand there. */
  signedIn: z.number().int(),
});
export type DoorSession = z.infer<typeof DoorSession>;

export const signInSessionApi = {
  doorSessions: {
    method: 'get',
    path: '/sign-in/sessions',
    access: [...doorStaff, 'FUND_REVIEWER'],
    summary: 'The sessions of the forums of an activity by time, with how many are signed in at each of their doors',
    query: z.object({ activityId: Id }),
    reply: z.object({ content: z.array(DoorSession) }),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
} as const satisfies Api;
