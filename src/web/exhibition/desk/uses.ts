import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Uses } from '#contract/exhibition.ts';
import type { FieldError } from '#domain/errors.ts';

/** What a refusal says that uses it. */
export const usesIn = (fields: readonly FieldError[]): Uses => ({
  ...noUses,
  ...Object.fromEntries(fields.map(({ path, params }) => [path, Number(params?.['count'] ?? 0)])),
});

const noUses: Uses = { registrations: 0, categories: 0, areas: 0, places: 0, contractors: 0 };

/** What still uses an item, in words; empty when it may be removed. */
export function useUsesText(): (uses: Uses) => string {
  const { t } = useLingui();
  return ({ registrations, categories, areas, places, contractors }) =>
    [
      registrations > 0 && t`${plural(registrations, { one: '# registration', other: '# registrations' })}`,
      categories > 0 && t`${plural(categories, { one: '# category', other: '# categories' })}`,
      areas > 0 && t`${plural(areas, { one: '# area', other: '# areas' })}`,
      places > 0 && t`${plural(places, { one: '# place', other: '# places' })}`,
      contractors > 0 && t`${plural(contractors, { one: '# contractor', other: '# contractors' })}`,
    ]
      .filter(Boolean)
      .join(', ');
}
