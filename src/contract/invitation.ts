import { z } from 'zod';
import { administrators, documentOrgTypes, fundStaff } from '#domain/account/roles.ts';
import { activityCategories } from '#domain/activity/category.ts';
import { invitationFields } from '#domain/invitation/check-invitation.ts';
import { deedNames, largestBulk } from '#domain/invitation/desk-deeds.ts';
import type { InvitedRole as Role } from '#domain/invitation/invited-as.ts';
import { invitationStates } from '#domain/invitation/words.ts';
import { locales } from '#domain/locale.ts';
import { type Api, Counted, Id, Instant, countedPageOf, pageQuery } from './api.ts';
import { offersOf } from './offers.ts';
import { WireNames } from './texts.ts';
import { sheetConfirmation, sheetPreview } from './sheet-import.ts';

const Text = z.string().trim().max(800);
const Place = z.number().int().min(1).max(2_000_000_000).nullable();
const Version = z.number().int().min(0);

/** The shape only: what is wrong with well-formed details is `invitationProblems` in the domain. */
export const InvitationDetails = z.object({
  nameTc: Text,
  nameEn: Text,
  namePt: Text,
  summary: Text,
  contactPerson: Text,
  countryCode: z.string().trim().max(4),
  contactMobile: Text,
  contactTelNo: Text,
  contactEmail: Text,
  countryRegionId: Place,
  provinceId: Place,
  cityId: Place,
  language: z.enum(locales),
});

/** The role that an answer gives. */
export const InvitedRole = z.object({
  orgType: z.enum(documentOrgTypes),
  /** The level of a road-show role. */
  role: z.string().trim().max(40).nullable().default(null),
}) satisfies z.ZodType<Role>;

export const DeskInvitation = InvitationDetails.extend({
  id: Id,
  version: z.number().int(),
  activity: z.object({ id: Id, code: z.string(), category: z.enum(activityCategories), ...WireNames }).nullable(),
  orgType: z.enum(documentOrgTypes),
  role: z.string().nullable(),
  state: z.enum(invitationStates),
  /** Who answered. */
  username: z.string().nullable(),
  accountId: Id.nullable(),
  unitId: Id.nullable(),
  sentAt: Instant.nullable(),
  sentCount: z.number().int(),
  openedAt: Instant.nullable(),
  activatedAt: Instant.nullable(),
  expiresAt: Instant.nullable(),
  createdAt: Instant,
});
export type DeskInvitation = z.infer<typeof DeskInvitation>;

export const invitationFilter = {
  activityId: Id.optional(),
  state: z.enum(invitationStates).optional(),
  /** Who was written to and has not answered. */
  unanswered: z.stringbool().optional(),
  search: z.string().trim().max(80).optional(),
};
const BulkFilter = z.object({
  activityId: Id.optional(),
  state: z.enum(invitationStates).optional(),
  unanswered: z.boolean().optional(),
  search: z.string().trim().max(80).optional(),
});

const Named = z.object({
  id: Id,
  ...WireNames,
  contactEmail: z.string(),
  state: z.enum(invitationStates),
});

export const BulkInvitations = z.object({
  /** Names this very run; doing another one is refused. */
  plan: z.string(),
  /** To what the state of each changes. */
  to: z.enum(invitationStates),
  changes: z.array(Named),
  refused: z.array(Named.extend({ code: z.string() })),
  /** Mails that go out with it. */
  mails: z.number().int(),
  done: z.boolean(),
  notice: z.string().nullable(),
  /** What is held and can be taken back. */
  bulkId: Id.nullable(),
});
export type BulkInvitations = z.infer<typeof BulkInvitations>;

export const InvitationImport = sheetPreview({
  name: z.string(),
  contactEmail: z.string(),
  changed: z.array(z.enum([...invitationFields, 'role'])),
  /** When it was mailed; null where it has not been yet, and for a new one. */
  sentAt: Instant.nullable(),
});
export type InvitationImport = z.infer<typeof InvitationImport>;

const One = z.object({ invitationId: Id });
/** Of an activity that nobody is invited to now. */
const closedActivity = ['ACTIVITY_NOT_PUBLIC', 'ACTIVITY_IS_OVER'] as const;

