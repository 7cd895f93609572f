import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { controlClass, Field, type FieldFrame } from './field.tsx';
import type { Option } from './select-field.tsx';

/** Most options shown at once; typing on narrows them. */
const shownAtOnce = 50;

/** As one searches: without capitals and accents. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const comboListClass =
  'z-50 max-h-72! overflow-y-auto rounded-lg border border-line bg-surface py-1 shadow-card empty:invisible';
export const comboOptionClass =
  'flex min-h-touch cursor-pointer items-center px-3 data-focus:bg-brand-soft data-focus:text-on-brand-soft data-selected:font-semibold';

/** One of a long list, found by typing part of its name or its code. For short lists use SelectField. */
export function ComboField<Value extends string>({
  label,
  hint,
  error,
  required,
  options,
  value,
  onChange,
  name,
}: FieldFrame & {
  options: readonly Option<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  name?: string;
}) {
  const [typed, setTyped] = useState('');
  const wanted = folded(typed.trim());
  const found = wanted
    ? options.filter((option) => folded(option.label).includes(wanted) || folded(option.value) === wanted)
    : options;
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <Combobox
          immediate
          value={value || null}
          onChange={(chosen: Value | null) => chosen !== null && onChange(chosen)}
          onClose={() => setTyped('')}
        >
          <ComboboxInput
            {...control}
            name={name}
            autoComplete="off"
            className={controlClass}
            displayValue={(chosen: Value | null) => options.find((option) => option.value === chosen)?.label ?? ''}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
          <ComboboxOptions anchor={{ to: 'bottom start', gap: 4 }} className={`w-(--input-width) ${comboListClass}`}>
            {found.slice(0, shownAtOnce).map((option) => (
              <ComboboxOption key={option.value} value={option.value} className={comboOptionClass}>
                {option.label}
              </ComboboxOption>
            ))}
            {found.length === 0 && (
              <p className="px-3 py-2 text-muted">
                <Trans>No matches.</Trans>
              </p>
            )}
          </ComboboxOptions>
        </Combobox>
      )}
    </Field>
  );
}
