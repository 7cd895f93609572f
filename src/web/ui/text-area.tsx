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
      {(control) => (
        // Of its own size and no flex item: a letter typed lays out nothing around it.
        <div>
          <textarea
            {...area}
            rows={rows}
            {...control}
            {...composed}
            className={`block compact:[--around:calc(0.5rem+2px)] supports-[height:1lh]:contain-layout supports-[height:1lh]:contain-size ${controlClass}`}
            style={{ height: `calc(${rows}lh + var(--around, calc(1rem + 2px)))` }}
          />
        </div>
      )}
    </Field>
  );
}
