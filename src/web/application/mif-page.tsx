import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { Mif } from '#domain/application/application.ts';
import { withPairing, withPlace } from '#domain/application/check-mif.ts';
import { isBusinessDate } from '#domain/instant.ts';
import { needsProvinceAndCity } from '#domain/lists/country-region.ts';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { ComboField } from '#web/ui/combo-field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { DateField } from '#web/ui/text-field.tsx';
import { ChoiceList } from './choice-list.tsx';
import { fieldNames } from './field-words.ts';
import { MifPhone, MifText } from './fields.tsx';
import { MifProducts } from './mif-products.tsx';
import { type MifList, mifListQuery } from './queries.ts';
import type { ApplicationSearch } from './routes.ts';
import { NextButton, StepFrame } from './step-frame.tsx';
import { useToCheck } from './upload-page.tsx';
import { useDraftStore, useFormField, useMifField } from './use-draft-of.ts';
import { textOfId, useOptions } from './use-options.ts';
import { keptActivityQuery, keptCitiesQuery, keptProvincesQuery, keptRegionsQuery } from './kept-queries.ts';

/** The optional page: whom the unit wishes to meet (rows 134 to 138). */
export function MifPage() {
  const { t } = useLingui();
  const join = useFormField('joinMif');
  const toCheck = useToCheck();
  return (
    <StepFrame step="mif" next={<NextButton onClick={toCheck} />}>
      <Card>
        <CheckboxField
          label={t(fieldNames.joinMif)}
          hint={t`If not, you can skip this page.`}
          checked={join.value}
          onChange={join.onChange}
          name="joinMif"
        />
      </Card>
      {join.value && <Form />}
    </StepFrame>
  );
}

function Form() {
  return (
    <>
      <Card title={<Trans>Contact</Trans>} level={3}>
        <div className="flex flex-col gap-5">
          <MifText of="contactPerson" autoComplete="name" />
          <MifPhone />
          <MifText of="contactTelNo" type="tel" inputMode="tel" />
          <MifText of="contactEmail" type="email" inputMode="email" autoCapitalize="none" />
        </div>
      </Card>
      <Card title={<Trans>Company</Trans>} level={3}>
        <div className="flex flex-col gap-5">
          <Place />
          <MifText of="companyAddress" autoComplete="street-address" />
          <MifText of="companyTelNo" type="tel" inputMode="tel" />
          <MifText of="companyEmail" type="email" inputMode="email" autoCapitalize="none" />
          <MifText of="companyFax" type="tel" inputMode="tel" />
          <MifText of="companyWebsite" type="url" inputMode="url" autoCapitalize="none" />
          <Choices of="scopes" required />
          <MifText of="otherBusinessScope" />
          <Choices of="categories" required />
          <MifText of="otherBusinessCategory" />
        </div>
      </Card>
      <MifProducts />
      <Card title={<Trans>Who you'd like to meet</Trans>} level={3}>
        <div className="flex flex-col gap-5">
          <Choices of="customerCategories" />
          <MifText of="otherCustomerCategory" />
          <Choices of="ways" />
          <MifText of="otherCooperationWay" />
          <Choices of="markets" />
          <MifText of="otherAsiaMarket" />
          <MifText of="otherCountryMarket" />
        </div>
      </Card>
      <Meetings />
    </>
  );
}

function Choices({ of, required = false }: { of: MifList; required?: boolean }) {
  const { t } = useLingui();
  const { activityId = '' }: ApplicationSearch = useSearch({ strict: false });
  const field = useMifField(of);
  const { data } = useQuery(mifListQuery(of, activityId));
  const options = useOptions();
  return (
    <ChoiceList
      label={t(fieldNames[`mif.${of}`])}
      required={required}
      options={options(data?.content)}
      value={field.value}
      error={field.error}
      onChange={field.onChange}
    />
  );
}

/** Changes several fields of the page at once. */
function useChangeMif() {
  const store = useDraftStore();
  return (part: Partial<Mif>) =>
    store.change(
      (whole) => ({ ...whole, form: { ...whole.form, mif: { ...whole.form.mif, ...part } } }),
      Object.keys(part).map((field) => `mif.${field}`),
    );
}

function Place() {
  const { t } = useLingui();
  const change = useChangeMif();
  const region = useMifField('countryRegionId');
  const province = useMifField('provinceId');
  const city = useMifField('cityId');
  const inMainland = region.value !== null && needsProvinceAndCity(region.value);
  const options = useOptions();
  const { data: regions } = useQuery(keptRegionsQuery);
  const { data: provinces } = useQuery({ ...keptProvincesQuery(region.value ?? 0), enabled: inMainland });
  const { data: cities } = useQuery({
    ...keptCitiesQuery(province.value ?? 0),
    enabled: inMainland && province.value !== null,
  });
  return (
    <>
      <ComboField
        label={t(fieldNames['mif.countryRegionId'])}
        required
        name="countryRegionId"
        options={options(regions?.content)}
        value={textOfId(region.value)}
        onChange={(id) => change(withPlace('countryRegionId', Number(id)))}
        error={region.error}
      />
      {inMainland && (
        <div className="grid gap-5 md:grid-cols-2">
          <ComboField
            label={t(fieldNames['mif.provinceId'])}
            required
            name="provinceId"
            options={options(provinces?.content)}
            value={textOfId(province.value)}
            onChange={(id) => change(withPlace('provinceId', Number(id)))}
            error={province.error}
          />
          {province.value !== null && (
            <ComboField
              label={t(fieldNames['mif.cityId'])}
              required
              name="cityId"
              options={options(cities?.content)}
              value={textOfId(city.value)}
              onChange={(id) => change(withPlace('cityId', Number(id)))}
              error={city.error}
            />
          )}
        </div>
      )}
    </>
  );
}

function Meetings() {
  const { t } = useLingui();
  const { activityId = '' }: ApplicationSearch = useSearch({ strict: false });
  const { data: activity } = useQuery(keptActivityQuery(activityId));
  const change = useChangeMif();
  const pair = useMifField('pair');
  const begin = useMifField('pairBeginDate');
  const end = useMifField('pairEndDate');
  const span = { min: activity?.beginDate.slice(0, 10), max: activity?.endDate.slice(0, 10) };
  const dayOf = (text: string) => (isBusinessDate(text) ? text : null);
  return (
    <Card>
      <div className="flex flex-col gap-5">
        <RadioGroup
          label={t(fieldNames['mif.pair'])}
          required
          choices={[
            { value: 'yes', label: t`Please arrange meetings` },
            { value: 'no', label: t`No meetings needed` },
          ]}
          value={pair.value === null ? '' : pair.value ? 'yes' : 'no'}
          onChange={(chosen) => change(withPairing(chosen === 'yes'))}
          error={pair.error}
        />
        {pair.value && (
          <div className="grid gap-5 md:grid-cols-2">
            <DateField
              {...span}
              label={t(fieldNames['mif.pairBeginDate'])}
              required
              value={begin.value ?? ''}
              onChange={(text) => begin.onChange(dayOf(text))}
              error={begin.error}
            />
            <DateField
              {...span}
              label={t(fieldNames['mif.pairEndDate'])}
              required
              value={end.value ?? ''}
              onChange={(text) => end.onChange(dayOf(text))}
              error={end.error}
            />
          </div>
        )}
      </div>
    </Card>
  );
}
