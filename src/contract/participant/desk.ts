import { z } from 'zod';
import { administrators, doorStaff, fundStaff, staffRoles } from '#domain/account/roles.ts';
import { locales } from '#domain/locale.ts';
import { signInKinds } from '#domain/participant/kinds.ts';
import { listStatuses } from '#domain/participant/list-moves.ts';
import { changeStates, personSorts, personStates } from '#domain/participant/list-words.ts';
import { type Api, BusinessDay, Counted, countedPageOf, Done, Id, Instant, pageOf, pageQuery } from '#contract/api.ts';
import { offersOf } from '#contract/offers.ts';
import { Texts } from '#contract/texts.ts';
import {
  ChangeRequest,
  Difference,
  OfActivity,
  Offering,
  Person,
  PersonCard,
  Reason,
  Text,
  Version,
} from './participant.ts';
import { RowError, sheetConfirmation, sheetPreview } from '#contract/sheet-import.ts';

export const StaffPerson = PersonCard.extend({
  unitId: Id,
  unitNames: Texts,
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
  id: Id,
  unitId: Id,
  unitNames: Texts,
  status: z.enum(listStatuses),
  version: z.number().int(),
  count: z.number().int(),
  submittedAt: Instant.nullable(),
  lockedAt: Instant.nullable(),
  offers: offersOf(['freeze']),
});
export type UnitList = z.infer<typeof UnitList>;

const StaffChange = ChangeRequest.extend({
  activityId: Id,
  unitId: Id,
  unitNames: Texts,
  listVersion: z.number().int(),
  capacityIsEnough: z.boolean(),
  offers: offersOf(['acceptChange', 'refuseChange']),
});
export type StaffChange = z.infer<typeof StaffChange>;

const OnePerson = z.object({ participantId: Id });
const WithReason = z.object({ version: Version, reason: Reason });

