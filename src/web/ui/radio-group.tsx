import { useId } from 'react';
import { type FieldFrame, FieldProblem, RequiredMark } from './field.tsx';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
}

/** One of a few, all visible, each as large as a thumb. */
export function RadioGroup<Value extends string>({
  label,
  hint,
  error,
  required,
  choices,
  value,
  onChange,
  name,
}: FieldFrame & {
  choices: readonly Choice<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  name?: string;
}) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <legend className="mb-1.5 font-medium">
        {label} {required && <RequiredMark />}
      </legend>
      <div className="flex flex-col gap-2 md:flex-row md:flex-wrap">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-touch items-center gap-3 rounded-lg border border-control bg-surface px-4 py-2 has-checked:border-brand has-checked:bg-brand-soft has-checked:text-on-brand-soft"
          >
            <input
              type="radio"
              name={name ?? id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="size-5 shrink-0 accent-brand"
            />
            <span>
              <span className="block font-medium">{choice.label}</span>
              {choice.hint && <span className="block text-sm">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldProblem id={`${id}-error`}>{error}</FieldProblem>
    </fieldset>
  );
}
