import type { Profile } from '#contract/account/account.ts';
import { answer, api } from '#web/api/client.ts';
import { changedAllBut } from '#web/api/changed.ts';
import { profileQuery } from '#web/api/profile.ts';
import { showNewest } from '#web/api/show-newest.ts';

/** The role chosen last in this session, or preset by whoever leads here (D1 §2 Role switch). */
const presetKey = 'defaultRole';
export const presetRole = (): string | null => sessionStorage.getItem(presetKey);

/** The session goes on in another of the own roles; what was read in the one before is forgotten. */
export async function takeRole(membershipId: string): Promise<Profile> {
  const profile = await answer(api.PUT('/profile/role', { body: { membershipId } }));
  if (profile.orgType) sessionStorage.setItem(presetKey, profile.orgType);
  showNewest(profileQuery.queryKey, profile);
  await changedAllBut(profileQuery.queryKey);
  return profile;
}
