import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { controlClass } from './field.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { useComposedValue } from './use-composed-value.ts';

/** Finds while typing; hears nothing of a word that an input method is still composing. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
}) {
  const { t } = useLingui();
  const id = useId();
  const composed = useComposedValue(value, onChange);
  return (
    <search className="relative block">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted">
        <Icon name="search" />
      </span>
      <input
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder ?? label}
        {...composed}
        className={`${controlClass} pr-12 pl-10`}
      />
      {value && (
        <span className="absolute inset-y-0 right-0 flex items-center">
          <IconButton icon="close" label={t`Clear`} onClick={() => onChange('')} />
        </span>
      )}
    </search>
  );
}
