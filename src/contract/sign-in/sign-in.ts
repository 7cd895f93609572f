import type { Api } from '#contract/api.ts';
import { signInConflictApi } from './conflict.ts';
import { signInDeviceApi } from './device.ts';
import { signInPeopleApi } from './people.ts';
import { signInSessionApi } from './session.ts';
import { signInStationApi } from './station.ts';
import { signInSupervisorApi } from './supervisor.ts';

/** Sign-in at the door. */
export const signInApi = {
  ...signInDeviceApi,
  ...signInStationApi,
  ...signInSessionApi,
  ...signInSupervisorApi,
  ...signInConflictApi,
  ...signInPeopleApi,
} as const satisfies Api;
