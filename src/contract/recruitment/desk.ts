import { unitsPageSize } from '#contract/limits.ts';
import { z } from 'zod';
import { fundStaff } from '#domain/account/roles.ts';
import { unitStandings } from '#domain/recruitment/position-moves.ts';
import { type Api, Id, pageOf, pageQuery } from '#contract/api.ts';
import { WireNames } from '#contract/texts.ts';

const largestPage = 100;

/** A unit at a careers fair. */
export const RecruitingUnit = z.object({
  /** Of the unit at this fair. */
  id: z.string(),
  unitId: Id,
  activityId: Id,
  unit: z.object(WireNames),
  activity: z.object(WireNames),
  standing: z.enum(unitStandings),
  positions: z.number().int(),
  /** Of those, what everybody reads now. */
  listed: z.number().int(),
  /** Not counting those that were withdrawn. */
  applications: z.number().int(),
});
export type RecruitingUnit = z.infer<typeof RecruitingUnit>;

export const recruitmentDeskApi = {
  recruitingUnits: {
    method: 'get',
    path: '/recruit/units',
    access: fundStaff,
    summary: 'Units of careers fairs, with how the fund decided, their positions and applications (row 209)',
    query: z.object({
      activityId: Id.optional(),
      standing: z.enum(unitStandings).optional(),
      search: z.string().trim().max(100).optional(),
      ...pageQuery(largestPage, unitsPageSize),
    }),
    reply: pageOf(RecruitingUnit),
    errors: [],
  },
} as const satisfies Api;
