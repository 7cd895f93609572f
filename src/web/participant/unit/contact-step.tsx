import { Trans, useLingui } from '@lingui/react/macro';
import { locales } from '#domain/locale.ts';
import type { Person } from '#domain/participant/person.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { fieldWords, languageNames } from '../words.ts';
import type { PersonFormState } from './person-form.tsx';
import { VerifiedPhone } from './verified-phone.tsx';

export function ContactStep({
  form,
  activityId,
  verifiedPhone,
}: {
  form: PersonFormState;
  activityId: string;
  verifiedPhone: Pick<Person, 'phone' | 'phoneCountry'> | null;
}) {
  const { t } = useLingui();
  return (
    <>
      <VerifiedPhone form={form} activityId={activityId} verified={verifiedPhone} />
      <TextField
        {...form.field('email')}
        label={t(fieldWords.email)}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        hint={<Trans>We'll send the sign-in code here. If you leave this empty, we'll send it to your unit.</Trans>}
      />
      <TextField {...form.field('wechatId')} label={t(fieldWords.wechatId)} autoComplete="off" autoCapitalize="none" />
      <SelectField
        {...form.field('language')}
        label={t(fieldWords.language)}
        required
        options={locales.map((value) => ({ value, label: languageNames[value] }))}
      />
    </>
  );
}
