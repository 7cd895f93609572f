import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isStaffRole, type OrgType } from '#domain/account/roles.ts';
import type { IconName } from '#web/ui/icon.tsx';

interface WorkLink {
  id: string;
  to: '/admin/participants' | '/admin/outbox' | '/talk/party-person/apply';
  icon: IconName;
  label: MessageDescriptor;
}

const ownPeople: WorkLink = {
  id: 'participants',
  to: '/talk/party-person/apply',
  icon: 'users',
  label: msg`Participants`,
};
const allPeople: WorkLink = { ...ownPeople, to: '/admin/participants' };
const outbox: WorkLink = { id: 'outbox', to: '/admin/outbox', icon: 'mail', label: msg`Outbox` };

/** Where somebody in this role works, beside their activities. */
export function workLinks(orgType: OrgType | null): readonly WorkLink[] {
  if (orgType === null) return [];
  if (!isStaffRole(orgType)) return [ownPeople];
  return orgType === 'FUND_REVIEWER' ? [allPeople] : [allPeople, outbox];
}
