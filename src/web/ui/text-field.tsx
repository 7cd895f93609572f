import type { InputHTMLAttributes } from 'react';
import { Counter } from './counter.tsx';
import { controlClass, Field, type FieldFrame } from './field.tsx';
import { useComposedValue } from './use-composed-value.ts';

export interface TextFieldProps
  extends
    FieldFrame,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      | 'type'
      | 'name'
      | 'inputMode'
      | 'autoComplete'
      | 'enterKeyHint'
      | 'placeholder'
      | 'disabled'
      | 'readOnly'
      | 'onBlur'
      | 'lang'
      | 'autoCapitalize'
      | 'min'
      | 'max'
      | 'step'
    > {
  value: string;
  onChange: (value: string) => void;
  /** Shows a counter; longer text is not cut but reported. */
  limit?: number;
}

/** One line of text; `type="date"` and the other kinds of input too. */
export function TextField({ label, hint, error, required, value, onChange, limit, ...input }: TextFieldProps) {
  const composed = useComposedValue(value, onChange);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      after={limit === undefined ? undefined : <Counter text={composed.value} limit={limit} />}
    >
      {(control) => <input type="text" {...input} {...control} {...composed} className={controlClass} />}
    </Field>
  );
}

/** A day, YYYY-MM-DD. */
export const DateField = (props: Omit<TextFieldProps, 'type' | 'limit'>) => <TextField {...props} type="date" />;
