import { useLingui } from '@lingui/react/macro';
import type { RecordField, RecordForm } from '#domain/road-show/record-form.ts';
import { Money } from '#web/ui/money.tsx';
import { FieldName } from './marks.tsx';
import { cooperationWords, currencyWords, readinessWords } from './words.ts';

/** One field of a result or demand as a person reads it; nothing for an empty one. */
export function RecordValue({ of, field }: { of: RecordForm; field: RecordField }) {
  const { t } = useLingui();
  const value = of[field];
  switch (field) {
    case 'group':
      return <FieldName of={of.group} />;
    case 'readiness': {
      const words = of.readiness === null ? undefined : readinessWords[of.readiness];
      return words ? t(words) : null;
    }
    case 'keywords':
      return of.keywords.join(' · ');
    case 'cooperation':
      return of.cooperation.map((way) => t(cooperationWords[way])).join(' · ');
    case 'amount':
      return of.amount && of.currency ? <Money amount={of.amount} currency={of.currency} /> : of.amount;
    case 'currency':
      return of.currency ? t(currencyWords[of.currency]) : null;
    default:
      return typeof value === 'string' ? <span className="whitespace-pre-line">{value}</span> : null;
  }
}