/** The fund's side of invitations. FUND_REVIEWER reads; only FUND_ADMIN changes anything. */
export const invitationApi = {
  searchInvitations: {
    method: 'get',
    path: '/admin/invitations',
    access: fundStaff,
    summary: 'Invitations by activity, state and any word of the unit, its contact or address, newest first',
    query: z.object({ ...invitationFilter, ...pageQuery(100, 20) }),
    reply: countedPageOf(DeskInvitation).extend({
      /** Of the activity, whatever else is filtered. */
      counts: z.object({
        all: Counted,
        unsent: Counted,
        unanswered: Counted,
        answered: Counted,
      }),
    }),
    errors: [],
  },
  deskInvitation: {
    method: 'get',
    path: '/admin/invitations/{invitationId}',
    access: fundStaff,
    summary: 'One invitation with everything that became of it',
    params: One,
    reply: z.object({
      invitation: DeskInvitation,
      offers: offersOf(deedNames),
      history: z.array(z.object({ at: Instant, action: z.string(), toStatus: z.string(), by: z.string().nullable() })),
    }),
    errors: ['ENTITY_NOT_FOUND'],
  },
  createInvitation: {
    method: 'post',
    path: '/admin/invitations',
    access: administrators,
    summary: 'Invite a unit to an activity; the mail goes out when it is sent',
    body: InvitationDetails.extend({ activityId: Id, ...InvitedRole.shape }),
    reply: DeskInvitation,
    once: true,
    errors: ['ACTIVITY_NOT_FOUND', ...closedActivity, 'STATUS_ERROR'],
  },
  editInvitation: {
    method: 'put',
    path: '/admin/invitations/{invitationId}',
    access: administrators,
    summary: 'Change an invitation that is not answered yet; another address makes the link that was mailed useless',
    params: One,
    body: InvitationDetails.extend({ version: Version, ...InvitedRole.shape }),
    reply: DeskInvitation,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  doToInvitation: {
    method: 'post',
    path: '/admin/invitations/{invitationId}/{deed}',
    access: administrators,
    summary: 'Send it, again with a new code, or disable it, once the time to take that back is over',
    params: One.extend({ deed: z.enum(deedNames) }),
    body: z.object({ version: Version }),
    reply: z.object({
      invitation: DeskInvitation,
      notice: z.string().nullable(),
      /** What is held and can be taken back. */
      bulkId: Id.nullable(),
    }),
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR', ...closedActivity],
  },
  doToInvitations: {
    method: 'post',
    path: '/admin/invitation-deeds',
    access: administrators,
    summary: 'Send, send again or disable those of a filter or a list: first what would happen, then that very thing',
    body: z.object({
      deed: z.enum(deedNames),
      filter: BulkFilter.optional(),
      ids: z.array(Id).min(1).max(largestBulk).optional(),
      /** From the dry run; without it nothing is done. */
      plan: z.string().max(100).optional(),
    }),
    reply: BulkInvitations,
    errors: ['STATUS_ERROR'],
  },
  previewInvitationImport: {
    method: 'post',
    path: '/admin/invitation-imports',
    access: administrators,
    summary: 'Upload an xlsx or csv sheet and read what would happen, row by row; nothing is changed yet',
    query: z.object({ activityId: Id, orgType: z.enum(documentOrgTypes), role: z.string().max(40).optional() }),
    body: 'multipart',
    reply: InvitationImport,
    errors: [
      'ACTIVITY_NOT_FOUND',
      ...closedActivity,
      'FILE_NAME_IS_ERROR',
      'PAYLOAD_TOO_LARGE',
      'UPLOAD_FAIL',
      'STATUS_ERROR',
    ],
    perMinute: 30,
  },
  confirmInvitationImport: {
    method: 'post',
    path: '/admin/invitation-imports/{importId}/confirm',
    access: administrators,
    summary: 'Do what the preview said, leaving out the rows with errors; refused when something changed since',
    ...sheetConfirmation,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR', ...closedActivity],
  },
  invitationImportTemplate: {
    method: 'get',
    path: '/admin/invitation-imports/template',
    access: administrators,
    summary: 'A sheet with the columns that an import knows, and two rows as an example',
    query: z.object({ language: z.enum(locales).default('zh') }),
    reply: 'file',
    errors: [],
  },
} as const satisfies Api;
