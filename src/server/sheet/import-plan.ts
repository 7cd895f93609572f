import type { FieldError } from '#domain/errors.ts';
import { type ImportAction, importActions } from '#domain/sheet/import.ts';
import { planDigest } from '#server/plan-digest.ts';

export interface PlannedRow {
  /** As the sheet counts, the head being row 1. */
  row: number;
  action: ImportAction;
  errors: FieldError[];
}

export interface Plan<Row extends PlannedRow> {
  rows: Row[];
  /** The same for the same sheet on the same data. */
  digest: string;
}

/** @param told everything that must not change between what was shown and what is done */
export const planOf = <Row extends PlannedRow>(rows: Row[], told: unknown): Plan<Row> => ({
  rows,
  digest: planDigest(told),
});

export function countsOf(rows: readonly PlannedRow[]): Record<ImportAction, number> {
  const count = (wanted: ImportAction) => rows.filter(({ action }) => action === wanted).length;
  return Object.fromEntries(importActions.map((action) => [action, count(action)])) as Record<ImportAction, number>;
}
