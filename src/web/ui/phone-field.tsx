import { useLingui } from '@lingui/react/macro';
import { DiallingCodeBox } from './dialling-code-box.tsx';
import { controlClass, Field, type FieldFrame } from './field.tsx';

export interface Phone {
  countryCode: string;
  mobile: string;
}

/**
 * Country code and number of a mobile. Which numbers are right depends on the country and is the caller's to check; the
 * sentence beside the field says it.
 */
export function PhoneField({
  label,
  hint,
  error,
  required,
  value,
  onChange,
  name = 'mobile',
  disabled,
}: FieldFrame & {
  value: Phone;
  onChange: (value: Phone) => void;
  name?: string;
  disabled?: boolean;
}) {
  const { t } = useLingui();
  const shapes: Record<string, string> = {
    '853': t`Macao: 8 digits beginning with 6.`,
    '86': t`Mainland China: 11 digits beginning with 1.`,
    '852': t`Hong Kong: 8 digits beginning with 4 to 9.`,
    '886': t`Taiwan: 9 digits beginning with 9.`,
  };
  const shape = shapes[value.countryCode] ?? t`4 to 15 digits, without the country code.`;
  return (
    <Field
      label={label}
      hint={
        <>
          {shape} {hint}
        </>
      }
      error={error}
      required={required}
    >
      {(control) => (
        <div className="flex gap-2">
          <div className="w-24 shrink-0">
            <DiallingCodeBox
              disabled={disabled}
              value={value.countryCode}
              onChange={(countryCode) => onChange({ ...value, countryCode })}
            />
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
