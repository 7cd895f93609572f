import { useLingui } from '@lingui/react/macro';
import { controlClass, Field, type FieldFrame } from './field.tsx';

export interface Phone {
  countryCode: string;
  mobile: string;
}

/** Those most used here; any other is offered by the caller from the reference list. */
export const usualCountryCodes = ['853', '86', '852', '886', '351', '55', '65', '81', '82', '1', '44', '244', '258'];

/** Country code and number; which numbers are right is the caller's to check (it depends on the country). */
export function PhoneField({
  label,
  hint,
  error,
  required,
  value,
  onChange,
  countryCodes = usualCountryCodes,
  name = 'mobile',
  disabled,
}: FieldFrame & {
  value: Phone;
  onChange: (value: Phone) => void;
  countryCodes?: readonly string[];
  name?: string;
  disabled?: boolean;
}) {
  const { t } = useLingui();
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div className="flex gap-2">
          <div className="w-28 shrink-0">
            <select
              aria-label={t`Country code`}
              disabled={disabled}
              value={value.countryCode}
              onChange={(event) => onChange({ ...value, countryCode: event.target.value })}
              className={controlClass}
            >
              {countryCodes.map((code) => (
                <option key={code} value={code}>
                  +{code}
                </option>
              ))}
            </select>
          </div>
          <input
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            name={name}
            disabled={disabled}
            value={value.mobile}
            onChange={(event) => onChange({ ...value, mobile: event.target.value.replaceAll(/[^\d]/g, '') })}
            className={controlClass}
          />
        </div>
      )}
    </Field>
  );
}
