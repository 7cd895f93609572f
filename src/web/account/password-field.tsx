import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { controlClass, Field, type FieldFrame } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** A password, which one can look at while typing. */
export function PasswordField({
  label,
  hint,
  error,
  required,
  name,
  value,
  onChange,
  autoComplete,
}: FieldFrame & {
  name: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
}) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            name={name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={`${controlClass} pr-12`}
          />
          <span className="absolute inset-y-0 right-0">
            <IconButton
              icon={shown ? 'eye-off' : 'eye'}
              label={t`Show password`}
              pressed={shown}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
