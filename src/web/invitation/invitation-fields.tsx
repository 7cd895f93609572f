import { useLingui } from '@lingui/react/macro';
import type { InvitationDetails } from '#domain/invitation/check-invitation.ts';
import { locales } from '#domain/locale.ts';
import { NameFields } from '#web/desk/name-fields.tsx';
import { PlaceFields } from '#web/account/desk/place-fields.tsx';
import { localeNames } from '#web/i18n/locale-names.ts';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { useForm } from '#web/ui/use-form.ts';
import { fieldWords } from './words.ts';

type DetailsForm = Pick<ReturnType<typeof useForm<InvitationDetails>>, 'field' | 'set' | 'errorAt' | 'values'>;

/** What the fund knows of the unit that it invites, and where the mail goes. */
export function InvitationFields({ form }: { form: DetailsForm }) {
  const { t } = useLingui();
  const { values } = form;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <NameFields wide field={form.field} label={(name) => t(fieldWords[name])} />
      <TextField
        {...form.field('contactEmail')}
        label={t(fieldWords.contactEmail)}
        hint={t`We send the invitation here, and only this address can accept it.`}
        required
        type="email"
        inputMode="email"
      />
      <SelectField
        {...form.field('language')}
        label={t(fieldWords.language)}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
      />
      <TextField {...form.field('contactPerson')} label={t(fieldWords.contactPerson)} />
      <PhoneField
        label={t(fieldWords.contactMobile)}
        value={{ countryCode: values.countryCode, mobile: values.contactMobile }}
        error={form.errorAt('contactMobile') ?? form.errorAt('countryCode')}
        onChange={({ countryCode, mobile }) => {
          form.set('countryCode', countryCode);
          form.set('contactMobile', mobile);
        }}
      />
      <TextField {...form.field('contactTelNo')} label={t(fieldWords.contactTelNo)} type="tel" inputMode="tel" />
      <PlaceFields
        value={values}
        errorAt={form.errorAt}
        onChange={({ countryRegionId, provinceId, cityId }) => {
          form.set('countryRegionId', countryRegionId);
          form.set('provinceId', provinceId);
          form.set('cityId', cityId);
        }}
      />
      <div className="md:col-span-2">
        <TextArea {...form.field('summary')} label={t(fieldWords.summary)} limit={300} />
      </div>
    </div>
  );
}
