import { isStaffRole, type OrgType } from '#domain/account/roles.ts';
import type { Instant } from '#domain/instant.ts';
import type { Refusal } from './refusal.ts';
import type { ShownRequest } from '#server/sign-in/station/device-proof.ts';

/** A logged-in account in its present role. */
export interface Actor {
  accountId: string;
  sessionId: string;
  membershipId: string | null;
  orgType: OrgType | null;
  orgTypes: readonly OrgType[];
  unitId: string | null;
  mustChangePassword: boolean;
}

/** In a role of the fund's desk. */
export const isStaff = (actor: Actor | null): boolean =>
  actor !== null && actor.orgType !== null && isStaffRole(actor.orgType);

/** A paired phone, which stands for a station at the door. */
export interface DeviceActor {
  deviceId: string;
  stationId: string;
  activityId: string;
  revokedAt: Instant | null;
  expiresAt: Instant;
  /** By which it signs what it asks; null for one that can keep no key. */
  proofKey: string | null;
}

/** How a bearer token becomes somebody; null when it is unknown, ended or expired. */
export interface Guards {
  /** Which login we signed one of these for, ended or not, without asking the database; null for what we did not. */
  loginOf(shown: { access: string | null; cookies: Readonly<Record<string, string | undefined>> }): string | null;
  findActor: (token: string) => Promise<Actor | null>;
  /** The same as it was found last, for rows that are `sameForLogin`. */
  recallActor: (token: string) => Promise<Actor | null>;
  /** As of `loginChanges` (account/login/login-changes.ts). */
  loginChanges(): number | null;
  findDevice(token: string): Promise<DeviceActor | null>;
  /** Why the phone is not believed to have sent a request itself; null when it is, or has nothing to prove it by. */
  proofFault(device: DeviceActor, request: ShownRequest): Refusal | null;
}
