import { recruitmentPageSize } from '#contract/limits.ts';
import { z } from 'zod';
import { fundStaff } from '#domain/account/roles.ts';
import {
  emptyPosition,
  type PositionField,
  type PositionForm,
  positionTypes,
  salaryCurrencies,
  salaryPeriods,
} from '#domain/recruitment/position-form.ts';
import { positionButtons, unitStandings } from '#domain/recruitment/position-moves.ts';
import { type Api, BusinessDay, Done, Id, Instant, pageOf, pageQuery } from '#contract/api.ts';
import { caseForm, noteAnswer } from '#contract/case-form.ts';
import { Named, WireNames } from '#contract/texts.ts';

const largestPage = 999;
export const recruiters = ['RECRUIT_COMPANY', 'RECRUIT_PURVEYOR'] as const;
const makers = [...recruiters, 'CONTRACTOR', ...fundStaff] as const;

/** A draft holds more than is accepted, so that nothing typed is lost. */
const text = z.string().max(8000);
const short = z.string().max(40);

/** As somebody typed it: what a draft may hold. What is handed in is judged by the rules. */
export const PositionFields = z.object({
  nameTc: text,
  nameEn: text,
  namePt: text,
  type: z.enum(['', ...positionTypes]),
  count: short,
  location: text,
  currency: z.enum(['', ...salaryCurrencies]),
  startAmount: short,
  endAmount: short,
  period: z.enum(salaryPeriods),
  content: text,
  requirements: text,
  closeDate: short,
}) satisfies z.ZodType<PositionForm>;

/** A position among one's own or among those to decide about. */
export const PositionRow = z.object({
  id: Id,
  activityId: Id,
  ...WireNames,
  type: z.enum(['', ...positionTypes]),
  /** As the documents have it, with the fund's prefix. */
  status: z.string(),
  statusSince: Instant,
  unit: Named,
  isOwn: z.boolean(),
  isPublic: z.boolean(),
  updatedAt: Instant,
});
export type PositionRow = z.infer<typeof PositionRow>;

const ofCase = caseForm(Object.keys(emptyPosition) as PositionField[], positionButtons, PositionFields);

export const OnePosition = PositionRow.extend({
  ...ofCase.read,
  /** What everybody reads, for its company and for deciders; null while there is nothing. */
  listed: PositionFields.nullable(),
});
export type OnePosition = z.infer<typeof OnePosition>;

/** As it stands in the public list. */
export const ListedPosition = z.object({
  id: Id,
  activityId: Id,
  form: PositionFields,
  unit: Named,
  listedAt: Instant,
});
export type ListedPosition = z.infer<typeof ListedPosition>;

export const PublicPosition = ListedPosition.extend({
  unit: Named.extend({ website: z.string(), summary: z.string() }),
  activity: z.object(WireNames),
  /** The last day on which what applicants say is kept. */
  keptUntil: BusinessDay,
});
export type PublicPosition = z.infer<typeof PublicPosition>;

const OfPosition = z.object({ positionId: Id });

export const recruitmentApi = {
  publicPositions: {
    method: 'get',
    path: '/recruit/public',
    access: 'public',
    summary: 'Open positions, newest first, found by words in any language and by kind (row 209)',
    query: z.object({
      activityId: Id.optional(),
      unitId: Id.optional(),
      type: z.enum(positionTypes).optional(),
      search: z.string().trim().max(100).optional(),
      ...pageQuery(largestPage, recruitmentPageSize),
    }),
    reply: pageOf(ListedPosition),
    sameForAll: true,
    errors: [],
  },
  publicPosition: {
    method: 'get',
    path: '/recruit/public/{positionId}',
    access: 'public',
    summary: 'One open position',
    params: OfPosition,
    reply: PublicPosition,
    sameForAll: true,
    errors: ['ENTITY_NOT_FOUND'],
  },
  recruitUnit: {
    method: 'get',
    path: '/recruit/unit',
    access: recruiters,
    summary: 'How the registration of one’s unit for a fair stands; null: it is not registered',
    query: z.object({ activityId: Id }),
    reply: z.object({ standing: z.enum(unitStandings).nullable() }),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  positions: {
    method: 'get',
    path: '/recruit/positions',
    access: makers,
    summary: 'A company’s own positions, or all that were handed in for a contractor and the fund, changed last first',
    query: z.object({
      activityId: Id.optional(),
      status: z.string().max(40).optional(),
      /** Only those that wait for one's own decision. */
      which: z.enum(['toDecide']).optional(),
      search: z.string().trim().max(100).optional(),
      ...pageQuery(largestPage, recruitmentPageSize),
    }),
    reply: pageOf(PositionRow),
    errors: [],
  },
  beginPosition: {
    method: 'post',
    path: '/recruit/positions',
    access: recruiters,
    summary: 'Begin a position; until it is handed in nobody else sees it',
    body: z.object({ activityId: Id }),
    reply: OnePosition,
    once: true,
    errors: ['ACTIVITY_NOT_FOUND', 'UNIT_NOT_APPROVED'],
  },
  position: {
    method: 'get',
    path: '/recruit/positions/{positionId}',
    access: makers,
    summary: 'One position, with what whoever asks can do',
    params: OfPosition,
    reply: OnePosition,
    errors: ['ENTITY_NOT_FOUND'],
  },
  savePosition: {
    method: 'put',
    path: '/recruit/positions/{positionId}',
    access: recruiters,
    summary: 'Keep a draft as it is, finished or not; what is public stays as it is',
    params: OfPosition,
    ...ofCase.save,
  },
  removePosition: {
    method: 'delete',
    path: '/recruit/positions/{positionId}',
    access: recruiters,
    summary: 'Throw away a draft that was never handed in',
    params: OfPosition,
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  movePosition: {
    method: 'post',
    path: '/recruit/positions/{positionId}/moves',
    access: makers,
    summary: 'Hand in, pass, approve, return with notes at fields, change, take back, close',
    params: OfPosition,
    body: ofCase.move,
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR', 'UNIT_NOT_APPROVED', 'NOTES_OPEN', 'NOTHING_CHANGED'],
  },
  answerPositionNote: {
    method: 'put',
    path: '/recruit/notes/{noteId}/answer',
    access: recruiters,
    summary: 'Say what was done about a note',
    ...noteAnswer,
  },
} as const satisfies Api;
