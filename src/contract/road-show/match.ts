import { roadShowPageSize } from '#contract/limits.ts';
import { z } from 'zod';
import { fundStaff } from '#domain/account/roles.ts';
import { matchButtons, matchFilters, matchStatuses } from '#domain/road-show/match-moves.ts';
import { type Api, BusinessDay, Done, Id, Instant, pageOf, pageQuery, Version } from '#contract/api.ts';
import { offersOf } from '#contract/offers.ts';
import { RecordRow } from './road-show.ts';

/** Somebody's interest in what another published (row 187). */
export const Match = z.object({
  id: Id,
  activityId: Id,
  version: z.number().int(),
  status: z.enum(matchStatuses),
  statusSince: Instant,
  createdAt: Instant,
  /** Until then the other side may answer. */
  expiresAt: Instant,
  message: z.string(),
  arrangeDate: BusinessDay.nullable(),
  arrangeTime: z.string(),
  /** Of the side that asked, and of the other. */
  source: RecordRow,
  target: RecordRow,
  offers: offersOf(matchButtons),
});
export type Match = z.infer<typeof Match>;

export const roadShowMatchApi = {
  roadShowMatches: {
    method: 'get',
    path: '/road-show/matches',
    access: ['ROADSHOW', ...fundStaff],
    summary: 'Who is interested in what: of one’s own results and demands, newest first; the fund reads all',
    query: z.object({
      activityId: Id.optional(),
      status: z.enum(matchFilters).optional(),
      recordId: Id.optional(),
      unitId: Id.optional(),
      ...pageQuery(roadShowPageSize, roadShowPageSize),
    }),
    reply: pageOf(Match),
    errors: [],
  },
  askRoadShowMatch: {
    method: 'post',
    path: '/road-show/matches',
    access: ['ROADSHOW'],
    summary: 'Show interest in something published, for something of one’s own; the other side is asked',
    body: z.object({ sourceRecordId: Id, targetRecordId: Id, message: z.string().trim().max(500).default('') }),
    reply: z.object({ id: Id }),
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR', 'REPEAT_ENROLLMENT'],
  },
  moveRoadShowMatch: {
    method: 'post',
    path: '/road-show/matches/{matchId}/moves',
    access: ['ROADSHOW', ...fundStaff],
    summary: 'Agree or decline, take one’s interest back; the fund passes it or not for both',
    params: z.object({ matchId: Id }),
    body: z.object({
      move: z.enum(matchButtons),
      version: Version,
      note: z.string().trim().max(1000).default(''),
    }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
} as const satisfies Api;
