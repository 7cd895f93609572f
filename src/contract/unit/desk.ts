import { z } from 'zod';
import { administrators, fundStaff, orgTypes } from '#domain/account/roles.ts';
import { listStatuses } from '#domain/participant/list-moves.ts';
import { unitKinds } from '#domain/unit/unit-words.ts';
import { type Api, Id, Instant, countedPageOf, pageQuery } from '#contract/api.ts';
import { AccountPage } from '#contract/account/desk.ts';
import { WireNames } from '#contract/texts.ts';

const Text = z.string().trim().max(800);
const Version = z.number().int().min(0);
const Place = z.number().int().min(1).max(2_000_000_000).nullable();

/** The shape only: what is wrong with well-formed details is `unitProblems` in the domain. */
export const UnitDetails = z.object({
  nameTc: Text,
  nameEn: Text,
  namePt: Text,
  kind: Text,
  industry: Text,
  summary: Text,
  countryRegionId: Place,
  provinceId: Place,
  cityId: Place,
  address: Text,
  website: Text,
  phone: Text,
  fax: Text,
  schoolCode: Text,
});

export const UnitRow = UnitDetails.extend({
  id: Id,
  version: z.number().int(),
  createdAt: Instant,
  mergedIntoId: Id.nullable(),
  members: z.number().int(),
});
export type UnitRow = z.infer<typeof UnitRow>;

const ActivityName = z.object({
  id: Id,
  code: z.string(),
  ...WireNames,
});

export const UnitPage = z.object({
  unit: UnitRow,
  members: z.array(
    z.object({
      membershipId: Id,
      accountId: Id,
      username: z.string(),
      email: z.string(),
      ...WireNames,
      orgType: z.enum(orgTypes),
      role: z.string().nullable(),
    }),
  ),
  enrollments: z.array(
    z.object({ id: Id, activity: ActivityName, status: z.string(), createdAt: Instant, asContractor: z.boolean() }),
  ),
  /** Lists of participants, with how many are coming. */
  participants: z.array(z.object({ activity: ActivityName, count: z.number().int(), status: z.enum(listStatuses) })),
  history: AccountPage.shape.history,
});
export type UnitPage = z.infer<typeof UnitPage>;

export const UnitMergePreview = z.object({
  from: UnitRow,
  into: UnitRow,
  /** Names this very preview; a merge of another one is refused. */
  plan: z.string(),
  moves: z.object({
    memberships: z.number().int(),
    enrollments: z.number().int(),
    contractorOf: z.number().int(),
    participants: z.number().int(),
    participantLists: z.number().int(),
    invitations: z.number().int(),
  }),
  /** Nothing is merged while there is one. */
  clashes: z.array(
    z.object({
      kind: z.enum(['ENROLLMENT', 'PARTICIPANT', 'PARTICIPANT_LIST', 'PARTICIPANT_LIMIT', 'SAME', 'MERGED_ALREADY']),
      activity: ActivityName.nullable(),
      /** Of two registrations, that of the unit that goes away. */
      enrollmentId: Id.nullable(),
      /** Who or what it is about, as a name; of a limit how many there would be, as `7 / 5`. */
      detail: z.string(),
    }),
  ),
});
export type UnitMergePreview = z.infer<typeof UnitMergePreview>;

const One = z.object({ unitId: Id });

export const unitFilter = {
  search: z.string().trim().max(80).optional(),
  kind: z.enum(unitKinds).optional(),
  countryRegionId: z.coerce.number().int().min(1).max(2_000_000_000).optional(),
};

/** The fund's desk for units. FUND_REVIEWER reads; only FUND_ADMIN changes anything. */
export const deskUnitApi = {
  searchUnits: {
    method: 'get',
    path: '/admin/units',
    access: fundStaff,
    summary: 'Units by any word of their names in any language, by type and region, newest first',
    query: z.object({ ...unitFilter, ...pageQuery(100, 20) }),
    reply: countedPageOf(UnitRow),
    errors: [],
  },
  deskUnit: {
    method: 'get',
    path: '/admin/units/{unitId}',
    access: fundStaff,
    summary: 'One unit with its members, enrolments, participants and history',
    params: One,
    reply: UnitPage,
    errors: ['ENTITY_NOT_FOUND'],
  },
  createUnit: {
    method: 'post',
    path: '/admin/units',
    access: administrators,
    summary: 'A new unit; where a unit has one of its names already, only if that is said',
    body: UnitDetails.extend({ another: z.boolean().default(false) }),
    reply: UnitPage,
    once: true,
    errors: [],
  },
  editUnit: {
    method: 'put',
    path: '/admin/units/{unitId}',
    access: administrators,
    summary: 'Change a unit; its participants are found by the new name at once',
    params: One,
    body: UnitDetails.extend({ version: Version }),
    reply: UnitPage,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  previewUnitMerge: {
    method: 'get',
    path: '/admin/units/{unitId}/merge/{intoId}',
    access: administrators,
    summary: 'What would go from one unit to the other, and what stands in the way',
    params: One.extend({ intoId: Id }),
    reply: UnitMergePreview,
    errors: ['ENTITY_NOT_FOUND'],
  },
  mergeUnits: {
    method: 'post',
    path: '/admin/units/{unitId}/merge/{intoId}',
    access: administrators,
    summary: 'Do what the preview said: the first unit points to the second from then on',
    params: One.extend({ intoId: Id }),
    body: z.object({ plan: z.string().max(100), reason: z.string().trim().min(1).max(500) }),
    reply: UnitPage,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
} as const satisfies Api;
