import { isStaffRole, type OrgType } from './roles.ts';

export interface OwnRole {
  id: string;
  orgType: OrgType;
  unit: { id: string } | null;
  activities: readonly string[];
}

export interface RoleChoice {
  /** An org type, as it stands in an address. */
  toRole?: string | undefined;
  activityId?: string | undefined;
  unitId?: string | undefined;
  /** The role of this session's last choice, or set by whoever led here (D1 §2 Role switch). */
  preset?: string | null | undefined;
  /** The present role, which is kept where it fits. */
  presentId?: string | null | undefined;
}

export type ChosenRole<Role> =
  | { kind: 'take'; role: Role }
  | { kind: 'ask'; among: Role[] }
  | { kind: 'noPermission' }
  | { kind: 'noEvent' };

export const covers = (role: OwnRole, activityId: string): boolean =>
  isStaffRole(role.orgType) || role.activities.includes(activityId);

/**
 * Which of an account's roles is meant; several org types are asked about unless one is preset (rows 063, 064, 068).
 */
export function chooseRole<Role extends OwnRole>(roles: readonly Role[], choice: RoleChoice): ChosenRole<Role> {
  const { toRole, activityId, unitId, preset, presentId } = choice;
  const wanted = roles.filter((role) => (!toRole || role.orgType === toRole) && (!unitId || role.unit?.id === unitId));
  if (wanted.length === 0) return { kind: 'noPermission' };
  const fitting = activityId ? wanted.filter((role) => covers(role, activityId)) : wanted;
  const [first] = fitting;
  if (!first) return { kind: 'noEvent' };
  if (fitting.every(({ orgType }) => orgType === first.orgType)) {
    return { kind: 'take', role: fitting.find(({ id }) => id === presentId) ?? first };
  }
  const chosen = fitting.find(({ orgType }) => orgType === preset);
  return chosen ? { kind: 'take', role: chosen } : { kind: 'ask', among: fitting };
}
