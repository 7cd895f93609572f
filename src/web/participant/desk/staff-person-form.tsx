import { Trans, useLingui } from '@lingui/react/macro';
import type { Person } from '#domain/participant/person.ts';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { PersonForm, type PersonFormState } from '../unit/person-form.tsx';
import { fieldWords } from '../words.ts';
import type { EntryProps } from './staff-entry.tsx';

/** The form of a person where staff fill it in: they vouch for the phone, so nobody is asked for a code. */
export function StaffPersonForm({
  offering,
  draftKey,
  initial,
  savedWord,
  onSave,
  onClose,
}: Pick<EntryProps, 'offering' | 'draftKey' | 'onClose'> & {
  initial: Person;
  savedWord: string;
  onSave: (person: Person) => Promise<void>;
}) {
  const { t } = useLingui();
  return (
    <PersonForm
      offering={offering}
      draftKey={draftKey}
      initial={initial}
      phone={(form) => <VouchedPhone form={form} />}
      emailHint={<Trans>We'll send the sign-in code here. If you leave this empty, we'll send it to the unit.</Trans>}
      saveWord={t`Save person`}
      savedWord={savedWord}
      onSave={onSave}
      onClose={onClose}
    />
  );
}

function VouchedPhone({ form }: { form: PersonFormState }) {
  const { t } = useLingui();
  const { phoneCountry, phone } = form.values;
  return (
    <PhoneField
      label={t(fieldWords.phone)}
      required
      error={form.errorAt('phone') ?? form.errorAt('phoneCountry')}
      hint={<Trans>We'll also text the sign-in code here. Check the number: it isn't verified with a code.</Trans>}
      value={{ countryCode: phoneCountry, mobile: phone }}
      onChange={(next) => {
        form.set('phoneCountry', next.countryCode);
        form.set('phone', next.mobile);
      }}
    />
  );
}
