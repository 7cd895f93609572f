import { isStaffRole, type OrgType } from '#domain/account/roles.ts';
import type { Instant } from '#domain/instant.ts';

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
}

/** How a bearer token becomes somebody; null when it is unknown, ended or expired. */
export interface Guards {
  /** Which login we signed one of these for, ended or not, without asking the database; null for what we did not. */
  loginOf(shown: { access: string | null; cookies: Readonly<Record<string, string | undefined>> }): string | null;
  findActor(token: string): Promise<Actor | null>;
  findDevice(token: string): Promise<DeviceActor | null>;
}
