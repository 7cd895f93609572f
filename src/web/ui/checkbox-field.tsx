import { useId } from 'react';
import { FieldProblem, type FieldFrame, RequiredMark } from './field.tsx';

/** Yes or no. */
export function CheckboxField({
  label,
  hint,
  error,
  required,
  checked,
  onChange,
  name,
  disabled,
}: FieldFrame & { checked: boolean; onChange: (checked: boolean) => void; name?: string; disabled?: boolean }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="flex min-h-touch items-center gap-3">
        <input
          id={id}
          type="checkbox"
          name={name}
          disabled={disabled}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="size-6 shrink-0 accent-brand"
        />
        <span>
          {label} {required && <RequiredMark />}
        </span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pl-9 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldProblem id={`${id}-error`}>{error}</FieldProblem>
    </div>
  );
}
