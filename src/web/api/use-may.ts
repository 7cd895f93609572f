import type { OrgType } from '#domain/account/roles.ts';
import { useProfile } from './profile.ts';

/** Whether the reader's present role may call what has this `access` (the lists of domain/account/roles.ts). */
export function useMay(access: readonly OrgType[]): boolean {
  const role = useProfile()?.orgType;
  return access.some((one) => one === role);
}
