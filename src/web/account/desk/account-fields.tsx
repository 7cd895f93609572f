import { useLingui } from '@lingui/react/macro';
import { locales } from '#domain/locale.ts';
import type { AccountDetails } from '#domain/account/check-account.ts';
import { NameFields } from '#web/desk/name-fields.tsx';
import { localeNames } from '#web/i18n/locale-names.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { useForm } from '#web/ui/use-form.ts';
import { accountFieldWords } from './words.ts';

/** The details of an account in a form that has them among its values. */
export function AccountFields({ form }: { form: Pick<ReturnType<typeof useForm<AccountDetails>>, 'field'> }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        {...form.field('username')}
        label={t(accountFieldWords.username)}
        required
        autoComplete="off"
        autoCapitalize="none"
      />
      <TextField
        {...form.field('email')}
        label={t(accountFieldWords.email)}
        required
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <NameFields field={form.field} label={(name) => t(accountFieldWords[name])} />
      <TextField
        {...form.field('mobile')}
        label={t(accountFieldWords.mobile)}
        hint={t`With the country code, e.g. +85366123456.`}
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
      <SelectField
        {...form.field('language')}
        label={t(accountFieldWords.language)}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
      />
    </div>
  );
}
