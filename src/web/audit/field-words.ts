import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { accountFieldWords, otherAccountWords } from '#web/account/desk/words.ts';
import { unitFieldWords } from '#web/unit/words.ts';
import { fieldWords as activityFieldWords } from '#web/activity/desk/field-labels.ts';
import { dateWords } from '#web/activity/desk/words.ts';
import { fieldWords as invitationFieldWords } from '#web/invitation/words.ts';

const ofAccounts = {
  ...accountFieldWords,
  ...otherAccountWords,
  orgType: msg({ message: 'Role', comment: 'What an account may act as' }),
  suspended: msg({ message: 'Suspended', comment: 'Of an account: nobody can log in with it' }),
};

const ofActivities = {
  ...dateWords,
  eventId: activityFieldWords.eventId,
  category: activityFieldWords.category,
  promoter: activityFieldWords.promoter,
  code: activityFieldWords.code,
  bindings: activityFieldWords.bindings,
  activityId: msg`Activity`,
  holdDate: msg({ message: 'Day', comment: 'On which a forum is held' }),
  announcementNameTc: msg`Name in announcements, in Chinese`,
  announcementNameEn: msg`Name in announcements, in English`,
  announcementNamePt: msg`Name in announcements, in Portuguese`,
  placeTc: msg`Place in Chinese`,
  placeEn: msg`Place in English`,
  placePt: msg`Place in Portuguese`,
  descriptionTc: msg`Introduction in Chinese`,
  descriptionEn: msg`Introduction in English`,
  descriptionPt: msg`Introduction in Portuguese`,
  remarkTc: msg`Remark in Chinese`,
  remarkEn: msg`Remark in English`,
  remarkPt: msg`Remark in Portuguese`,
  statementTc: msg`Statement in Chinese`,
  statementEn: msg`Statement in English`,
  statementPt: msg`Statement in Portuguese`,
  'settings.participantLimit': activityFieldWords.participantLimit,
  'settings.intendedUnitLimit': activityFieldWords.intendedUnitLimit,
  'settings.participantWindow.begin': activityFieldWords.participantBegin,
  'settings.participantWindow.end': activityFieldWords.participantEnd,
  'settings.hotel': activityFieldWords.hotel,
  'settings.hotel.firstNight': activityFieldWords.hotelFirst,
  'settings.hotel.lastNight': activityFieldWords.hotelLast,
  'settings.hotel.roomsPerNight': activityFieldWords.hotelRooms,
  'settings.dinner': activityFieldWords.dinner,
  'settings.dinner.sitting': activityFieldWords.dinnerSitting,
  'settings.dinner.at': activityFieldWords.dinnerAt,
  'settings.dinner.seats': activityFieldWords.dinnerSeats,
  'settings.signIn.oncePerDay': activityFieldWords.oncePerDay,
  'settings.signIn.windows': activityFieldWords.signInWindows,
  'settings.visits': activityFieldWords.visits,
  'settings.visits.matchingMinutes': activityFieldWords.matchingMinutes,
  'settings.visits.restMinutes': activityFieldWords.restMinutes,
  'settings.visits.graceMinutes': activityFieldWords.graceMinutes,
  'settings.visits.halls': activityFieldWords.halls,
  'settings.visits.sessions': activityFieldWords.sessions,
};

const ofLists = {
  active: msg({ message: 'Offered', comment: 'Whether an item of a list can be chosen' }),
  needsLicence: msg`Needs a licence`,
  maxBooths: msg`Booths, at most`,
  boardCountLimit: msg`Boards, at most`,
  enabledChildSelect: msg`Areas can be chosen`,
  shortTitle: msg`Short title`,
  boardWidthMm: msg`Printed width of a board, mm`,
  boardHeightMm: msg`Printed height of a board, mm`,
  boothsDescription: msg`Description of the booths`,
  boardSpecDescription: msg`What boards must be like`,
  boothsInstruction: msg`Instructions`,
  afterDescription: msg`Text behind the name`,
};

