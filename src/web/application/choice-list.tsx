import { useId } from 'react';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { FieldProblem, RequiredMark } from '#web/ui/field.tsx';
import type { Option } from '#web/ui/select-field.tsx';

/** Several of a list, all of them visible. */
export function ChoiceList({
  label,
  required,
  options,
  value,
  error,
  onChange,
}: {
  label: string;
  required?: boolean;
  options: readonly Option<string>[];
  value: readonly number[];
  error: string | undefined;
  onChange: (ids: number[]) => void;
}) {
  const id = useId();
  return (
    <fieldset aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-medium">
        {label} {required && <RequiredMark />}
      </legend>
      <div className="grid gap-x-6 md:grid-cols-2">
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            label={option.label}
            checked={value.includes(Number(option.value))}
            onChange={(on) =>
              onChange(on ? [...value, Number(option.value)] : value.filter((each) => each !== Number(option.value)))
            }
          />
        ))}
      </div>
      <FieldProblem id={`${id}-error`}>{error}</FieldProblem>
    </fieldset>
  );
}
