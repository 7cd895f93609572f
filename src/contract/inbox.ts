import { z } from 'zod';
import { fundStaff } from '#domain/account/roles.ts';
import { errorStatus, type ErrorCode } from '#domain/errors.ts';
import {
  bulkItemStates,
  bulkLimit,
  bulkMoves,
  bulkStates,
  type BulkMove,
  type BulkWorkflow,
  type DeedMove,
  type DeedWorkflow,
  laterMoves,
  recordMoves,
  turns,
  workflows,
} from '#domain/inbox/words.ts';
import { after } from './audit.ts';
import { type Api, Id, Instant, pageQuery } from './api.ts';
import { CaseMove } from './case-move.ts';
import { Texts } from './texts.ts';

export const BulkMoveName = z.enum(Object.values(bulkMoves).flat() as [BulkMove, ...BulkMove[]]);
const BulkWorkflowName = z.enum(Object.keys(bulkMoves) as [BulkWorkflow, ...BulkWorkflow[]]);
const DeedMoveName = z.enum([
  ...new Set([bulkMoves, recordMoves, laterMoves].flatMap((rows) => Object.values(rows).flat())),
] as [DeedMove, ...DeedMove[]]);
const DeedWorkflowName = z.enum(
  Object.keys({ ...bulkMoves, ...recordMoves, ...laterMoves }) as [DeedWorkflow, ...DeedWorkflow[]],
);
const Code = z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]);

/** Words of a unit, of whoever applied for it, or of the case's own name. */
const search = z.string().trim().max(80).optional();

/** The filters of the list; a decision over a whole filter takes the same. */
export const inboxFilter = {
  search,
  workflow: z.enum(workflows).optional(),
  activityId: Id.optional(),
  turn: z.enum(turns).optional(),
  /** Waiting for at least so many working hours. */
  olderThan: z.coerce.number().min(0).max(10_000).optional(),
};

/** For reviewers: only what they decide about. */
const mine = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .optional();

export const InboxCase = z.object({
  workflow: z.enum(workflows),
  id: Id,
  activityId: Id.nullable(),
  activityNames: Texts.nullable(),
  unitNames: Texts.nullable(),
  /** What it is called beside its unit: a person, an invited company, a kind of message. */
  names: Texts,
  detail: z.string(),
  status: z.string(),
  turn: z.enum(turns),
  since: Instant,
  /** Office time since then. */
  workedMs: z.number().int(),
  /** It waits for the fund longer than the settings allow. */
  overdue: z.boolean(),
  version: z.number().int(),
  /** Booths are given out with it. */
  hasBooths: z.boolean(),
  /** Decisions that whoever asks can make on it from here. */
  moves: z.array(BulkMoveName),
});
export type InboxCase = z.infer<typeof InboxCase>;

const Waiting = z.object({
  workflow: z.enum(workflows),
  count: z.number().int(),
  /** There are more: counting stopped. */
  more: z.boolean(),
  oldest: Instant.nullable(),
  oldestWorkedMs: z.number().int(),
  overdue: z.boolean(),
});
export type Waiting = z.infer<typeof Waiting>;

export const CaseSummary = z.object({
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  history: z.array(CaseMove),
});
export type CaseSummary = z.infer<typeof CaseSummary>;

export const BulkAction = z.object({
  id: Id,
  workflow: DeedWorkflowName,
  move: DeedMoveName,
  /** Of one that is decided on a record's own page and has yet to begin. */
  caseId: Id.nullable(),
  note: z.string(),
  count: z.number().int().nullable(),
  state: z.enum(bulkStates),
  /** There were more cases than one action takes; these are the oldest. */
  more: z.boolean(),
  counts: z.record(z.enum(bulkItemStates), z.number().int()),
  /** Messages that go out, by what they tell. */
  messages: z.array(z.object({ kind: z.string(), count: z.number().int() })),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
  /** For so long it can be taken back. */
  undoLeftMs: z.number().int(),
});
export type BulkAction = z.infer<typeof BulkAction>;

