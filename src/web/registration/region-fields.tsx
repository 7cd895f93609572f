import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { chooseText, namesOf, type WireNames } from '#domain/locale.ts';
import { needsProvinceAndCity } from '#domain/lists/country-region.ts';
import { useSimplified } from '#web/i18n/simplified.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { ComboField } from '#web/ui/combo-field.tsx';
import { citiesQuery, provincesQuery, regionsQuery } from './queries.ts';
import type { RegistrationFormState } from './registration-form.tsx';

/** Country or region; in mainland China also the province and the city (row 081). */
export function RegionFields({ form }: { form: RegistrationFormState }) {
  const { t } = useLingui();
  const { countryRegionId, provinceId, cityId } = form.values;
  const inMainland = countryRegionId !== null && needsProvinceAndCity(countryRegionId);
  const options = useOptions();
  const { data: regions } = useQuery(regionsQuery);
  const { data: provinces } = useQuery({ ...provincesQuery(countryRegionId ?? 0), enabled: inMainland });
  const { data: cities } = useQuery({ ...citiesQuery(provinceId ?? 0), enabled: inMainland && provinceId !== null });
  const choose = (field: 'countryRegionId' | 'provinceId' | 'cityId') => (chosen: string) => {
    form.set(field, Number(chosen));
    if (field === 'countryRegionId') form.set('provinceId', null);
    if (field !== 'cityId') form.set('cityId', null);
  };
  return (
    <>
      <ComboField
        label={t`Country or region`}
        name="countryRegionId"
        options={options(regions?.content)}
        value={textOf(countryRegionId)}
        onChange={choose('countryRegionId')}
        error={form.errorAt('countryRegionId')}
      />
      {inMainland && (
        <div className="grid gap-5 md:grid-cols-2">
          <ComboField
            label={t`Province`}
            required
            name="provinceId"
            options={options(provinces?.content)}
            value={textOf(provinceId)}
            onChange={choose('provinceId')}
            error={form.errorAt('provinceId')}
          />
          {provinceId === null ? (
            <p className="self-center text-muted">
              <Trans>Choose the province first, then the city.</Trans>
            </p>
          ) : (
            <ComboField
              label={t`City`}
              required
              name="cityId"
              options={options(cities?.content)}
              value={textOf(cityId)}
              onChange={choose('cityId')}
              error={form.errorAt('cityId')}
            />
          )}
        </div>
      )}
    </>
  );
}

const textOf = (id: number | null): string => (id === null ? '' : String(id));

function useOptions() {
  const locale = useLocale();
  const simplify = useSimplified(locale === 'sc');
  return (items: readonly (WireNames & { id: number })[] | undefined) =>
    (items ?? []).map((item) => {
      const chosen = chooseText(namesOf(item), locale);
      const label = chosen?.text ?? '';
      return { value: String(item.id), label: chosen?.written === 'tc' ? simplify(label) : label };
    });
}
