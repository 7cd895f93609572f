import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isStaffRole, type OrgType } from '#domain/account/roles.ts';
import type { IconName } from '#web/ui/icon.tsx';
import type { BottomTab } from '#web/ui/bottom-tabs.tsx';
import { areasFor } from './areas.ts';

export interface Tab {
  to: BottomTab['to'];
  label: MessageDescriptor;
  icon: IconName;
}

const events: Tab = { to: '/home', label: msg`Events`, icon: 'calendar' };
const messages: Tab = { to: '/notices', label: msg`Messages`, icon: 'bell' };
const me: Tab = { to: '/me', label: msg({ message: 'Me', context: 'tab of the own account' }), icon: 'user' };

const registrations: Tab = { to: '/activity-records', label: msg`My registrations`, icon: 'list' };
/** Those who do not register themselves have in its place what others registered. */
const work: Partial<Record<OrgType, Tab>> = {
  CONTRACTOR: { to: '/layoutBusiness-list', label: msg`Registrations`, icon: 'list' },
  PROJECT_CLOSE: { to: '/exhibition/home', label: msg`Projects`, icon: 'flag' },
};

/**
 * The phone's tabs: for every role the same things in the same places. The third is who takes part, or where a role has
 * no participants what it works with; the rest of its areas are in the header's menu.
 */
export function tabsFor(orgType: OrgType | null): readonly Tab[] {
  const areas = areasFor({ orgType });
  const isStaff = orgType !== null && isStaffRole(orgType);
  const [first, ...others] = areas;
  const people = areas.find(({ icon }) => icon === 'users');
  const second = isStaff && first ? first : ((orgType && work[orgType]) ?? registrations);
  const third = people ?? (isStaff ? others[0] : first);
  return [events, second, ...(third ? [third] : []), messages, me];
}
