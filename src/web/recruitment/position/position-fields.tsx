import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  type PositionField,
  positionFields,
  type PositionForm,
  positionLimits,
  positionTypes,
  requiredFields,
  salaryCurrencies,
  salaryPeriods,
} from '#domain/recruitment/position-form.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { DateField, TextField } from '#web/ui/text-field.tsx';
import type { useForm } from '#web/ui/use-form.ts';
import { periodWords, positionFieldWords, positionTypeWords } from '../words.ts';

type Form = ReturnType<typeof useForm<PositionForm>>;

/** The fields of a position in their order; below each what the page has to say to it. */
export const PositionFields = ({
  form,
  today,
  below,
}: {
  form: Form;
  today: string;
  below: (field: PositionField) => ReactNode;
}) =>
  positionFields.map((field) => (
    <div key={field} className="flex flex-col gap-2">
      <OneField form={form} field={field} today={today} />
      {below(field)}
    </div>
  ));

function OneField({ form, field, today }: { form: Form; field: PositionField; today: string }) {
  const { t } = useLingui();
  const label = t(positionFieldWords[field]);
  const required = requiredFields.includes(field);
  switch (field) {
    case 'nameTc':
      return (
        <TextField
          {...form.field(field)}
          label={label}
          limit={positionLimits.nameTc}
          hint={t`One language is enough.`}
        />
      );
    case 'nameEn':
    case 'namePt':
      return (
        <TextField
          {...form.field(field)}
          label={label}
          limit={positionLimits[field]}
          lang={field === 'nameEn' ? 'en' : 'pt'}
        />
      );
    case 'type':
      return (
        <SelectField
          {...form.field(field)}
          label={label}
          required
          options={positionTypes.map((value) => ({ value, label: t(positionTypeWords[value]) }))}
        />
      );
    case 'count':
      return <TextField {...form.field(field)} label={label} inputMode="numeric" required />;
    case 'location':
      return <TextField {...form.field(field)} label={label} limit={positionLimits.location} required />;
    case 'currency':
      return (
        <SelectField
          {...form.field(field)}
          label={label}
          hint={t`Leave the salary empty if it’s negotiable.`}
          options={salaryCurrencies.map((value) => ({ value, label: value }))}
        />
      );
    case 'startAmount':
    case 'endAmount':
      return (
        <TextField
          {...form.field(field)}
          label={label}
          inputMode="decimal"
          hint={t`Numbers only, for example 18000 or 75.50`}
        />
      );
    case 'period':
      return (
        <SelectField
          {...form.field(field)}
          label={label}
          required
          options={salaryPeriods.map((value) => ({ value, label: t(periodWords[value]) }))}
        />
      );
    case 'content':
    case 'requirements':
      return (
        <TextArea
          {...form.field(field)}
          label={label}
          required={required}
          rows={field === 'content' ? 6 : 4}
          limit={positionLimits[field]}
        />
      );
    case 'closeDate':
      return (
        <DateField
          {...form.field(field)}
          label={label}
          hint={t`The position comes off the public list after this day.`}
          min={today}
          required
        />
      );
  }
}
