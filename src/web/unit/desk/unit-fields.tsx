import { useLingui } from '@lingui/react/macro';
import { type UnitDetails, unitLimits } from '#domain/unit/check-unit.ts';
import { isUnitKind, unitKinds } from '#domain/unit/unit-words.ts';
import { NameFields } from '#web/desk/name-fields.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { useForm } from '#web/ui/use-form.ts';
import { PlaceFields } from '#web/account/desk/place-fields.tsx';
import { unitFieldWords, unitKindWords } from '#web/unit/words.ts';

/** The details of a unit in a form. */
export function UnitFields({ form }: { form: ReturnType<typeof useForm<UnitDetails>> }) {
  const { t } = useLingui();
  const { values } = form;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <NameFields wide field={form.field} label={(name) => t(unitFieldWords[name])} />
      <SelectField
        label={t(unitFieldWords.kind)}
        value={isUnitKind(values.kind) ? values.kind : ''}
        error={form.errorAt('kind')}
        options={[
          { value: '' as const, label: t({ message: 'Not given', comment: 'Of a place that nobody has entered' }) },
          ...unitKinds.map((kind) => ({ value: kind, label: t(unitKindWords[kind]) })),
        ]}
        onChange={(kind) => form.set('kind', kind)}
      />
      <TextField {...form.field('industry')} label={t(unitFieldWords.industry)} />
      <PlaceFields
        value={values}
        errorAt={form.errorAt}
        onChange={({ countryRegionId, provinceId, cityId }) => {
          form.set('countryRegionId', countryRegionId);
          form.set('provinceId', provinceId);
          form.set('cityId', cityId);
        }}
      />
      <TextField {...form.field('address')} label={t(unitFieldWords.address)} />
      <TextField {...form.field('website')} label={t(unitFieldWords.website)} type="url" inputMode="url" />
      <TextField {...form.field('phone')} label={t(unitFieldWords.phone)} type="tel" inputMode="tel" />
      <TextField {...form.field('fax')} label={t(unitFieldWords.fax)} type="tel" inputMode="tel" />
      <TextField {...form.field('schoolCode')} label={t(unitFieldWords.schoolCode)} />
      <div className="md:col-span-2">
        <TextArea {...form.field('summary')} label={t(unitFieldWords.summary)} limit={unitLimits.summary} />
      </div>
    </div>
  );
}
