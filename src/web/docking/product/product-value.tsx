import { useLingui } from '@lingui/react/macro';
import type { OneProduct } from '#contract/docking/product.ts';
import type { ProductField, ProductForm } from '#domain/docking/product-form.ts';
import { businessDateTime } from '#domain/instant.ts';
import { nameIn } from '#domain/locale.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Money } from '#web/ui/money.tsx';
import { companyTypeWords, currencyWords } from '../words.ts';

const toMinutes = 'YYYY-MM-DD HH:mm'.length;

const nobody: OneProduct['intended'] = [];

/** One field of a product as a person reads it; nothing for an empty one. */
export function ProductValue({
  of,
  field,
  units = nobody,
}: {
  of: ProductForm;
  field: ProductField;
  /** Those that it may name. */
  units?: OneProduct['intended'];
}) {
  const { t } = useLingui();
  const locale = useLocale();
  switch (field) {
    case 'companyType':
      return of.companyType ? t(companyTypeWords[of.companyType]) : null;
    case 'amount':
      return of.amount && of.currency ? <Money amount={of.amount} currency={of.currency} /> : of.amount;
    case 'currency':
      return of.currency ? t(currencyWords[of.currency]) : null;
    case 'intendedUnits':
      return units
        .filter(({ id }) => of.intendedUnits.includes(id))
        .map((unit) => nameIn(unit, locale))
        .join(' · ');
    case 'times':
      return of.times.map((at) => businessDateTime(at).slice(0, toMinutes)).join(' · ');
    default:
      return <span className="whitespace-pre-line">{of[field]}</span>;
  }
}
