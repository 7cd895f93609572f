import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessDate } from '#domain/instant.ts';
import { nationalities } from '#domain/participant/nationality.ts';
import { documentTypes } from '#domain/participant/person.ts';
import { ComboField } from '#web/ui/combo-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { DateField, TextField } from '#web/ui/text-field.tsx';
import { useCountryName } from '#web/i18n/country-name.ts';
import { documentHints, documentTypeWords, fieldWords } from '../words.ts';
import type { PersonFormState } from './person-form.tsx';

export function DocumentStep({ form }: { form: PersonFormState }) {
  const { t } = useLingui();
  const countryName = useCountryName();
  const hint = documentHints[form.values.documentType];
  return (
    <>
      <p className="text-muted">
        <Trans>
          Used only to check identity at the entrance, for the hotel and for insurance. Stored encrypted and deleted 90
          days after the activity.
        </Trans>
      </p>
      <DateField
        {...form.field('birthDate')}
        onChange={(day) => form.set('birthDate', day as BusinessDate)}
        label={t(fieldWords.birthDate)}
        required
        autoComplete="off"
      />
      <ComboField
        {...form.field('nationality')}
        label={t(fieldWords.nationality)}
        required
        options={nationalities.map((value) => ({ value, label: countryName(value) }))}
      />
      <SelectField
        {...form.field('documentType')}
        label={t(fieldWords.documentType)}
        required
        options={documentTypes.map((value) => ({ value, label: t(documentTypeWords[value]) }))}
      />
      <TextField
        {...form.field('documentNumber')}
        label={t(fieldWords.documentNumber)}
        required
        hint={hint && t(hint)}
        autoComplete="off"
        autoCapitalize="characters"
      />
    </>
  );
}
