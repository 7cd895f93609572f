import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OneProduct } from '#contract/docking/product.ts';
import {
  companyTypes,
  dockingCurrencies,
  mostTimes,
  type ProductField,
  productFields,
  type ProductForm,
  productLimits,
} from '#domain/docking/product-form.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { useForm } from '#web/ui/use-form.ts';
import { visitTimesQuery } from '../queries.ts';
import { companyTypeWords, currencyWords, productFieldWords } from '../words.ts';
import { IntendedUnits } from './intended-units.tsx';
import { SlotPicker } from './slot-picker.tsx';

type Form = ReturnType<typeof useForm<ProductForm>>;

/** The fields of a product in their order; below each what the page has to say to it. */
export const ProductFields = ({
  of,
  form,
  below,
}: {
  of: OneProduct;
  form: Form;
  below: (field: ProductField) => ReactNode;
}) =>
  productFields.map((field) => (
    <div key={field} className="flex flex-col gap-2">
      <OneField of={of} form={form} field={field} />
      {below(field)}
    </div>
  ));

function OneField({ of, form, field }: { of: OneProduct; form: Form; field: ProductField }) {
  const { t } = useLingui();
  const label = t(productFieldWords[field]);
  switch (field) {
    case 'nameTc':
      return (
        <TextField
          {...form.field(field)}
          label={label}
          limit={productLimits.nameTc}
          hint={t`One language is enough.`}
        />
      );
    case 'nameEn':
    case 'namePt':
      return (
        <TextField
          {...form.field(field)}
          label={label}
          limit={productLimits[field]}
          lang={field === 'nameEn' ? 'en' : 'pt'}
        />
      );
    case 'summary':
    case 'scope':
    case 'supplements':
      return (
        <TextArea
          {...form.field(field)}
          label={label}
          required={field !== 'supplements'}
          rows={field === 'summary' ? 5 : 3}
          limit={productLimits[field]}
        />
      );
    case 'companyType':
      return (
        <SelectField
          {...form.field(field)}
          label={label}
          required
          options={companyTypes.map((value) => ({ value, label: t(companyTypeWords[value]) }))}
        />
      );
    case 'amount':
      return (
        <TextField
          {...form.field(field)}
          label={label}
          inputMode="decimal"
          hint={t`Numbers only, for example 80000.50`}
        />
      );
    case 'currency':
      return (
        <SelectField
          {...form.field(field)}
          label={label}
          options={dockingCurrencies.map((value) => ({ value, label: t(currencyWords[value]) }))}
        />
      );
    case 'intendedUnits':
      return (
        <IntendedUnits
          of={of}
          label={label}
          chosen={form.values.intendedUnits}
          error={form.errorAt(field)}
          onChange={(units) => form.set('intendedUnits', units)}
        />
      );
    case 'times':
      return <Times of={of} form={form} label={label} />;
  }
}

function Times({ of, form, label }: { of: OneProduct; form: Form; label: string }) {
  const { t } = useLingui();
  const { data } = useQuery(visitTimesQuery(of.activityId));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-medium">{label}</legend>
      <p className="text-sm text-muted">{t`Up to 10. The first three are offered to the customers above.`}</p>
      <SlotPicker
        label={label}
        slots={(data?.slots ?? []).map(({ begin }) => begin)}
        chosen={form.values.times}
        most={mostTimes}
        onChange={(times) => form.set('times', times)}
      />
    </fieldset>
  );
}
