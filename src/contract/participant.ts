import { z } from 'zod';
import { locales } from '#domain/locale.ts';
import { signInKinds } from '#domain/participant/kinds.ts';
import { listStatuses } from '#domain/participant/list-moves.ts';
import { exportColumns } from '#domain/participant/export-columns.ts';
import { changeStates, importActions, personSorts, personStates } from '#domain/participant/list-words.ts';
import { documentTypes, genders, type Person as DomainPerson, personFields } from '#domain/participant/person.ts';
import { type Api, BusinessDay, Done, Id, Instant, pageOf, pageQuery } from './api.ts';

const Text = (limit: number) => z.string().max(limit);
const Names = z.object({ tc: z.string(), en: z.string(), pt: z.string() });

/** The shape only: what is wrong with a well-formed person is `personProblems` in the domain, on both sides. */
export const Person = z.object({
  nameTc: Text(400),
  nameEn: Text(400),
  pinyin: Text(400),
  title: Text(800),
  gender: z.enum(genders),
  birthDate: BusinessDay,
  nationality: Text(2),
  documentType: z.enum(documentTypes),
  documentNumber: Text(80),
  wechatId: Text(80),
  phoneCountry: Text(4),
  phone: Text(40),
  email: Text(400),
  language: z.enum(locales),
  dinner: z.boolean(),
  diet: Text(800),
  hotel: z.boolean(),
  checkIn: BusinessDay.nullable(),
  checkOut: BusinessDay.nullable(),
}) satisfies z.ZodType<DomainPerson>;

/** A person as lists show them: what is personal is masked (G64). */
export const PersonCard = z.object({
  id: Id,
  version: z.number().int(),
  nameTc: z.string(),
  nameEn: z.string(),
  pinyin: z.string(),
  title: z.string(),
  gender: z.enum(genders),
  nationality: z.string(),
  documentType: z.enum(documentTypes),
  maskedDocument: z.string(),
  phoneCountry: z.string(),
  maskedPhone: z.string(),
  phoneVerified: z.boolean(),
  language: z.enum(locales),
  dinner: z.boolean(),
  diet: z.string(),
  dinnerTable: z.string(),
  hotel: z.boolean(),
  hotelRoom: z.string(),
  checkIn: BusinessDay.nullable(),
  checkOut: BusinessDay.nullable(),
  kinds: z.array(z.enum(signInKinds)),
  hasCode: z.boolean(),
  revokedAt: Instant.nullable(),
  cancelledAt: Instant.nullable(),
});
export type PersonCard = z.infer<typeof PersonCard>;

const Value = z.union([z.string(), z.boolean(), z.null()]);
const Difference = z.object({ field: z.enum(personFields), before: Value, after: Value });

/** One wished addition, edit or removal, as both sides read it; personal values are masked. */
const WishedChange = z.object({
  kind: z.enum(['add', 'edit', 'remove']),
  participantId: Id.nullable(),
  nameTc: z.string(),
  nameEn: z.string(),
  /** Of an edit: what differs; of an addition: everything entered. */
  differences: z.array(Difference),
  /** Somebody else comes in this person's place and gets a code of their own. */
  anotherPerson: z.boolean(),
});
const ChangeRequest = z.object({
  id: Id,
  state: z.enum(changeStates),
  reason: z.string(),
  changes: z.array(WishedChange),
  /** The name of the new representative, where there is to be another one. */
  representative: z.object({ nameTc: z.string(), nameEn: z.string() }).nullable(),
  askedAt: Instant,
  decidedAt: Instant.nullable(),
  answer: z.string(),
});
export type ChangeRequest = z.infer<typeof ChangeRequest>;

const ListFacts = z.object({
  isSubmitted: z.boolean(),
  window: z.enum(['NOT_STARTED', 'OPEN', 'ENDED']),
  count: z.number().int(),
  limit: z.number().int(),
  hasRepresentative: z.boolean(),
  everybodyIsComplete: z.boolean(),
  capacityIsEnough: z.boolean(),
  retentionHasPassed: z.boolean(),
});

const Offering = {
  hotel: z.object({ firstNight: BusinessDay, lastNight: BusinessDay }).nullable(),
  dinner: z.object({ sitting: z.string(), at: Instant }).nullable(),
};

