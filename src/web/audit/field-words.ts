import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

const names = {
  username: msg`Username`,
  email: msg`E-mail`,
  mobile: msg`Mobile number`,
  language: msg`Language of messages`,
  role: msg({ message: 'Role', comment: 'What an account may act as' }),
  orgType: msg({ message: 'Role', comment: 'What an account may act as' }),
  activities: msg`Activities`,
  mergedInto: msg({ message: 'Merged', comment: 'From which one into which one' }),
  suspended: msg({ message: 'Suspended', comment: 'Of an account: nobody can log in with it' }),
};

const ofUnits = {
  nameTc: msg`Name in Chinese`,
  nameEn: msg`Name in English`,
  namePt: msg`Name in Portuguese`,
  kind: msg({ message: 'Type', context: 'unit', comment: 'Of a unit, as enterprise or university' }),
  industry: msg`Industry`,
  summary: msg({ message: 'Summary', comment: 'A short text about a unit' }),
  countryRegionId: msg`Country or region`,
  provinceId: msg`Province`,
  cityId: msg`City`,
  address: msg`Address`,
  website: msg`Website`,
  phone: msg`Telephone`,
  fax: msg`Fax`,
  schoolCode: msg({ message: 'School code', comment: 'Of a university, for its research office' }),
  contactPerson: msg`Contact person`,
  countryCode: msg`Country code`,
  contactMobile: msg`Mobile number`,
  contactTelNo: msg`Telephone`,
  contactEmail: msg`E-mail`,
};

const ofActivities = {
  activityId: msg`Activity`,
  eventId: msg({ message: 'Event', context: 'year', comment: 'As the science week of a year' }),
  category: msg({ message: 'Kind', context: 'activity', comment: 'A column: of an activity' }),
  promoter: msg({ message: 'Promoted', comment: 'Whether a road show is a promoted one' }),
  code: msg({ message: 'Code', comment: 'Short name of an activity in lists' }),
  holdDate: msg({ message: 'Day', comment: 'On which a forum is held' }),
  beginDate: msg({ message: 'First day', comment: 'Of an activity' }),
  endDate: msg({ message: 'Last day', comment: 'Of an activity' }),
  enrollBeginDate: msg`Registration from`,
  enrollEndDate: msg`Registration until`,
  exhibitorEnrollBeginDate: msg`Exhibitors register from`,
  exhibitorEnrollEndDate: msg`Exhibitors register until`,
  customerEnrollBeginDate: msg`Customers register from`,
  customerEnrollEndDate: msg`Customers register until`,
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
  bindings: msg`Linked activities`,
  'settings.participantLimit': msg`Participants per unit, at most`,
  'settings.intendedUnitLimit': msg`Units that a unit may wish to meet, at most`,
  'settings.participantWindow.begin': msg`Participants are filled in from`,
  'settings.participantWindow.end': msg`Participants are filled in until`,
  'settings.hotel': msg`Hotel rooms are offered`,
  'settings.hotel.firstNight': msg`First night`,
  'settings.hotel.lastNight': msg`Last night`,
  'settings.hotel.roomsPerNight': msg`Rooms per night`,
  'settings.dinner': msg`A dinner is offered`,
  'settings.dinner.sitting': msg({ message: 'Sitting', comment: 'Name of a dinner' }),
  'settings.dinner.at': msg`Dinner begins at`,
  'settings.dinner.seats': msg`Seats at the dinner`,
  'settings.signIn.oncePerDay': msg`Everybody signs in once a day`,
  'settings.signIn.windows': msg`When the door is open`,
  'settings.visits': msg`Units meet at tables`,
  'settings.visits.matchingMinutes': msg`Minutes of a meeting`,
  'settings.visits.restMinutes': msg`Minutes between meetings`,
  'settings.visits.tables': msg({
    message: 'Tables',
    context: 'meeting',
    comment: 'How many tables there are for meetings',
  }),
  'settings.visits.sessions': msg`Times for meetings`,
};

const ofLists = {
  active: msg({ message: 'Offered', comment: 'Whether an item of a list can be chosen' }),
  needsLicence: msg`Needs a licence`,
  maxBooths: msg`Booths, at most`,
  boardCountLimit: msg`Boards, at most`,
  enabledChildSelect: msg`Areas can be chosen`,
  shortTitle: msg`Short title`,
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
  'messages.undoSeconds': msg`Seconds in which a decision can be taken back`,
  'messages.keptDays': msg`Days until sent messages and read notices are deleted`,
  'exports.keptDays': msg`Days until a sheet is deleted`,
};

/** What stands beside a change: how many, how, on what. */
const ofDetails = {
  group: msg({ message: 'Group', comment: 'Of settings, or of files' }),
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
  title: msg({ message: 'Title', comment: 'Of a notice' }),
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
  ...ofUnits,
  ...ofActivities,
  ...ofLists,
  ...ofMessages,
  ...ofParticipants,
  ...ofSettings,
  ...names,
};

/** What a field is called. What an older or newer portal has written is shown as it stands. */
export function useFieldWord(): (field: string) => string {
  const { i18n } = useLingui();
  return (field) => {
    const word = Object.hasOwn(fieldWords, field) ? fieldWords[field] : undefined;
    return word ? i18n._(word) : field;
  };
}
