import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OneProduct } from '#contract/docking/product.ts';
import { nameIn } from '#domain/locale.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { customersQuery } from '../queries.ts';

/** The customers whom an exhibitor would like to meet about a product, at most as many as the activity allows (row 202). */
export function IntendedUnits({
  of,
  label,
  chosen,
  error,
  onChange,
}: {
  of: OneProduct;
  label: string;
  chosen: readonly string[];
  error?: string | undefined;
  onChange: (units: string[]) => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const [search, look] = useState('');
  const { activityId, unitLimit } = of;
  const { data } = useQuery(customersQuery({ activityId, search: search.trim() || undefined }));
  const found = data?.content ?? [];
  // Whoever is chosen stays in sight, whatever is searched for.
  const others = of.intended.filter(({ id }) => !found.some((one) => one.id === id));
  const shown = search.trim() ? found : [...others, ...found];
  const nameOf = (unit: (typeof shown)[number]) => nameIn(unit, locale);
  const count = chosen.length;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-medium">{label}</legend>
      <p className="text-sm text-muted">
        <Trans>
          {count} of {unitLimit} chosen. We’ll ask them once the product is listed.
        </Trans>
      </p>
      {error && <p className="text-sm text-bad">{error}</p>}
      <SearchField label={t`Find a customer`} value={search} onChange={look} />
      <div className="max-h-72 overflow-y-auto rounded-lg border border-line px-3 py-1">
        {shown.length === 0 ? (
          <p className="py-2 text-muted">
            <Trans>No customers found</Trans>
          </p>
        ) : (
          shown.map((unit) => (
            <CheckboxField
              key={unit.id}
              label={nameOf(unit)}
              checked={chosen.includes(unit.id)}
              disabled={count >= unitLimit && !chosen.includes(unit.id)}
              onChange={(is) => onChange(is ? [...chosen, unit.id] : chosen.filter((id) => id !== unit.id))}
            />
          ))
        )}
      </div>
    </fieldset>
  );
}