export const MyList = z.object({
  activityId: Id,
  activityNames: Names,
  unitNames: Names,
  status: z.enum(listStatuses),
  /** Null while nothing was ever entered. */
  version: z.number().int(),
  window: z.object({ begin: BusinessDay.nullable(), end: BusinessDay.nullable() }),
  ...Offering,
  facts: ListFacts,
  representativeId: Id.nullable(),
  people: z.array(PersonCard),
  /** The newest change request, open or decided. */
  change: ChangeRequest.nullable(),
  submittedAt: Instant.nullable(),
  lockedAt: Instant.nullable(),
});
export type MyList = z.infer<typeof MyList>;

const anyUnit = [
  'EXHIBITOR',
  'CONTRACTOR',
  'PROJECT_CLOSE',
  'ROADSHOW',
  'DOCKING_EXHIBITOR',
  'DOCKING_CUSTOMER',
  'RECRUIT_COMPANY',
  'RECRUIT_PURVEYOR',
  'PUBLIC_INVITED',
  'PUBLIC_MONITOR',
] as const;
const readers = ['FUND_ADMIN', 'FUND_REVIEWER', 'DOOR_SUPERVISOR'] as const;
const writers = ['FUND_ADMIN', 'FUND_REVIEWER'] as const;

const OfActivity = z.object({ activityId: Id });
const OfPerson = z.object({ activityId: Id, participantId: Id });
const Version = z.number().int().min(0);
const Reason = z.string().trim().min(1).max(500);
const Phone = { phoneCountry: Text(4), phone: Text(40) };
const VersionOnly = z.object({ version: Version });

export const WishedChangeInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), person: Person, representative: z.boolean().default(false) }),
  z.object({ kind: z.literal('edit'), participantId: Id, version: Version, person: Person }),
  z.object({ kind: z.literal('remove'), participantId: Id, version: Version }),
]);
export type WishedChangeInput = z.infer<typeof WishedChangeInput>;

