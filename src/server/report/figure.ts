import type { SQL } from 'drizzle-orm';
import type { Instant } from '#domain/instant.ts';
import type { ReportFigure } from '#domain/report/figures.ts';

/**
 * What a feature counts for the report of an event. It counts what its list shows: both are made of one condition, so
 * that a number is that of its list.
 */
export interface Figure {
  figure: ReportFigure;
  /**
   * A select of `activity_id`, `unit_id` and `id`: of what is counted once per activity a row for each unit that it is
   * of; `unit_id` is null where it is of none.
   */
  rows(now: Instant): SQL;
}
