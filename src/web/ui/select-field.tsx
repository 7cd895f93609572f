import { useLingui } from '@lingui/react/macro';
import { controlClass, Field, type FieldFrame } from './field.tsx';

export interface Option<Value extends string> {
  value: Value;
  label: string;
}

/** One of a list. An empty value shows the invitation to choose. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  required,
  options,
  value,
  onChange,
  placeholder,
  name,
  disabled,
}: FieldFrame & {
  options: readonly Option<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
}) {
  const { t } = useLingui();
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <select
          {...control}
          name={name}
          disabled={disabled}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
          className={controlClass}
        >
          {!options.some((option) => option.value === '') && (
            <option value="" disabled>
              {placeholder ?? t`Please choose`}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