/** A unit's own list; who is not of the unit hears that there is none. */
export const participantApi = {
  myParticipantList: {
    method: 'get',
    path: '/activities/{activityId}/participant-list',
    access: anyUnit,
    summary: "The unit's list for the activity: people, status, limit, window, and what may be done now",
    params: OfActivity,
    reply: MyList,
    errors: ['ENTITY_NOT_FOUND'],
  },
  myParticipant: {
    method: 'get',
    path: '/activities/{activityId}/participants/{participantId}',
    access: anyUnit,
    summary: 'One of the unit’s own people with everything entered, for editing',
    params: OfPerson,
    reply: z.object({ id: Id, version: z.number().int(), phoneVerified: z.boolean(), person: Person }),
    errors: ['ENTITY_NOT_FOUND'],
  },
  addParticipant: {
    method: 'post',
    path: '/activities/{activityId}/participants',
    access: anyUnit,
    summary: 'Put a person on the list',
    params: OfActivity,
    body: z.object({ person: Person }),
    reply: MyList,
    errors: ['ENTITY_NOT_FOUND', 'DATE_CANNOT_ENROLL', 'PARTICIPANT_LIMIT_REACHED', 'STATUS_ERROR'],
  },
  editParticipant: {
    method: 'put',
    path: '/activities/{activityId}/participants/{participantId}',
    access: anyUnit,
    summary: 'Change a person; a version that is no longer the newest is refused',
    params: OfPerson,
    body: z.object({ version: Version, person: Person }),
    reply: MyList,
    errors: ['ENTITY_NOT_FOUND', 'DATE_CANNOT_ENROLL', 'STATUS_ERROR'],
  },
  removeParticipant: {
    method: 'post',
    path: '/activities/{activityId}/participants/{participantId}/remove',
    access: anyUnit,
    summary: 'Take a person off the list',
    params: OfPerson,
    body: VersionOnly,
    reply: MyList,
    errors: ['ENTITY_NOT_FOUND', 'DATE_CANNOT_ENROLL', 'REPRESENTATIVE_REQUIRED', 'STATUS_ERROR'],
  },
  chooseRepresentative: {
    method: 'post',
    path: '/activities/{activityId}/participant-list/representative',
    access: anyUnit,
    summary: 'Name the one person who represents the unit at meetings',
    params: OfActivity,
    body: z.object({ version: Version, participantId: Id }),
    reply: MyList,
    errors: ['ENTITY_NOT_FOUND', 'DATE_CANNOT_ENROLL', 'STATUS_ERROR'],
  },
  submitParticipantList: {
    method: 'post',
    path: '/activities/{activityId}/participant-list/submit',
    access: anyUnit,
    summary: 'Send the list to the fund',
    params: OfActivity,
    body: VersionOnly,
    reply: MyList,
    errors: [
      'ENTITY_NOT_FOUND',
      'DATE_CANNOT_ENROLL',
      'PARTICIPANT_LIMIT_REACHED',
      'REPRESENTATIVE_REQUIRED',
      'STATUS_ERROR',
    ],
  },
  withdrawParticipantList: {
    method: 'post',
    path: '/activities/{activityId}/participant-list/withdraw',
    access: anyUnit,
    summary: 'Take a list back that was sent and is not locked yet',
    params: OfActivity,
    body: VersionOnly,
    reply: MyList,
    errors: ['ENTITY_NOT_FOUND', 'DATE_CANNOT_ENROLL', 'STATUS_ERROR'],
  },
  askParticipantChange: {
    method: 'post',
    path: '/activities/{activityId}/participant-list/change',
    access: anyUnit,
    summary: 'Ask for changes to a locked list, with a reason',
    params: OfActivity,
    body: z.object({
      version: Version,
      reason: Reason,
      changes: z.array(WishedChangeInput).max(50),
      /** Another one of those on the list. */
      representativeId: Id.nullable().default(null),
    }),
    reply: MyList,
    errors: ['ENTITY_NOT_FOUND', 'PARTICIPANT_LIMIT_REACHED', 'REPRESENTATIVE_REQUIRED', 'STATUS_ERROR'],
  },
  withdrawParticipantChange: {
    method: 'post',
    path: '/activities/{activityId}/participant-list/change/withdraw',
    access: anyUnit,
    summary: 'Give up a change that is not decided yet',
    params: OfActivity,
    body: VersionOnly,
    reply: MyList,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  sendPhoneCode: {
    method: 'post',
    path: '/activities/{activityId}/phone-codes',
    access: anyUnit,
    summary: 'Send a code of six digits to a phone: once a minute, five a day per number (G42)',
    params: OfActivity,
    body: z.object(Phone),
    reply: z.object({ resendAt: Instant, expiresAt: Instant, leftToday: z.number().int() }),
    errors: ['ENTITY_NOT_FOUND', 'REQUEST_TOO_FREQUENTLY'],
    perMinute: 10,
  },
  checkPhoneCode: {
    method: 'post',
    path: '/activities/{activityId}/phone-codes/check',
    access: anyUnit,
    summary: 'The code that arrived: right within ten minutes and five tries, the number counts as verified (G43)',
    params: OfActivity,
    body: z.object({ ...Phone, code: Text(12) }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'CAPTCHA_IS_MISMATCH', 'CAPTCHA_HAS_EXPIRED', 'CAPTCHA_NOT_FOUND'],
    perMinute: 30,
  },
  participantPage: {
    method: 'get',
    path: '/public/participants/{token}',
    access: 'public',
    summary: "A participant's own page behind the signed link of their mail",
    params: z.object({ token: z.string().min(20).max(120) }),
    reply: z.object({
      nameTc: z.string(),
      nameEn: z.string(),
      title: z.string(),
      language: z.enum(locales),
      unitNames: Names,
      activityNames: Names,
      place: z.object({ tc: z.string(), en: z.string(), pt: z.string() }),
      beginDate: BusinessDay,
      endDate: BusinessDay,
      dinner: Offering.dinner,
      dinnerTable: z.string(),
      checkIn: BusinessDay.nullable(),
      checkOut: BusinessDay.nullable(),
      /** Null while the code does not hold: not issued, revoked or cancelled. */
      credential: z.string().nullable(),
      revokedAt: Instant.nullable(),
      cancelledAt: Instant.nullable(),
      kinds: z.array(z.object({ kind: z.enum(signInKinds), signedAt: Instant.nullable() })),
    }),
    errors: ['ENTITY_NOT_FOUND'],
    perMinute: 120,
  },
} as const satisfies Api;

export const StaffPerson = PersonCard.extend({
  unitId: Id,
  unitNames: Names,
  listStatus: z.enum(listStatuses),
  representative: z.boolean(),
  createdAt: Instant,
});
export type StaffPerson = z.infer<typeof StaffPerson>;

/** The filters of the list; the export takes the same. */
export const peopleFilter = {
  activityId: Id,
  search: z.string().trim().max(80).optional(),
  unitId: Id.optional(),
  listStatus: z.enum(listStatuses).optional(),
  kind: z.enum(signInKinds).optional(),
  /** In the hotel that night. */
  night: BusinessDay.optional(),
  table: z.string().max(40).optional(),
  state: z.enum(personStates).optional(),
};

const UnitList = z.object({
  unitId: Id,
  unitNames: Names,
  status: z.enum(listStatuses),
  version: z.number().int(),
  count: z.number().int(),
  submittedAt: Instant.nullable(),
  lockedAt: Instant.nullable(),
});
export type UnitList = z.infer<typeof UnitList>;

const StaffChange = ChangeRequest.extend({
  activityId: Id,
  unitId: Id,
  unitNames: Names,
  listVersion: z.number().int(),
  capacityIsEnough: z.boolean(),
});
export type StaffChange = z.infer<typeof StaffChange>;

const OnePerson = z.object({ participantId: Id });
const WithReason = z.object({ version: Version, reason: Reason });

const ImportRow = z.object({
  /** As the sheet counts, the header being row 1. */
  row: z.number().int(),
  action: z.enum(importActions),
  unitName: z.string(),
  nameTc: z.string(),
  nameEn: z.string(),
  differences: z.array(Difference),
  errors: z.array(
    z.object({
      path: z.string(),
      problem: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
});
export const ImportPreview = z.object({
  importId: Id,
  fileName: z.string(),
  /** Names this very plan; a confirmation of another one is refused. */
  plan: z.string(),
  counts: z.object({ add: z.number(), update: z.number(), unchanged: z.number(), error: z.number() }),
  rows: z.array(ImportRow),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

/** The fund's side. FUND_REVIEWER and DOOR_SUPERVISOR read; only the fund's own change anything. */
export const staffParticipantApi = {
  searchParticipants: {
    method: 'get',
    path: '/staff/participants',
    access: readers,
    summary: 'People of an activity: search by name in any script, pinyin, initials, unit, last digits of the phone',
    query: z.object({ ...peopleFilter, sort: z.enum(personSorts).default('createdTime:desc'), ...pageQuery(100, 50) }),
    reply: pageOf(StaffPerson),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  participant: {
    method: 'get',
    path: '/staff/participants/{participantId}',
    access: readers,
    summary: 'One person, masked, with the history of their list',
    params: OnePerson,
    reply: z.object({
      person: StaffPerson,
      listVersion: z.number().int(),
      history: z.array(z.object({ at: Instant, action: z.string(), reason: z.string(), by: z.string().nullable() })),
    }),
    errors: ['ENTITY_NOT_FOUND'],
  },
  revealParticipant: {
    method: 'post',
    path: '/staff/participants/{participantId}/reveal',
    access: writers,
    summary: 'Everything about one person in clear; who read it and why is recorded',
    params: OnePerson,
    body: z.object({ reason: Reason }),
    reply: Person,
    errors: ['ENTITY_NOT_FOUND'],
  },
  participantLists: {
    method: 'get',
    path: '/staff/participant-lists',
    access: readers,
    summary: 'The lists of an activity by unit',
    query: z.object({ activityId: Id, status: z.enum(listStatuses).optional(), ...pageQuery(100, 50) }),
    reply: pageOf(UnitList).extend({ openChanges: z.number().int(), submitted: z.number().int() }),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  freezeParticipantLists: {
    method: 'post',
    path: '/staff/participant-lists/freeze',
    access: writers,
    summary: 'Lock lists that were sent: their people get codes and are told. Without units, all of them, oldest first',
    body: z.object({ activityId: Id, unitIds: z.array(Id).min(1).max(500).optional() }),
    reply: z.object({
      frozen: z.number().int(),
      refused: z.array(z.object({ unitId: Id, unitNames: Names, code: z.string() })),
    }),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  hotelNights: {
    method: 'get',
    path: '/staff/participants/hotel',
    access: readers,
    summary: 'Rooms by night: how many there are, how many are taken by locked lists and how many are wished in all',
    query: OfActivity,
    reply: z.object({
      nights: z.array(
        z.object({ night: BusinessDay, rooms: z.number().int(), taken: z.number().int(), wished: z.number().int() }),
      ),
    }),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  dinnerSeats: {
    method: 'get',
    path: '/staff/participants/dinner',
    access: readers,
    summary: 'Seats, tables and diets of the welcome dinner',
    query: OfActivity,
    reply: z.object({
      dinner: Offering.dinner,
      seats: z.number().int(),
      taken: z.number().int(),
      wished: z.number().int(),
      tables: z.array(z.object({ table: z.string(), people: z.number().int() })),
      diets: z.array(z.object({ diet: z.string(), people: z.number().int() })),
    }),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  arrangeParticipant: {
    method: 'post',
    path: '/staff/participants/{participantId}/arrangement',
    access: writers,
    summary: 'Set the dinner table and the hotel room of a person',
    params: OnePerson,
    body: z.object({ version: Version, dinnerTable: Text(40), hotelRoom: Text(40) }),
    reply: StaffPerson,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  revokeParticipant: {
    method: 'post',
    path: '/staff/participants/{participantId}/revoke',
    access: writers,
    summary: "The person's code lets nobody in any more",
    params: OnePerson,
    body: WithReason,
    reply: StaffPerson,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  cancelParticipant: {
    method: 'post',
    path: '/staff/participants/{participantId}/cancel',
    access: writers,
    summary: 'Cancel the registration of a person; what they signed before stays',
    params: OnePerson,
    body: WithReason,
    reply: StaffPerson,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  reinstateParticipant: {
    method: 'post',
    path: '/staff/participants/{participantId}/reinstate',
    access: writers,
    summary: 'Take back a revocation or a cancellation, where there is still room',
    params: OnePerson,
    body: WithReason,
    reply: StaffPerson,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR', 'CAPACITY_EXCEEDED'],
  },
  sendParticipantCode: {
    method: 'post',
    path: '/staff/participants/{participantId}/send-code',
    access: writers,
    summary: 'Send the person their code once more',
    params: OnePerson,
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  participantChanges: {
    method: 'get',
    path: '/staff/participant-changes',
    access: readers,
    summary: 'Changes that units ask for, oldest open first',
    query: z.object({ activityId: Id, state: z.enum(changeStates).default('OPEN'), ...pageQuery(100, 20) }),
    reply: pageOf(StaffChange),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  decideParticipantChange: {
    method: 'post',
    path: '/staff/participant-changes/{changeId}',
    access: writers,
    summary: 'Accept or refuse a change; accepted, newcomers get codes and those replaced lose theirs',
    params: z.object({ changeId: Id }),
    body: z.object({ version: Version, decision: z.enum(['accept', 'refuse']), answer: z.string().trim().max(500) }),
    reply: StaffChange,
    errors: [
      'ENTITY_NOT_FOUND',
      'STATUS_ERROR',
      'CAPACITY_EXCEEDED',
      'PARTICIPANT_LIMIT_REACHED',
      'REPRESENTATIVE_REQUIRED',
    ],
  },
  previewParticipantImport: {
    method: 'post',
    path: '/staff/participants/imports',
    access: ['FUND_ADMIN'],
    summary: 'Upload an xlsx or csv sheet and read what would happen, row by row; nothing is changed yet',
    query: OfActivity,
    body: 'multipart',
    reply: ImportPreview,
    errors: ['ACTIVITY_NOT_FOUND', 'FILE_NAME_IS_ERROR', 'PAYLOAD_TOO_LARGE', 'UPLOAD_FAIL'],
    perMinute: 30,
  },
  confirmParticipantImport: {
    method: 'post',
    path: '/staff/participants/imports/{importId}/confirm',
    access: ['FUND_ADMIN'],
    summary: 'Do what the preview said, leaving out the rows with errors; refused when something changed since',
    params: z.object({ importId: Id }),
    body: z.object({ plan: z.string().max(100) }),
    reply: z.object({ added: z.number().int(), updated: z.number().int() }),
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR', 'CAPACITY_EXCEEDED'],
  },
  participantImportTemplate: {
    method: 'get',
    path: '/staff/participants/imports/template',
    access: ['FUND_ADMIN'],
    summary: 'An empty sheet with the columns that an import knows',
    query: z.object({ language: z.enum(locales).default('zh') }),
    reply: 'file',
    errors: [],
  },
  exportParticipants: {
    method: 'post',
    path: '/staff/participants/export',
    access: writers,
    summary: 'The people of a filter as xlsx; personal columns only with a reason, which is recorded',
    body: z.object({
      ...peopleFilter,
      language: z.enum(locales),
      columns: z.array(z.enum(exportColumns)).min(1).max(exportColumns.length),
      reason: z.string().trim().max(500).default(''),
    }),
    reply: 'file',
    errors: ['ACTIVITY_NOT_FOUND'],
    perMinute: 20,
  },
  participantBadges: {
    method: 'get',
    path: '/staff/participants/badges',
    access: readers,
    summary: 'Names and codes to print as badges, by unit and name',
    query: z.object({
      activityId: Id,
      unitId: Id.optional(),
      search: z.string().trim().max(80).optional(),
      ...pageQuery(300, 60),
    }),
    reply: pageOf(
      z.object({
        id: Id,
        nameTc: z.string(),
        nameEn: z.string(),
        title: z.string(),
        unitNames: Names,
        credential: z.string(),
        kinds: z.array(z.enum(signInKinds)),
      }),
    ),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
} as const satisfies Api;
