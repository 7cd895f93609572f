import { z } from 'zod';
import { locales } from '#domain/locale.ts';
import { signInKinds } from '#domain/participant/kinds.ts';
import { listStatuses } from '#domain/participant/list-moves.ts';
import { changeStates } from '#domain/participant/list-words.ts';
import { documentTypes, genders, type Person as DomainPerson, personFields } from '#domain/participant/person.ts';
import { type Api, BusinessDay, Done, Id, Instant } from './api.ts';

export const Text = (limit: number) => z.string().max(limit);
export const Names = z.object({ tc: z.string(), en: z.string(), pt: z.string() });
export type Names = z.infer<typeof Names>;

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
export const Difference = z.object({ field: z.enum(personFields), before: Value, after: Value });

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
export const ChangeRequest = z.object({
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

export const Offering = {
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
export const readers = ['FUND_ADMIN', 'FUND_REVIEWER', 'DOOR_SUPERVISOR'] as const;
export const writers = ['FUND_ADMIN', 'FUND_REVIEWER'] as const;

export const OfActivity = z.object({ activityId: Id });
const OfPerson = z.object({ activityId: Id, participantId: Id });
export const Version = z.number().int().min(0);
export const Reason = z.string().trim().min(1).max(500);
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