export const ImportPreview = sheetPreview({
  /** As the sheet has it. */
  unitName: z.string(),
  /** To whose list the row goes. */
  unit: z.object({ id: Id, names: Texts }).nullable(),
  /** Where several units have the name: those that may be meant, and by what they are told apart. */
  candidates: z.array(z.object({ id: Id, names: Texts, detail: z.string() })),
  nameTc: z.string(),
  nameEn: z.string(),
  differences: z.array(Difference),
  /** What may be right and is worth a look; it hinders nothing. */
  warnings: z.array(RowError),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

/**
 * The fund's side. All staff read; administrators change, and reviewers where the activity was given to them. Lists are
 * locked and changes decided by the bulk actions of the inbox, which wait until they can no longer be taken back.
 */
export const staffParticipantApi = {
  searchParticipants: {
    method: 'get',
    path: '/staff/participants',
    access: staffRoles,
    summary: 'People of an activity: search by name in any script, pinyin, initials, unit, last digits of the phone',
    query: z.object({ ...peopleFilter, sort: z.enum(personSorts).default('createdTime:desc'), ...pageQuery(100, 50) }),
    reply: countedPageOf(StaffPerson),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  participant: {
    method: 'get',
    path: '/staff/participants/{participantId}',
    access: staffRoles,
    summary: 'One person, masked, with the history of their list',
    params: OnePerson,
    reply: z.object({
      person: StaffPerson,
      listVersion: z.number().int(),
      /** Empty where nobody corrects: cancelled, of an event's own registrations, or while the unit waits for an answer. */
      offers: offersOf(['correct']),
      history: z.array(z.object({ at: Instant, action: z.string(), reason: z.string(), by: z.string().nullable() })),
    }),
    errors: ['ENTITY_NOT_FOUND'],
  },
  revealParticipant: {
    method: 'post',
    path: '/staff/participants/{participantId}/reveal',
    access: fundStaff,
    summary: 'Everything about one person in clear; who read it and why is recorded',
    params: OnePerson,
    body: z.object({ reason: Reason }),
    reply: Person,
    errors: ['ENTITY_NOT_FOUND'],
  },
  participantLists: {
    method: 'get',
    path: '/staff/participant-lists',
    access: staffRoles,
    summary: 'The lists of an activity by unit',
    query: z.object({ activityId: Id, status: z.enum(listStatuses).optional(), ...pageQuery(100, 50) }),
    reply: countedPageOf(UnitList).extend({ openChanges: z.number().int(), submitted: Counted }),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  hotelNights: {
    method: 'get',
    path: '/staff/participants/hotel',
    access: staffRoles,
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
    access: staffRoles,
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
  enterParticipant: {
    method: 'post',
    path: '/staff/participants',
    access: fundStaff,
    summary: 'Put a person on the list of a unit; staff vouch for the phone, and a locked list gives a code at once',
    body: z.object({ activityId: Id, unitId: Id, person: Person }),
    reply: StaffPerson,
    once: true,
    errors: [
      'ACTIVITY_NOT_FOUND',
      'ENTITY_NOT_FOUND',
      'PARTICIPANT_LIMIT_REACHED',
      'REPRESENTATIVE_REQUIRED',
      'CAPACITY_EXCEEDED',
      'STATUS_ERROR',
    ],
  },
  correctParticipant: {
    method: 'put',
    path: '/staff/participants/{participantId}',
    access: fundStaff,
    summary: 'Correct what stands about a person, who stays the same; with a code, a new address is sent it',
    params: OnePerson,
    body: WithReason.extend({ person: Person }),
    reply: StaffPerson,
    errors: ['ENTITY_NOT_FOUND', 'REPRESENTATIVE_REQUIRED', 'CAPACITY_EXCEEDED', 'STATUS_ERROR'],
  },
  arrangeParticipant: {
    method: 'post',
    path: '/staff/participants/{participantId}/arrangement',
    access: fundStaff,
    summary: 'Set the dinner table and the hotel room of a person',
    params: OnePerson,
    body: z.object({ version: Version, dinnerTable: Text(40), hotelRoom: Text(40) }),
    reply: StaffPerson,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  revokeParticipant: {
    method: 'post',
    path: '/staff/participants/{participantId}/revoke',
    access: fundStaff,
    summary: "The person's code lets nobody in any more",
    params: OnePerson,
    body: WithReason,
    reply: StaffPerson,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  cancelParticipant: {
    method: 'post',
    path: '/staff/participants/{participantId}/cancel',
    access: fundStaff,
    summary: 'Cancel the registration of a person; what they signed before stays',
    params: OnePerson,
    body: WithReason,
    reply: StaffPerson,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  reinstateParticipant: {
    method: 'post',
    path: '/staff/participants/{participantId}/reinstate',
    access: fundStaff,
    summary: 'Take back a revocation or a cancellation, where there is still room',
    params: OnePerson,
    body: WithReason,
    reply: StaffPerson,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR', 'CAPACITY_EXCEEDED'],
  },
  sendParticipantCode: {
    method: 'post',
    path: '/staff/participants/{participantId}/send-code',
    access: fundStaff,
    summary: 'Send the person their code once more',
    params: OnePerson,
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  reissueParticipantCodes: {
    method: 'post',
    path: '/staff/participants/codes',
    access: doorStaff,
    summary: 'Everybody of an activity gets another code and is told; the former ones stop at once, printed badges too',
    body: z.object({ activityId: Id }),
    reply: z.object({ people: z.number().int() }),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  participantChanges: {
    method: 'get',
    path: '/staff/participant-changes',
    access: staffRoles,
    summary: 'Changes that units ask for, oldest open first',
    query: z.object({ activityId: Id, state: z.enum(changeStates).default('OPEN'), ...pageQuery(100, 20) }),
    reply: pageOf(StaffChange),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  previewParticipantImport: {
    method: 'post',
    path: '/staff/participants/imports',
    access: administrators,
    summary: 'Upload an xlsx or csv sheet and read what would happen, row by row; nothing is changed yet',
    query: OfActivity,
    body: 'multipart',
    reply: ImportPreview,
    errors: ['ACTIVITY_NOT_FOUND', 'FILE_NAME_IS_ERROR', 'PAYLOAD_TOO_LARGE', 'UPLOAD_FAIL'],
    perMinute: 30,
  },
  chooseImportUnits: {
    method: 'put',
    path: '/staff/participants/imports/{importId}/units',
    access: administrators,
    summary: 'Say which unit is meant where several have the name, and read again what would happen',
    params: sheetConfirmation.params,
    body: z.object({ choices: z.array(z.object({ row: z.number().int(), unitId: Id })).max(5000) }),
    reply: ImportPreview.pick({ plan: true, counts: true, rows: true }),
    errors: ['ENTITY_NOT_FOUND', 'ACTIVITY_NOT_FOUND'],
  },
  confirmParticipantImport: {
    method: 'post',
    path: '/staff/participants/imports/{importId}/confirm',
    access: administrators,
    summary: 'Do what the preview said, leaving out the rows with errors; refused when something changed since',
    ...sheetConfirmation,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR', 'CAPACITY_EXCEEDED'],
  },
  participantImportTemplate: {
    method: 'get',
    path: '/staff/participants/imports/template',
    access: administrators,
    summary: 'An empty sheet with the columns that an import knows',
    query: z.object({ language: z.enum(locales).default('zh') }),
    reply: 'file',
    errors: [],
  },
  participantBadges: {
    method: 'get',
    path: '/staff/participants/badges',
    access: staffRoles,
    summary: 'Names and codes to print as badges, by unit and name',
    query: z.object({
      activityId: Id,
      unitId: Id.optional(),
      search: z.string().trim().max(80).optional(),
      ...pageQuery(300, 60),
    }),
    reply: countedPageOf(
      z.object({
        id: Id,
        nameTc: z.string(),
        nameEn: z.string(),
        title: z.string(),
        unitNames: Texts,
        credential: z.string(),
        kinds: z.array(z.enum(signInKinds)),
      }),
    ),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
} as const satisfies Api;
