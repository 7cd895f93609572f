import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { cooperationWays } from '#domain/lists/cooperation-way.ts';
import {
  currencies,
  fieldsOf,
  readinessLevels,
  type RecordField,
  type RecordForm,
  type RecordKind,
  recordFields,
  recordLimits,
} from '#domain/road-show/record-form.ts';
import { technologyFieldNames } from '#domain/road-show/technology-fields.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { useForm } from '#web/ui/use-form.ts';
import { DeadlineField } from './deadline-field.tsx';
import { useFieldChoices } from './use-choices.ts';
import { cooperationWords, currencyWords, labelOf, readinessWords } from './words.ts';

type Form = ReturnType<typeof useForm<RecordForm>>;

/** The fields of a kind in their order; below each what the page has to say to it. */
export const RecordFields = ({
  kind,
  form,
  below,
}: {
  kind: RecordKind;
  form: Form;
  below: (field: RecordField) => ReactNode;
}) =>
  fieldsOf(kind)
    .filter((field) => field !== 'cooperationOther' || form.values.cooperation.includes('OTHER'))
    .map((field) => (
      <div key={field} className="flex flex-col gap-2">
        <OneField kind={kind} form={form} field={field} />
        {below(field)}
      </div>
    ));

function OneField({ kind, form, field }: { kind: RecordKind; form: Form; field: RecordField }) {
  const { t } = useLingui();
  const fields = useFieldChoices();
  const label = t(labelOf(kind, field));
  const required = Boolean(recordFields[kind][field]?.required);
  switch (field) {
    case 'nameTc':
      return (
        <TextField {...form.field(field)} label={label} limit={recordLimits.nameTc} hint={t`One language is enough.`} />
      );
    case 'nameEn':
      return <TextField {...form.field(field)} label={label} limit={recordLimits.nameEn} lang="en" />;
    case 'namePt':
      return <TextField {...form.field(field)} label={label} limit={recordLimits.namePt} lang="pt" />;
    case 'content':
    case 'scope':
      return (
        <TextArea
          {...form.field(field)}
          label={label}
          required={required}
          rows={field === 'content' ? 6 : 3}
          limit={recordLimits[field]}
        />
      );
    case 'partner':
      return (
        <TextArea {...form.field(field)} label={label} required={required} rows={2} limit={recordLimits.partner} />
      );
    case 'group':
      return (
        <SelectField
          {...form.field(field)}
          value={technologyFieldNames.find((name) => name === form.values.group) ?? ''}
          label={label}
          required={required}
          options={fields}
        />
      );
    case 'readiness':
      return (
        <SelectField
          name={field}
          label={label}
          required={required}
          error={form.errorAt(field)}
          value={form.values.readiness === null ? '' : String(form.values.readiness)}
          onChange={(level) => form.set('readiness', Number(level))}
          options={readinessLevels.map((level) => {
            const words = readinessWords[level];
            return { value: String(level), label: words ? t(words) : String(level) };
          })}
        />
      );
    case 'deadline':
      return <DeadlineField {...form.field(field)} label={label} required={required} />;
    case 'amount':
      return (
        <TextField
          {...form.field(field)}
          label={label}
          required={required}
          inputMode="decimal"
          hint={t`Numbers only, for example 80000.50`}
        />
      );
    case 'currency':
      return (
        <SelectField
          {...form.field(field)}
          label={label}
          options={currencies.map((value) => ({ value, label: t(currencyWords[value]) }))}
        />
      );
    case 'keywords':
      return <Keywords form={form} label={label} required={required} />;
    case 'cooperation':
      return <Cooperation form={form} label={label} />;
    case 'cooperationOther':
      return <TextField {...form.field(field)} label={label} required limit={recordLimits.cooperationOther} />;
  }
}

const separators = /[,，、;；\n]+/;

/** Typed in one line; commas of any script part them. */
function Keywords({ form, label, required }: { form: Form; label: string; required: boolean }) {
  const { t } = useLingui();
  const { keywords } = form.values;
  const [typed, type] = useState(keywords.join(', '));
  return (
    <TextField
      name="keywords"
      label={label}
      required={required}
      hint={t`Up to 10, with commas between them.`}
      error={form.errorAt('keywords')}
      value={typed}
      onChange={(text) => {
        type(text);
        form.set(
          'keywords',
          text
            .split(separators)
            .map((word) => word.trim())
            .filter(Boolean),
        );
      }}
    />
  );
}

function Cooperation({ form, label }: { form: Form; label: string }) {
  const { t } = useLingui();
  const { cooperation } = form.values;
  return (
    <fieldset>
      <legend className="font-medium">
        {label} <Trans comment="Of a field that has to be filled in">(required)</Trans>
      </legend>
      {cooperationWays.map((way) => (
        <CheckboxField
          key={way}
          label={t(cooperationWords[way])}
          checked={cooperation.includes(way)}
          onChange={(is) =>
            form.set(
              'cooperation',
              cooperationWays.filter((each) => (each === way ? is : cooperation.includes(each))),
            )
          }
        />
      ))}
    </fieldset>
  );
}
