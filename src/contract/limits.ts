import { heaviest } from '#domain/schedule/problem.ts';

// How many, how long and how much, as both sides know it; apart from the schemas, which pages do without.

/** Road-show lists are asked for whole (row 195). */
export const roadShowPageSize = 999;
/** Docking lists scroll on: so many at a time. */
export const dockingPageSize = 50;
export const recruitmentPageSize = 20;
export const unitsPageSize = 20;
export const boardPageSize = 20;
export const projectPageSize = 20;
export const publicEventPageSize = 20;
export const questionnairePageSize = 20;
export const ownQuestionnairePageSize = 20;
/** Of one activity. */
export const mostForums = 100;
export const reportPageSize = 20;
/** At most so many units in one answer. */
export const mostReportUnits = 100;
/** The weights that a sheet may hold. */
export const wishWeight = { least: 1, most: heaviest } as const;
export const longestSubject = 200;
export const longestBody = 4000;
