import { roadShowPageSize } from '#contract/limits.ts';
import { z } from 'zod';
import { fundStaff } from '#domain/account/roles.ts';
import { recordFields, recordKinds, type RecordField } from '#domain/road-show/record-form.ts';
import { recordButtons } from '#domain/road-show/record-moves.ts';
import { roadShowSights } from '#domain/road-show/levels.ts';
import { technologyFieldNames } from '#domain/road-show/technology-fields.ts';
import { type Api, Done, Id, Instant, pageOf, pageQuery } from '#contract/api.ts';
import { caseForm, noteAnswer } from '#contract/case-form.ts';
import { Named, WireNames } from '#contract/texts.ts';
import { RecordFields } from './form.ts';

const roadShowOrDesk = ['ROADSHOW', ...fundStaff] as const;

/** A result or a demand in a list. */
export const RecordRow = z.object({
  id: Id,
  kind: z.enum(recordKinds),
  activityId: Id,
  ...WireNames,
  group: z.string(),
  /** As the documents have it, with the fund's prefix. */
  status: z.string(),
  statusSince: Instant,
  unit: Named,
  /** Whoever asks is one of its authors. */
  isOwn: z.boolean(),
  isPublished: z.boolean(),
  updatedAt: Instant,
});
export type RecordRow = z.infer<typeof RecordRow>;

/** A unit of a road show, with how much of it whoever asks may see. */
export const RoadShowUnit = Named.extend({
  results: z.number().int().min(0),
  demands: z.number().int().min(0),
});
export type RoadShowUnit = z.infer<typeof RoadShowUnit>;

const ofCase = caseForm(
  Object.keys({ ...recordFields.RESULT, ...recordFields.DEMAND }) as RecordField[],
  recordButtons,
  RecordFields,
);

export const OneRecord = RecordRow.extend({
  ...ofCase.read,
  /** What the public reads, for authors and deciders; null while there is nothing. */
  published: RecordFields.nullable(),
});
export type OneRecord = z.infer<typeof OneRecord>;

/** What everybody may read. */
export const PublicRecord = z.object({
  id: Id,
  kind: z.enum(recordKinds),
  activityId: Id,
  unit: Named.extend({ website: z.string() }),
  form: RecordFields,
  publishedAt: Instant,
});
export type PublicRecord = z.infer<typeof PublicRecord>;

const OfRecord = z.object({ recordId: Id });

/** Filters of every list of records. */
const recordFilter = {
  activityId: Id.optional(),
  kind: z.enum(recordKinds).optional(),
  group: z.enum(technologyFieldNames).optional(),
  search: z.string().trim().max(100).optional(),
};

export const roadShowApi = {
  roadShowRecords: {
    method: 'get',
    path: '/road-show/records',
    access: roadShowOrDesk,
    summary: 'Research results and technical demands that whoever asks may see, changed last first (row 191)',
    query: z.object({
      ...recordFilter,
      status: z.string().max(40).optional(),
      /** Only one's own; only those that wait for one's own decision. */
      which: z.enum(['own', 'toDecide']).optional(),
      unitManagementId: Id.optional(),
      schoolCode: z.string().max(40).optional(),
      ...pageQuery(roadShowPageSize, roadShowPageSize),
    }),
    reply: pageOf(RecordRow).extend({ sight: z.enum(roadShowSights).nullable() }),
    errors: [],
  },
  beginRoadShowRecord: {
    method: 'post',
    path: '/road-show/records',
    access: ['ROADSHOW'],
    summary: 'Begin a research result or a technical demand; until it is handed in nobody else sees it',
    body: z.object({ activityId: Id, kind: z.enum(recordKinds) }),
    reply: OneRecord,
    once: true,
    errors: ['ACTIVITY_NOT_FOUND', 'DATE_CANNOT_ENROLL', 'ACCOUNT_ERROR', 'UNIT_MANAGEMENT_NOT_FOUND_ERROR'],
  },
  roadShowRecord: {
    method: 'get',
    path: '/road-show/records/{recordId}',
    access: roadShowOrDesk,
    summary: 'One result or demand, with what whoever asks can do',
    params: OfRecord,
    reply: OneRecord,
    errors: ['ENTITY_NOT_FOUND'],
  },
  saveRoadShowRecord: {
    method: 'put',
    path: '/road-show/records/{recordId}',
    access: ['ROADSHOW'],
    summary: 'Keep a draft as it is, finished or not; what is published stays as it is',
    params: OfRecord,
    ...ofCase.save,
  },
  removeRoadShowRecord: {
    method: 'delete',
    path: '/road-show/records/{recordId}',
    access: ['ROADSHOW'],
    summary: 'Throw away a draft that was never handed in',
    params: OfRecord,
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  moveRoadShowRecord: {
    method: 'post',
    path: '/road-show/records/{recordId}/moves',
    access: roadShowOrDesk,
    summary: 'Hand in, agree, publish, return with notes at fields, ask for a change, withdraw or unpublish',
    params: OfRecord,
    body: ofCase.move,
    reply: Done,
    errors: [
      'ENTITY_NOT_FOUND',
      'STATUS_ERROR',
      'DATE_CANNOT_ENROLL',
      'UNIT_MANAGEMENT_NOT_FOUND_ERROR',
      'NOTES_OPEN',
      'NOTHING_CHANGED',
      'IN_USE',
      'ACTIVITY_NOT_FOUND',
    ],
  },
  answerRoadShowNote: {
    method: 'put',
    path: '/road-show/notes/{noteId}/answer',
    access: ['ROADSHOW'],
    summary: 'Say what was done about a note',
    ...noteAnswer,
  },
  roadShowUnits: {
    method: 'get',
    path: '/road-show/units',
    access: roadShowOrDesk,
    summary: 'Units that have handed in results or demands which whoever asks may see, by name (row 191)',
    query: z.object({
      activityId: Id.optional(),
      search: z.string().trim().max(100).optional(),
      ...pageQuery(roadShowPageSize, roadShowPageSize),
    }),
    reply: pageOf(RoadShowUnit),
    errors: [],
  },
  publicRoadShowRecords: {
    method: 'get',
    path: '/public/api/v1/road-show/records',
    access: 'public',
    summary: 'Published research results and technical demands, newest first; no login is needed',
    query: z.object({ ...recordFilter, ...pageQuery(roadShowPageSize, roadShowPageSize) }),
    reply: pageOf(PublicRecord),
    sameForAll: true,
    errors: [],
  },
  publicRoadShowRecord: {
    method: 'get',
    path: '/public/api/v1/road-show/records/{recordId}',
    access: 'public',
    summary: 'One published research result or technical demand',
    params: OfRecord,
    reply: PublicRecord,
    sameForAll: true,
    errors: ['ENTITY_NOT_FOUND'],
  },
} as const satisfies Api;
