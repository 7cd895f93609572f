import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import { doorStaff, fundStaff, type OrgType } from '#domain/account/roles.ts';
import type { IconName } from '#web/ui/icon.tsx';

export type PartGroup = 'work' | 'events' | 'people' | 'messages' | 'records';

export interface DeskPart {
  to: NonNullable<LinkProps['to']>;
  label: MessageDescriptor;
  icon: IconName;
  group: PartGroup;
  /** Who finds it in the navigation; who may see what is on its pages is the server's to say. */
  roles: readonly OrgType[];
}

const door = ['DOOR_SUPERVISOR'] as const satisfies readonly OrgType[];

export const partGroups: Record<PartGroup, MessageDescriptor | null> = {
  work: null,
  events: msg({ message: 'Events', comment: 'Heading of a part of the navigation' }),
  people: msg({ message: 'People', comment: 'Heading of a part of the navigation' }),
  messages: msg({ message: 'Messages', comment: 'Heading of a part of the navigation' }),
  records: msg({ message: 'Records', comment: 'Heading of a part of the navigation: audit, exports, lists, settings' }),
};

/** The parts of the fund's desk, in the order of its navigation. A part is one line here and its route. */
export const deskParts: readonly DeskPart[] = [
  {
    to: '/admin',
    label: msg({ message: 'Overview', comment: 'The first page of the desk' }),
    icon: 'grid',
    group: 'work',
    roles: fundStaff,
  },
  { to: '/admin/inbox', label: msg`Inbox`, icon: 'bell', group: 'work', roles: fundStaff },
  {
    to: '/admin/activities',
    label: msg({ message: 'Activities', comment: 'A part of the fund’s desk' }),
    icon: 'calendar',
    group: 'events',
    roles: fundStaff,
  },
  { to: '/admin/enrollments', label: msg`Registrations`, icon: 'booth', group: 'events', roles: fundStaff },
  {
    to: '/admin/schedule',
    label: msg({ message: 'Meeting schedules', comment: 'A part of the fund’s desk' }),
    icon: 'clock',
    group: 'events',
    roles: fundStaff,
  },
  { to: '/admin/docking', label: msg`Matching products`, icon: 'exchange', group: 'events', roles: fundStaff },
  {
    to: '/admin/recruitment',
    label: msg({ message: 'Positions', comment: 'Work that companies offer' }),
    icon: 'briefcase',
    group: 'events',
    roles: fundStaff,
  },
  {
    to: '/admin/project-closing',
    label: msg`Completed projects`,
    icon: 'presentation',
    group: 'events',
    roles: fundStaff,
  },
  { to: '/admin/public-event', label: msg`Public events`, icon: 'users', group: 'events', roles: fundStaff },
  { to: '/admin/questionnaire', label: msg`Questionnaires`, icon: 'question', group: 'events', roles: fundStaff },
  { to: '/admin/road-show', label: msg`Results and demands`, icon: 'list', group: 'events', roles: fundStaff },
  {
    to: '/admin/forums',
    label: msg({ message: 'Forums', comment: 'A part of the fund’s desk' }),
    icon: 'forum',
    group: 'events',
    roles: fundStaff,
  },
  {
    to: '/admin/participants',
    label: msg`Participants`,
    icon: 'id-card',
    group: 'events',
    roles: [...fundStaff, ...door],
  },
  { to: '/admin/notices', label: msg`Message those registered`, icon: 'send', group: 'messages', roles: fundStaff },
  {
    to: '/admin/supplements',
    label: msg`Supplementary notices`,
    icon: 'megaphone',
    group: 'messages',
    roles: fundStaff,
  },
  { to: '/admin/templates', label: msg`Message texts`, icon: 'edit', group: 'messages', roles: fundStaff },
  { to: '/admin/accounts', label: msg`Accounts`, icon: 'user', group: 'people', roles: fundStaff },
  {
    to: '/admin/units',
    label: msg({ message: 'Units', context: 'organisation', comment: 'Organisations' }),
    icon: 'building',
    group: 'people',
    roles: fundStaff,
  },
  { to: '/admin/invitations', label: msg`Invitations`, icon: 'mail', group: 'people', roles: fundStaff },
  { to: '/admin/outbox', label: msg`Outbox`, icon: 'mail', group: 'messages', roles: doorStaff },
  { to: '/admin/audit', label: msg`Audit`, icon: 'history', group: 'records', roles: fundStaff },
  { to: '/admin/exports', label: msg`Exports`, icon: 'download', group: 'records', roles: fundStaff },
  { to: '/admin/lists', label: msg`Option lists`, icon: 'list', group: 'records', roles: fundStaff },
  { to: '/admin/settings', label: msg`Settings`, icon: 'settings', group: 'records', roles: fundStaff },
];

/** The part that a page belongs to: the longest address that it begins with. */
export function partOf(path: string): DeskPart | null {
  const found = deskParts.filter(({ to }) => path === to || path.startsWith(`${to}/`));
  return found.toSorted((a, b) => b.to.length - a.to.length)[0] ?? null;
}
