import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { locales } from '#domain/locale.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { localeNames } from '#web/i18n/locale-names.ts';
import { fieldWords } from '../words.ts';
import type { PersonFormState } from './person-form.tsx';

export function ContactStep({
  form,
  phone,
  emailHint,
}: {
  form: PersonFormState;
  phone: ReactNode;
  emailHint: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <>
      {phone}
      <TextField
        {...form.field('email')}
        label={t(fieldWords.email)}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        hint={emailHint}
      />
      <TextField {...form.field('wechatId')} label={t(fieldWords.wechatId)} autoComplete="off" autoCapitalize="none" />
      <SelectField
        {...form.field('language')}
        label={t(fieldWords.language)}
        required
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
      />
    </>
  );
}
