import type { Api } from './api.ts';
import { accountApi } from './account.ts';
import { activityApi } from './activity.ts';
import { healthApi } from './health.ts';
import { messageApi } from './message.ts';
import { participantApi } from './participant.ts';
import { staffParticipantApi } from './staff-participant.ts';
import { referenceApi } from './reference.ts';
import { signInApi } from './sign-in.ts';

/** Every endpoint table, for the document and for tests that walk all rows. */
export const apis = {
  healthApi,
  accountApi,
  activityApi,
  participantApi,
  staffParticipantApi,
  messageApi,
  referenceApi,
  signInApi,
} as const satisfies Record<string, Api>;