const ofMessages = {
  subject: msg({ message: 'Subject', comment: 'Of a mail' }),
  body: msg({ message: 'Text', comment: 'Of a message' }),
  state: msg({ message: 'State', comment: 'Of a record' }),
  status: msg({ message: 'Status', comment: 'Of a record' }),
  resolution: msg({ message: 'Settled as', comment: 'Of a conflict at the door' }),
};

const ofParticipants = {
  dinnerTable: msg({ message: 'Table', comment: 'At the dinner' }),
  hotelRoom: msg({ message: 'Room', comment: 'In the hotel' }),
};

const ofSettings = {
  'office.week': msg`Office hours`,
  'office.replyHours': msg`Working hours within which the fund answers`,
  'holidays.days': msg`Holidays`,
  'limits.participants': msg`Participants of a unit`,
  'limits.intendedUnits': msg`Units that one may intend to meet`,
  'product.nameTc': msg`Name of the portal in Chinese`,
  'product.nameEn': msg`Name of the portal in English`,
  'product.namePt': msg`Name of the portal in Portuguese`,
  'product.code': msg`Short name of the fund`,
  'messages.undoSeconds': msg`Seconds in which a decision can be undone`,
  'messages.keptDays': msg`Days until sent messages and read notices are deleted`,
  'exports.keptDays': msg`Days until a sheet is deleted`,
};

/** What stands beside a change: how many, how, on what. */
const ofDetails = {
  group: msg({ message: 'Group', context: 'kind', comment: 'Of settings, or of files' }),
  filename: msg`File`,
  fileName: msg`File`,
  bytes: msg`Bytes`,
  rows: msg({ message: 'Rows', comment: 'Of a sheet' }),
  columns: msg`Columns`,
  personal: msg`Personal columns`,
  filter: msg({ message: 'Narrowed by', comment: 'Which filters a sheet has' }),
  people: msg({ message: 'People', comment: 'How many are on a list' }),
  count: msg({ message: 'Number', comment: 'How many' }),
  sessionsEnded: msg`Logins ended`,
  phonesEnded: msg`Phones ended`,
  device: msg({ message: 'Device', comment: 'A browser or phone' }),
  name: msg`Name`,
  title: msg({ message: 'Title', context: 'notice', comment: 'Of a notice' }),
  gate: msg`Gate`,
  validUntil: msg`Valid until`,
  by: msg({ message: 'By', comment: 'Who settled it' }),
  add: msg({ message: 'Added', comment: 'How many rows of a sheet' }),
  update: msg({ message: 'Updated', comment: 'How many rows of a sheet' }),
  unchanged: msg({ message: 'Unchanged', comment: 'How many rows of a sheet' }),
  error: msg({ message: 'With errors', comment: 'How many rows of a sheet' }),
  workflow: msg({ message: 'Kind of case', comment: 'Registrations, changes, messages' }),
  move: msg({ message: 'Decision', comment: 'Over many cases' }),
  orgTypes: msg`Roles`,
  trigger: msg({ message: 'Message', comment: 'What it tells' }),
  channel: msg`Channel`,
};

/** Every field whose change is recorded, by its name in the audit. */
export const fieldWords: Readonly<Record<string, MessageDescriptor>> = {
  ...ofDetails,
  ...ofAccounts,
  ...invitationFieldWords,
  ...unitFieldWords,
  ...ofActivities,
  ...ofLists,
  ...ofMessages,
  ...ofParticipants,
  ...ofSettings,
};

/** What a field is called. What an older or newer portal has written is shown as it stands. */
export function useFieldWord(): (field: string) => string {
  const { i18n } = useLingui();
  return (field) => {
    const word = Object.hasOwn(fieldWords, field) ? fieldWords[field] : undefined;
    return word ? i18n._(word) : field;
  };
}
