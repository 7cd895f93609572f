import { z } from 'zod';
import { orgTypes } from '#domain/account/roles.ts';
import { roadShowSights } from '#domain/road-show/levels.ts';
import { type Api, Id } from '#contract/api.ts';
import { Named } from '#contract/texts.ts';

/** One of the account's own roles of a kind, for a link to another activity (D1 §6). */
export const OwnRole = z.object({
  membershipId: Id,
  unit: Named,
  /** The level of a road-show account, as {product}_UN. */
  type: z.string().nullable(),
  activities: z.array(Id),
});
export type OwnRole = z.infer<typeof OwnRole>;

const AutoSigned = z.object({ enrollmentId: Id, membershipId: Id, orgType: z.enum(orgTypes) });
const autoSignErrors = [
  'ACTIVITY_NOT_FOUND',
  'EVENT_CANNOT_ENROLL',
  'DATE_CANNOT_ENROLL',
  'REPEAT_ENROLLMENT',
] as const;
const ofActivity = z.object({ activityId: Id });

/** Roles that an account takes by following a link, and what it has already (D1 §6, §7; D2 §7). */
export const roleApi = {
  autoSignRecruitCompany: {
    method: 'post',
    path: '/registration/autoSignRecruitCompany',
    access: 'account',
    summary: 'Registers the present unit as a recruiting company of a bound recruitment fair',
    body: ofActivity,
    reply: AutoSigned,
    errors: autoSignErrors,
  },
  autoSignRoadshow: {
    method: 'post',
    path: '/registration/autoSignRoadshow',
    access: 'account',
    summary: 'Registers the present unit in a bound road show; of a level the unit has, else the usual one',
    body: ofActivity.extend({ type: z.string().min(1).max(40).optional() }),
    reply: AutoSigned,
    errors: autoSignErrors,
  },
  autoSignDock: {
    method: 'post',
    path: '/registration/autoSignDock',
    access: 'account',
    summary: 'Registers the present unit as an exhibitor of a bound docking',
    body: ofActivity,
    reply: AutoSigned,
    errors: autoSignErrors,
  },
  roadshowAccounts: {
    method: 'get',
    path: '/base/account/roadshow',
    access: 'account',
    summary: 'The own road-show roles, with what they cover',
    reply: z.object({ content: z.array(OwnRole) }),
    errors: [],
  },
  dockingExhibitorAccounts: {
    method: 'get',
    path: '/base/account/docking/exhibitor',
    access: 'account',
    summary: 'The own roles as an exhibitor of a docking, with what they cover',
    reply: z.object({ content: z.array(OwnRole) }),
    errors: [],
  },
  exhibitorOfActivity: {
    method: 'get',
    path: '/registration/exhibitor',
    access: 'account',
    summary: 'The own exhibitor in an activity, and whether the password must be changed first (G35)',
    query: ofActivity,
    reply: z.object({
      exhibitor: Named.extend({ membershipId: Id }),
      enrollmentId: Id.nullable(),
      restPassword: z.boolean(),
    }),
    errors: ['EXHIBITOR_NOT_FOUND'],
    beforePasswordChange: true,
  },
  inviteToTalk: {
    method: 'post',
    path: '/registration/invite',
    access: 'account',
    summary: 'Takes a school’s account into a road show by its invitation; the school must have a research office',
    body: ofActivity,
    reply: AutoSigned.omit({ enrollmentId: true }),
    errors: [
      'ACTIVITY_NOT_FOUND',
      'EVENT_CANNOT_ENROLL',
      'DATE_CANNOT_ENROLL',
      'ACCOUNT_ERROR',
      'UNIT_MANAGEMENT_NOT_FOUND_ERROR',
    ],
  },
  currentRoadshowUnit: {
    method: 'get',
    path: '/registration/roadshow/unit',
    access: ['ROADSHOW'],
    summary: 'The unit of the present road-show role, its level, and whose registrations it sees (G59)',
    reply: z.object({
      unit: Named.extend({ schoolCode: z.string() }),
      type: z.string().nullable(),
      sees: z.enum(roadShowSights),
    }),
    errors: ['ENTITY_NOT_FOUND'],
  },
  roadshowSchoolAccount: {
    method: 'get',
    path: '/registration/roadshow/school',
    access: ['ROADSHOW'],
    summary: 'The research office of the present unit’s school (G60)',
    reply: z.object({ schoolCode: z.string(), unit: Named, name: z.string() }),
    errors: ['ACCOUNT_ERROR', 'UNIT_MANAGEMENT_NOT_FOUND_ERROR'],
  },
} as const satisfies Api;
