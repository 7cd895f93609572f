import { z } from 'zod';
import { fundStaff } from '#domain/account/roles.ts';
import { locales } from '#domain/locale.ts';
import { mostAtOnce, mostSteps, runStates, usualSteps } from '#domain/schedule/states.ts';
import { type Api, Done, Id, Instant, Version } from './api.ts';
import { sheetConfirmation, sheetPreview } from './sheet-import.ts';
import { WireNames } from './texts.ts';

const WishImport = sheetPreview({
  unitA: z.string(),
  unitB: z.string(),
  weight: z.number().int(),
  must: z.boolean(),
});
export type WishImport = z.infer<typeof WishImport>;

const Count = z.number().int().min(0);
const Span = z
  .object({ from: Instant, until: Instant })
  .refine(({ from, until }) => from < until, { path: ['until'], params: { problem: 'endBeforeStart' } });
const PartyFields = z.object({
  atOnce: z.number().int().min(1).max(mostAtOnce),
  least: Count.max(400),
  away: z.array(Span).max(50),
});

const CrowdedParty = z.object({ party: Id, wanted: Count, room: Count });
const Certificate = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ROUNDS_BY_PARTY'), rounds: Count, party: z.string(), meetings: Count, atOnce: Count }),
  z.object({ kind: z.literal('ROUNDS_BY_TABLES'), rounds: Count, meetings: Count, tables: Count }),
  z.object({ kind: z.literal('BEST'), worth: z.number(), crowded: z.array(CrowdedParty) }),
  z.object({ kind: z.literal('BOUND'), worth: z.number(), bound: z.number(), crowded: z.array(CrowdedParty) }),
]);

const Run = z.object({
  id: Id,
  state: z.enum(runStates),
  version: Version,
  seed: z.number().int(),
  steps: Count,
  progress: z.number(),
  placed: Count,
  wanted: Count,
  /** Staff moved something since: the certificate is that of what was computed. */
  changed: z.boolean(),
  certificate: Certificate.nullable(),
  createdAt: Instant,
  releasedAt: Instant.nullable(),
});
export type ScheduleRun = z.infer<typeof Run>;

const Slot = z.object({ begin: Instant, end: Instant });
const Placed = z.object({ meeting: Id, slot: Count, place: z.string(), table: z.number().int().min(1) });
const Meeting = z.object({
  id: Id,
  unitA: Id,
  unitB: Id,
  weight: z.number().int(),
  must: z.boolean(),
  pinned: z.boolean(),
  /** Null: left out. */
  at: Placed.omit({ meeting: true }).nullable(),
});

export const Schedule = z.object({
  /** As the activity's settings say, where units meet at tables. */
  slots: z.array(Slot),
  tables: Count,
  wanted: Count,
  /** Pairs of units that both meet the same third: they cannot stand on two sides and are not placed. */
  odd: z.array(z.object({ unitA: Id, unitB: Id })),
  parties: z.array(
    z.object({
      unitId: Id,
      ...WireNames,
      side: z.enum(['A', 'B']),
      wanted: Count,
      version: Count,
      ...PartyFields.shape,
    }),
  ),
  runs: z.array(Run),
});
export type Schedule = z.infer<typeof Schedule>;

export const ScheduleRunDetail = Run.extend({
  activityId: Id,
  slots: z.array(Slot),
  /** Rooms, with how many meetings each takes at once. */
  places: z.array(z.object({ id: z.string(), tables: Count })),
  /** `away`: the slots in which it cannot be met. */
  parties: z.array(
    z.object({ unitId: Id, ...WireNames, side: z.enum(['A', 'B']), atOnce: Count, away: z.array(Count) }),
  ),
  meetings: z.array(Meeting),
});
export type ScheduleRunDetail = z.infer<typeof ScheduleRunDetail>;

const Explanation = z.object({
  obstacles: z.array(z.object({ slot: Count, ofA: z.array(Id), ofB: z.array(Id), tablesFull: z.boolean() })),
  swap: z
    .object({
      slot: Count,
      moves: z.array(z.object({ meeting: Id, from: Count, to: Count })),
      drops: z.array(Id),
      loses: z.number(),
    })
    .nullable(),
});
export type ScheduleExplanation = z.infer<typeof Explanation>;

const Ends = { unitA: Id, unitB: Id };
/** When and where, for whoever does not know the slots of the run. */
const Seat = z.object({ begin: Instant, place: z.string(), table: z.number().int().min(1) });

export const ScheduleDifference = z.object({
  moved: z.array(z.object({ meeting: Id, ...Ends, from: Seat, to: Seat })),
  added: z.array(z.object({ meeting: Id, ...Ends, at: Seat })),
  dropped: z.array(z.object({ meeting: Id, ...Ends, at: Seat })),
  parties: z.array(z.object({ party: Id, ...WireNames, moved: Count, added: Count, dropped: Count })),
});
export type ScheduleDifference = z.infer<typeof ScheduleDifference>;

export const ScheduleComparison = ScheduleDifference.extend({
  /** Names what would be released; another one is refused. */
  plan: z.string(),
  /** Who would be told: one message each. */
  told: Count,
});
export type ScheduleComparison = z.infer<typeof ScheduleComparison>;

const ofActivity = z.object({ activityId: Id });
const ofRun = z.object({ runId: Id });