const BulkItem = z.object({
  caseId: Id,
  activityNames: Texts.nullable(),
  /** Booths it gets, asked for, and finds left (null for no limit); null where there are none. */
  booths: z.number().int().nullable(),
  boothsWished: z.number().int().nullable(),
  boothsLeft: z.number().int().nullable(),
  /** That it gets, by their codes. */
  places: z.array(z.string()),
  names: Texts,
  /** What it is instead of a unit's, as the kind of a message. */
  detail: z.string(),
  from: z.string(),
  to: z.string(),
  state: z.enum(bulkItemStates),
  refusal: Code.nullable(),
});
export type BulkItem = z.infer<typeof BulkItem>;

const OneBulk = z.object({ bulkId: Id });

export const inboxApi = {
  inbox: {
    method: 'get',
    path: '/admin/inbox',
    access: fundStaff,
    summary: 'Everything that somebody waits for, of every workflow, oldest first',
    query: z.object({ ...inboxFilter, mine, after, size: z.coerce.number().int().min(1).max(100).default(50) }),
    reply: z.object({ content: z.array(InboxCase), next: z.string().nullable() }),
    errors: [],
  },
  inboxCounts: {
    method: 'get',
    path: '/admin/inbox/counts',
    access: fundStaff,
    summary: 'How many cases wait in each workflow, and since when',
    query: z.object({ search, activityId: Id.optional(), turn: z.enum(turns).optional(), mine }),
    reply: z.object({ content: z.array(Waiting) }),
    errors: [],
  },
  inboxCase: {
    method: 'get',
    path: '/admin/inbox/{workflow}/{caseId}',
    access: fundStaff,
    summary: 'What is to know about one case, and what happened to it',
    params: z.object({ workflow: z.enum(workflows), caseId: Id }),
    reply: CaseSummary,
    errors: ['ENTITY_NOT_FOUND'],
  },
  planBulk: {
    method: 'post',
    path: '/admin/bulk-actions',
    access: fundStaff,
    summary: 'A dry run of one decision over many cases: who changes from what to what, who is refused, who is told',
    body: z.object({
      workflow: BulkWorkflowName,
      move: BulkMoveName,
      note: z.string().trim().max(500).default(''),
      /** Booths to approve; null gives each what it asked for. */
      count: z.number().int().min(1).max(100).nullable().default(null),
      choice: z.union([
        z.object({ ids: z.array(Id).min(1).max(bulkLimit) }),
        z.object({
          filter: z.object({ search, activityId: Id.optional(), olderThan: z.number().min(0).max(10_000).optional() }),
        }),
      ]),
    }),
    reply: BulkAction,
    errors: [],
  },
  openBulks: {
    method: 'get',
    path: '/admin/bulk-actions',
    access: fundStaff,
    summary: 'One’s own deeds that are under way or can still be taken back, the newest first',
    reply: z.object({ content: z.array(BulkAction) }),
    errors: [],
  },
  bulkAction: {
    method: 'get',
    path: '/admin/bulk-actions/{bulkId}',
    access: fundStaff,
    summary: 'How far a decision over many cases is, and what becomes of each',
    params: OneBulk,
    query: z.object({ state: z.enum(bulkItemStates).optional(), ...pageQuery(100, 50) }),
    reply: z.object({ action: BulkAction, content: z.array(BulkItem), totalElements: z.number().int() }),
    errors: ['ENTITY_NOT_FOUND'],
  },
  confirmBulk: {
    method: 'post',
    path: '/admin/bulk-actions/{bulkId}/confirm',
    access: fundStaff,
    summary: 'Do what the dry run said; what can be reversed at once, the rest once the time to take it back is over',
    params: OneBulk,
    reply: BulkAction,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  undoBulk: {
    method: 'post',
    path: '/admin/bulk-actions/{bulkId}/undo',
    access: fundStaff,
    summary: 'Take a decision over many cases back, with the messages held for it, where nothing happened later',
    params: OneBulk,
    reply: BulkAction,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
} as const satisfies Api;
