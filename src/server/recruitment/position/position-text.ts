import type { PositionForm } from '#domain/recruitment/position-form.ts';
import { textOf } from '#server/docking/product/product-text.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';

/** By what a position is found: as a docking product, in both scripts and with its terms in every language. */
export const positionText = (
  { nameTc, nameEn, namePt, content, requirements, location }: PositionForm,
  of: Pick<UnitRow, 'nameTc' | 'nameEn' | 'namePt'>,
): string => textOf({ nameTc, nameEn, namePt, summary: content, scope: requirements, supplements: location }, of);
