import { z } from 'zod';
import { type Api, Done, Id, Instant } from '#contract/api.ts';
import { doorStaff } from '#domain/account/roles.ts';

const SupervisorCode = z.object({
  id: Id,
  nameTc: z.string(),
  nameEn: z.string(),
  createdAt: Instant,
  /** Whoever asks has it. */
  mine: z.boolean(),
});
export type SupervisorCode = z.infer<typeof SupervisorCode>;

/** The personal codes by which supervisors allow on a steward's phone what only they may. */
export const signInSupervisorApi = {
  supervisorCodes: {
    method: 'get',
    path: '/sign-in/supervisor-codes',
    access: doorStaff,
    summary: 'Who has a code for the doors of an activity; the codes themselves are told to nobody',
    query: z.object({ activityId: Id }),
    reply: z.object({ codes: z.array(SupervisorCode) }),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  setSupervisorCode: {
    method: 'put',
    path: '/sign-in/supervisor-codes',
    access: doorStaff,
    summary: 'My own code for the doors of an activity; one that I had before ends',
    body: z.object({ activityId: Id, code: z.string().max(12) }),
    reply: SupervisorCode,
    errors: ['ACTIVITY_NOT_FOUND'],
    // Making a key of it is slow on purpose.
    perMinute: 20,
  },
  withdrawSupervisorCode: {
    method: 'post',
    path: '/sign-in/supervisor-codes/{codeId}/withdraw',
    access: doorStaff,
    summary: 'End a code, anybody’s: phones hear of it with their next contact, the server counts from now',
    params: z.object({ codeId: Id }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND'],
  },
} as const satisfies Api;
