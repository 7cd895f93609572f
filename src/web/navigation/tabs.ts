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

/** What they work with stands where others have their registrations. */
const forOthers: ReadonlySet<OrgType> = new Set(['CONTRACTOR', 'PROJECT_CLOSE']);
const registrations: Tab = { to: '/activity-records', label: msg`My registrations`, icon: 'list' };
/**
 * The phone's tabs: for every role the same things in the same places. The third is who takes part, or where a role has
 * no participants what it works with; the rest of its areas are in the header's menu.
 */
export function tabsFor(orgType: OrgType | null): readonly Tab[] {
  const areas = areasFor({ orgType });
  const worksForOthers = orgType !== null && (isStaffRole(orgType) || forOthers.has(orgType));
  const [second = registrations, ...others] = worksForOthers ? areas : [registrations, ...areas];
  const third = areas.find(({ icon }) => icon === 'users') ?? others[0];
  return [events, second, ...(third ? [third] : []), messages, me];
}
