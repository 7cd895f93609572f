import type { Api } from './api.ts';
import { signInConflictApi } from './sign-in-conflict.ts';
import { signInDeviceApi } from './sign-in-device.ts';
import { signInPeopleApi } from './sign-in-people.ts';
import { signInStationApi } from './sign-in-station.ts';
import { signInSupervisorApi } from './sign-in-supervisor.ts';

/** Sign-in at the door. */
export const signInApi = {
  ...signInDeviceApi,
  ...signInStationApi,
  ...signInSupervisorApi,
  ...signInConflictApi,
  ...signInPeopleApi,
} as const satisfies Api;
