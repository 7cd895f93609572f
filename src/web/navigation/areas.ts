import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Profile } from '#contract/account/account.ts';
import type { OrgType } from '#domain/account/roles.ts';
import type { IconName } from '#web/ui/icon.tsx';

export interface Area {
  to:
    | '/sign-in/list'
    | '/admin'
    | '/admin/participants'
    | '/admin/outbox'
    | '/talk/party-person/apply'
    | '/talk2/apply-list'
    | '/docking'
    | '/docking/apply-service-list'
    | '/docking/service-list'
    | '/recruit'
    | '/recruit/list'
    | '/my-meetings'
    | '/layoutBusiness-list'
    | '/exhibition/home';
  label: MessageDescriptor;
  icon: IconName;
}

const door: Area = {
  to: '/sign-in/list',
  label: msg({ message: 'Door', comment: 'Where people sign in' }),
  icon: 'scan',
};
const desk: Area = {
  to: '/admin',
  label: msg({ message: 'Desk', comment: 'The fund’s own part of the portal' }),
  icon: 'briefcase',
};
const participants: Area = { to: '/admin/participants', label: msg`Participants`, icon: 'users' };
const outbox: Area = { to: '/admin/outbox', label: msg`Messages`, icon: 'mail' };
const ownParticipants: Area = { to: '/talk/party-person/apply', label: msg`Participants`, icon: 'users' };

const ownRecords: Area = { to: '/talk2/apply-list', label: msg`Results and demands`, icon: 'list' };

const docking: Area = {
  to: '/docking',
  label: msg`Business matching`,
  icon: 'exchange',
};
const ownProducts: Area = { to: '/docking/apply-service-list', label: msg`My products`, icon: 'list' };
const products: Area = {
  to: '/docking/service-list',
  label: msg({ message: 'Products', comment: 'Of a docking' }),
  icon: 'search',
};
const ownMeetings: Area = { to: '/my-meetings', label: msg`My meetings`, icon: 'calendar' };

const recruitment: Area = { to: '/recruit', label: msg`Recruitment`, icon: 'briefcase' };
const ownPositions: Area = { to: '/recruit/list', label: msg`My positions`, icon: 'list' };

const unitsBooths: Area = { to: '/layoutBusiness-list', label: msg`Registrations`, icon: 'list' };
const projects: Area = { to: '/exhibition/home', label: msg`Projects`, icon: 'flag' };

/** The areas that a role works in, the most used first; the rest of the roles find theirs from home's cards. */
const areasOf: Partial<Record<OrgType, readonly Area[]>> = {
  DOOR_SUPERVISOR: [door, participants, outbox],
  FUND_ADMIN: [desk, door],
  FUND_REVIEWER: [desk],
  ROADSHOW: [ownRecords, ownParticipants, ownMeetings],
  DOCKING_EXHIBITOR: [ownProducts, docking, ownMeetings],
  DOCKING_CUSTOMER: [products, docking, ownMeetings],
  RECRUIT_COMPANY: [ownPositions, recruitment],
  RECRUIT_PURVEYOR: [ownPositions, recruitment],
  CONTRACTOR: [unitsBooths],
  PROJECT_CLOSE: [projects],
};

/**
 * The one of these that a page belongs to: the most particular, since one area's address may begin another's. @param path
 * without the portal's own beginning
 */
export function areaAt(areas: readonly Area[], path: string): Area | undefined {
  const around = areas.filter(({ to }) => path === to || path.startsWith(`${to}/`));
  return around.toSorted((a, b) => b.to.length - a.to.length)[0];
}

const none: readonly Area[] = [];

/** None for a visitor, and while nobody knows who it is. */
export const areasFor = (profile: Pick<Profile, 'orgType'> | null | undefined): readonly Area[] =>
  (profile?.orgType && areasOf[profile.orgType]) || none;
