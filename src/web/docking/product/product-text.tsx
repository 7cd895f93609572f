import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OneProduct } from '#contract/docking/product.ts';
import { changedFields, type ProductField, productFields } from '#domain/docking/product-form.ts';
import { Badge } from '#web/ui/badge.tsx';
import { productFieldWords } from '../words.ts';
import { ProductValue } from './product-value.tsx';

/** The text of a product, to be read; beside what is listed, what a change would say instead. */
export function ProductText({ of, below }: { of: OneProduct; below?: (field: ProductField) => ReactNode }) {
  const { t } = useLingui();
  const { form, listed, intended } = of;
  const differing = new Set(listed ? changedFields(listed, form) : []);
  // The currency stands beside its amount.
  const shown = productFields.filter(
    (field) =>
      (field !== 'currency' || differing.has(field)) && (below || form[field].length > 0 || differing.has(field)),
  );
  return (
    <dl className="flex flex-col gap-5">
      {shown.map((field) => (
        <div key={field} className="flex flex-col gap-1">
          <dt className="flex flex-wrap items-center gap-2 text-sm text-muted">
            {t(productFieldWords[field])}
            {differing.has(field) && (
              <Badge tone="warn">
                <Trans comment="Of a field: it says something else than what is listed">Changed</Trans>
              </Badge>
            )}
          </dt>
          {listed && differing.has(field) && listed[field].length > 0 && (
            <dd className="text-muted line-through">
              <ProductValue of={listed} field={field} units={intended} />
            </dd>
          )}
          <dd className="max-w-reading">
            {form[field].length > 0 ? (
              <ProductValue of={form} field={field} units={intended} />
            ) : (
              <span className="text-muted">–</span>
            )}
          </dd>
          {below && <dd>{below(field)}</dd>}
        </div>
      ))}
    </dl>
  );
}
