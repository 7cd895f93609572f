import { mostReportUnits, reportPageSize } from '#contract/limits.ts';
import { z } from 'zod';
import { fundStaff } from '#domain/account/roles.ts';
import { activityCategories } from '#domain/activity/category.ts';
import { reportFigures } from '#domain/report/figures.ts';
import { workflows } from '#domain/inbox/words.ts';
import { fewestCases, timedSteps } from '#domain/report/step-times.ts';
import { type Api, BusinessDay, countedPageOf, Id, Instant, pageOf, pageQuery } from './api.ts';
import { Texts, WireNames } from './texts.ts';

const Count = z.number().int().min(0);

/** How many there are; which list has them is a table of the pages (`web/report/figure-lists.ts`). */
const FigureCount = z.object({ figure: z.enum(reportFigures), count: Count });
const ComparedFigure = FigureCount.extend({
  /** A year before; null where there is nothing to compare with. */
  before: Count.nullable(),
});

const ReportedEvent = z.object({
  id: Id,
  ...WireNames,
  /** From its first activity to its last one; null as long as none is published. */
  days: z.object({ begin: BusinessDay, end: BusinessDay }).nullable(),
});

const StepTime = z.object({
  step: z.enum(timedSteps),
  /** The median, to a tenth, by the hours of the office. */
  workingDays: z.number().min(0),
  cases: z.number().int().min(fewestCases),
});

const ReportedActivity = z.object({
  id: Id,
  ...WireNames,
  beginDate: BusinessDay,
  endDate: BusinessDay,
  figures: z.array(FigureCount),
  steps: z.array(StepTime),
});

export const EventReport = z.object({
  event: ReportedEvent,
  /** What it is measured against, with the activities whose numbers are summed up there. */
  lastYear: ReportedEvent.extend({
    activities: z.array(z.object({ id: Id, category: z.enum(activityCategories) })),
  }).nullable(),
  countedAt: Instant,
  /** The sum of its activities. */
  inAll: z.array(ComparedFigure),
  categories: z.array(
    z.object({
      category: z.enum(activityCategories),
      /** The sum of the activities below. */
      figures: z.array(ComparedFigure),
      activities: z.array(ReportedActivity),
    }),
  ),
});
export type EventReport = z.infer<typeof EventReport>;

export const ReportedUnit = z.object({ id: Id, ...WireNames, figures: z.array(FigureCount) });
export type ReportedUnit = z.infer<typeof ReportedUnit>;

/** That a case waited for a step, and how long. */
export const StepStay = z.object({
  workflow: z.enum(workflows),
  id: Id,
  unitNames: Texts,
  /** What it is called beside its unit; empty for a registration. */
  names: Texts,
  since: Instant,
  until: Instant,
  /** Office time between them. */
  workedMs: z.number().int(),
});
export type StepStay = z.infer<typeof StepStay>;

const OfEvent = z.object({ eventId: Id });

export const reportApi = {
  eventReport: {
    method: 'get',
    path: '/admin/reports/{eventId}',
    access: fundStaff,
    summary:
      'What came of an event: what is counted of each activity, against the event of the same kind a year before',
    params: OfEvent,
    reply: EventReport,
    errors: ['EVENT_NOT_FOUND'],
  },
  reportUnits: {
    method: 'get',
    path: '/admin/reports/{eventId}/units',
    access: fundStaff,
    summary: 'The same of each unit in one activity of the event, by name',
    params: OfEvent,
    query: z.object({ activityId: Id, ...pageQuery(mostReportUnits, reportPageSize) }),
    reply: countedPageOf(ReportedUnit),
    errors: ['EVENT_NOT_FOUND', 'ACTIVITY_NOT_FOUND'],
  },
  stepStays: {
    method: 'get',
    path: '/admin/reports/{eventId}/steps',
    access: fundStaff,
    summary: 'What the time of a step in one activity of the event is the median of, the longest first',
    params: OfEvent,
    query: z.object({ activityId: Id, step: z.enum(timedSteps), ...pageQuery(mostReportUnits, reportPageSize) }),
    reply: pageOf(StepStay),
    errors: ['EVENT_NOT_FOUND', 'ACTIVITY_NOT_FOUND'],
  },
  stepTimes: {
    method: 'get',
    path: '/public/api/v1/activities/{activityId}/step-times',
    access: 'public',
    summary:
      'How long each step of an activity takes: told once it was taken in enough cases, counted every five minutes',
    params: z.object({ activityId: Id }),
    reply: z.object({ steps: z.array(StepTime) }),
    sameForAll: true,
    errors: ['ACTIVITY_NOT_FOUND'],
  },
} as const satisfies Api;
