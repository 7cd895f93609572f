import { useLingui } from '@lingui/react/macro';
import type { PositionField, PositionForm } from '#domain/recruitment/position-form.ts';
import { Money } from '#web/ui/money.tsx';
import { TypeName } from '../marks.tsx';
import { periodWords } from '../words.ts';

/** One field of a position as a person reads it; nothing for an empty one. */
export function PositionValue({ of, field }: { of: PositionForm; field: PositionField }) {
  const { t } = useLingui();
  const { currency } = of;
  switch (field) {
    case 'type':
      return of.type ? <TypeName type={of.type} /> : null;
    case 'startAmount':
    case 'endAmount':
      return of[field] && currency ? <Money amount={of[field]} currency={currency} /> : of[field];
    case 'period':
      return t(periodWords[of.period]);
    default:
      return <span className="whitespace-pre-line">{of[field]}</span>;
  }
}
