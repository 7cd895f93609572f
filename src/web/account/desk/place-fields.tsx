import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { nameIn, type WireNames } from '#domain/locale.ts';
import { needsProvinceAndCity } from '#domain/lists/country-region.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { ComboField } from '#web/ui/combo-field.tsx';
import { citiesQuery, provincesQuery, regionsQuery } from './place-queries.ts';

export interface Place {
  countryRegionId: number | null;
  provinceId: number | null;
  cityId: number | null;
}

/** Country or region; for mainland China the province and city too. */
export function PlaceFields({
  value,
  onChange,
  errorAt,
}: {
  value: Place;
  onChange: (value: Place) => void;
  errorAt: (path: keyof Place) => string | undefined;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const { data: regions } = useQuery(regionsQuery);
  const { data: provinces } = useQuery(provincesQuery);
  const { data: cities } = useQuery(citiesQuery(value.provinceId));
  const mainland = value.countryRegionId !== null && needsProvinceAndCity(value.countryRegionId);
  const options = (items: readonly ({ id: number; code: string } & WireNames)[] | undefined) => [
    { value: '', label: t({ message: 'Not given', comment: 'Of a place that nobody has entered' }) },
    ...(items ?? []).map((item) => ({
      value: String(item.id),
      label: nameIn(item, locale) || item.code,
    })),
  ];
  const idOf = (text: string) => (text ? Number(text) : null);
  return (
    <>
      <ComboField
        label={t`Country or region`}
        value={value.countryRegionId === null ? '' : String(value.countryRegionId)}
        options={options(regions?.content)}
        error={errorAt('countryRegionId')}
        onChange={(text) => onChange({ countryRegionId: idOf(text), provinceId: null, cityId: null })}
      />
      {mainland && (
        <>
          <ComboField
            label={t`Province`}
            value={value.provinceId === null ? '' : String(value.provinceId)}
            options={options(provinces?.content)}
            error={errorAt('provinceId')}
            onChange={(text) => onChange({ ...value, provinceId: idOf(text), cityId: null })}
          />
          <ComboField
            label={t`City`}
            value={value.cityId === null ? '' : String(value.cityId)}
            options={options(cities?.content)}
            error={errorAt('cityId')}
            onChange={(text) => onChange({ ...value, cityId: idOf(text) })}
          />
        </>
      )}
    </>
  );
}
