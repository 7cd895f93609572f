import type { PositionMove } from '#domain/recruitment/position-moves.ts';
import { isBusinessDate, type Instant } from '#domain/instant.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import { positionText } from './position-text.ts';
import type { PositionRow } from './position-workflow.ts';

const unlisted = { listed: null, listedAt: null, listedType: null, listedUntil: null, listedText: '' } as const;

/** Columns that `alongMove` writes where the fund decides. */
export const changedAlong = [
  'listed',
  'listedAt',
  'listedType',
  'listedUntil',
  'listedText',
  'keptStatus',
  'form',
] as const satisfies readonly (keyof PositionRow)[];

/** What of a position becomes public, or is no longer, along with a move. */
export function alongMove(row: PositionRow, of: UnitRow, move: PositionMove, now: Instant): Partial<PositionRow> {
  const { form } = row;
  switch (move) {
    case 'approve':
    case 'adjust':
      return {
        listed: form,
        listedAt: row.listedAt ?? now,
        listedType: form.type || null,
        listedUntil: isBusinessDate(form.closeDate) ? form.closeDate : null,
        listedText: positionText(form, of),
        keptStatus: 'PASSED',
      };
    case 'fill':
    case 'close':
    case 'expire':
      // What was changed and never handed in is forgotten with it.
      return { ...unlisted, form: row.listed ?? form, keptStatus: 'CLOSED' };
    // What was asked for and withdrawn is forgotten with it.
    case 'withdraw':
      return row.listed ? { form: row.listed, allText: row.listedText } : {};
    default:
      return {};
  }
}
