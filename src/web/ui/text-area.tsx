import type { TextareaHTMLAttributes } from 'react';
import { Counter } from './counter.tsx';
import { controlClass, Field, type FieldFrame } from './field.tsx';
import { useComposedValue } from './use-composed-value.ts';

interface TextAreaProps
  extends
    FieldFrame,
    Pick<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      'name' | 'rows' | 'placeholder' | 'disabled' | 'onBlur' | 'lang'
    > {
  value: string;
  onChange: (value: string) => void;
  limit?: number;
}

export function TextArea({ label, hint, error, required, value, onChange, limit, rows = 4, ...area }: TextAreaProps) {
  const composed = useComposedValue(value, onChange);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      after={limit === undefined ? undefined : <Counter text={composed.value} limit={limit} />}
    >
      {(control) => <textarea {...area} rows={rows} {...control} {...composed} className={controlClass} />}
    </Field>
  );
}
