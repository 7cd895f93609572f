import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AccountSort, AccountStanding } from '#domain/account/account-words.ts';
import type { AccountDetails } from '#domain/account/check-account.ts';
import type { LevelKind, RoadShowSight } from '#domain/road-show/levels.ts';
import { unitFieldWords } from '#web/unit/words.ts';

export const accountFieldWords: Record<keyof AccountDetails, MessageDescriptor> = {
  username: msg`Username`,
  email: msg`E-mail`,
  nameTc: msg`Chinese name`,
  nameEn: msg`Name in English`,
  namePt: msg`Name in Portuguese`,
  mobile: msg`Mobile number`,
  language: msg`Language of messages`,
};

export const standingWords: Record<AccountStanding, MessageDescriptor> = {
  active: msg({ message: 'In use', comment: 'Accounts that are not suspended and have logged in before' }),
  suspended: msg({ message: 'Suspended', comment: 'Of an account: nobody can log in with it' }),
  neverLoggedIn: msg`Never logged in`,
  merged: msg({ message: 'Merged into another account', comment: 'Of an account or unit' }),
};

export const accountSortWords: Record<AccountSort, MessageDescriptor> = {
  'createdTime:desc': msg`Newest first`,
  'username:asc': msg`By username`,
  'username:desc': msg`By username, from the end`,
  'lastLogin:desc': msg`Last login first`,
  'lastLogin:asc': msg`Oldest login first`,
};

export const levelWords: Record<LevelKind, MessageDescriptor> = {
  _RD: msg({ message: 'Professor', comment: 'A level of road-show accounts' }),
  _UN: msg({ message: 'University', context: 'level', comment: 'A level of road-show accounts: logs in from outside' }),
  MACAU_COM: msg({ message: 'Macao organiser', comment: 'A level of road-show accounts' }),
  MAINLAND_ADMIN: msg({ message: 'Mainland province', comment: 'A level of road-show accounts: its administration' }),
  MAINLAND_COM: msg({ message: 'Mainland unit', comment: 'A level of road-show accounts' }),
  COMPANY: msg({ message: 'Company', comment: 'A level of road-show accounts' }),
  RESEARCH_OFFICE: msg({ message: 'Research office', comment: 'A level of road-show accounts' }),
};

/** What a level lets one see. */
export const sightWords: Record<RoadShowSight, MessageDescriptor> = {
  ownAccount: msg`Sees what they registered themselves.`,
  ownUnit: msg`Sees their own unit's registrations.`,
  ownSchool: msg`Sees registrations from their university's researchers.`,
  ownProvince: msg`Sees registrations from units in their province.`,
  macao: msg`Sees registrations from every unit in Macao.`,
};

/** What the audit calls things; one that is not here is shown as it is. */
export const actionWords: Readonly<Record<string, MessageDescriptor>> = {
  'account.create': msg`Account created`,
  'account.edit': msg`Details changed`,
  'account.suspend': msg`Account suspended`,
  'account.restore': msg`Suspension lifted`,
  'account.endSessions': msg`Logged out everywhere`,
  'account.resetPassword': msg`Password link sent`,
  'account.setPassword': msg`Password set by a link`,
  'account.merge': msg`Two accounts merged`,
  'membership.add': msg`Role given`,
  'membership.change': msg`Role changed`,
  'membership.end': msg`Role removed`,
  'unit.create': msg`Unit added`,
  'unit.edit': msg`Details changed`,
  'unit.merge': msg`Two units merged`,
};

/** What the audit tells of an account besides its details. */
export const otherAccountWords = {
  role: msg({ message: 'Role', comment: 'What an account may act as' }),
  activities: msg`Activities`,
  mergedInto: msg({ message: 'Merged', comment: 'From which one into which one' }),
};

/** How the audit's fields are called to people; `suspended` and the like say it by the action alone. */
export const auditFieldWords: Readonly<Record<string, MessageDescriptor>> = {
  ...unitFieldWords,
  ...accountFieldWords,
  ...otherAccountWords,
};