export const scheduleApi = {
  schedule: {
    method: 'get',
    path: '/admin/schedule/{activityId}',
    access: fundStaff,
    summary: 'Of an activity whose units meet: slots, tables, who wants to be met how often, and the runs so far',
    params: ofActivity,
    reply: Schedule,
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  saveScheduleParty: {
    method: 'put',
    path: '/admin/schedule/{activityId}/parties/{unitId}',
    access: fundStaff,
    summary: 'How many meetings a unit holds at once, how many it was promised, and when it cannot be met',
    params: ofActivity.extend({ unitId: Id }),
    body: PartyFields.extend({ version: Count }),
    reply: Done,
    errors: ['ACTIVITY_NOT_FOUND', 'ENTITY_NOT_FOUND', 'STATUS_ERROR', 'SCHEDULE_TIME_CONFLICT'],
  },
  previewWishImport: {
    method: 'post',
    path: '/admin/schedule/{activityId}/wishes/imports',
    access: fundStaff,
    summary: 'Upload a sheet of units that want to meet, with weight and must; says what confirming it would do',
    params: ofActivity,
    body: 'multipart',
    reply: WishImport,
    errors: ['ACTIVITY_NOT_FOUND', 'PAYLOAD_TOO_LARGE'],
  },
  confirmWishImport: {
    method: 'post',
    path: '/admin/schedule/wishes/imports/{importId}/confirm',
    access: fundStaff,
    summary: 'Do what the preview of a sheet said',
    ...sheetConfirmation,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  wishImportTemplate: {
    method: 'get',
    path: '/admin/schedule/wishes/imports/template',
    access: fundStaff,
    summary: 'A sheet with the columns that an import of wishes knows, and two rows as an example',
    query: z.object({ language: z.enum(locales).default('zh') }),
    reply: 'file',
    errors: [],
  },
  startScheduleRun: {
    method: 'post',
    path: '/admin/schedule/{activityId}/runs',
    access: fundStaff,
    summary: 'Compute a schedule from what is known now; around what is pinned in another run where one is named',
    params: ofActivity,
    body: z.object({
      seed: z.number().int().min(0).max(2_147_483_647).default(1),
      steps: z.number().int().min(0).max(mostSteps).default(usualSteps),
      around: Id.nullable().default(null),
    }),
    reply: z.object({ runId: Id }),
    once: true,
    errors: ['ACTIVITY_NOT_FOUND', 'ENTITY_NOT_FOUND', 'STATUS_ERROR', 'SCHEDULE_TIME_CONFLICT'],
  },
  scheduleRun: {
    method: 'get',
    path: '/admin/schedule/runs/{runId}',
    access: fundStaff,
    summary: 'A run: how far it is, its certificate, and each meeting with its slot and table or without',
    params: ofRun,
    reply: ScheduleRunDetail,
    errors: ['ENTITY_NOT_FOUND'],
  },
  stopScheduleRun: {
    method: 'post',
    path: '/admin/schedule/runs/{runId}/stop',
    access: fundStaff,
    summary: 'End a run that is being computed: it keeps the best that it has found',
    params: ofRun,
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  changeScheduleRun: {
    method: 'post',
    path: '/admin/schedule/runs/{runId}/changes',
    access: fundStaff,
    summary:
      'Move meetings of a draft to a time or a table, take their slot, pin them; all at once, and none where one would clash',
    params: ofRun,
    body: z.object({
      version: Version,
      changes: z
        .array(
          z.object({
            meeting: Id,
            slot: Count.nullable(),
            pinned: z.boolean(),
            /** At which table; left out, one is found. */
            seat: Placed.pick({ place: true, table: true }).optional(),
          }),
        )
        .min(1)
        .max(200),
    }),
    reply: ScheduleRunDetail,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR', 'SCHEDULE_TIME_CONFLICT'],
  },
  explainLeftOut: {
    method: 'get',
    path: '/admin/schedule/runs/{runId}/left-out/{meetingId}',
    access: fundStaff,
    summary: 'Why a meeting has no slot: when both could and whom they meet then, and the cheapest swap',
    params: ofRun.extend({ meetingId: Id }),
    reply: Explanation,
    errors: ['ENTITY_NOT_FOUND'],
  },
  compareScheduleRun: {
    method: 'get',
    path: '/admin/schedule/runs/{runId}/comparison',
    access: fundStaff,
    summary: 'What releasing a draft would change against the published schedule, for whom, and who would be told',
    params: ofRun,
    reply: ScheduleComparison,
    errors: ['ENTITY_NOT_FOUND'],
  },
  compareScheduleRuns: {
    method: 'get',
    path: '/admin/schedule/runs/{runId}/comparison/{earlierId}',
    access: fundStaff,
    summary: 'What is otherwise in a run than in any other one of its activity, and for whom',
    params: ofRun.extend({ earlierId: Id }),
    reply: ScheduleDifference,
    errors: ['ENTITY_NOT_FOUND'],
  },
  releaseScheduleRun: {
    method: 'post',
    path: '/admin/schedule/runs/{runId}/release',
    access: fundStaff,
    summary: 'Publish a draft in place of the schedule before; who has something changed is told once',
    params: ofRun,
    body: z.object({ version: Version, plan: z.string().max(100) }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR', 'SCHEDULE_TIME_CONFLICT'],
  },
} as const satisfies Api;
