import type { ReactNode } from 'react';
import type { Option } from './select-field.tsx';

interface InlineFieldProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Something else than usual is chosen. */
  isSet?: boolean;
}

/** A choice in a line with others: its label stands in the same frame. */
export const InlineSelect = <Value extends string>({
  options,
  roomy = false,
  ...props
}: InlineFieldProps<Value> & {
  options: readonly Option<Value>[];
  /** What is chosen has long names. */
  roomy?: boolean;
}) => (
  <Frame {...props}>
    <select
      value={props.value}
      onChange={({ target }) => {
        const chosen = options.find(({ value }) => value === target.value);
        if (chosen) props.onChange(chosen.value);
      }}
      className={`min-w-0 flex-1 self-stretch truncate rounded-lg bg-transparent pr-1 outline-none compact:text-sm ${roomy ? 'max-w-96 compact:max-w-72' : 'max-w-44'}`}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} className="bg-surface text-ink">
          {option.label}
        </option>
      ))}
    </select>
  </Frame>
);

/** A day in a line with others. */
export const InlineDate = (props: InlineFieldProps<string>) => (
  <Frame {...props}>
    <input
      type="date"
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
      className="min-w-0 self-stretch rounded-lg bg-transparent pr-2 outline-none compact:text-sm"
    />
  </Frame>
);

const Frame = ({ label, isSet = false, children }: { label: string; isSet?: boolean; children: ReactNode }) => (
  <label
    data-set={isSet || undefined}
    className="flex min-h-touch max-w-full min-w-0 items-center gap-1.5 rounded-lg border border-control bg-surface pl-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand data-set:border-brand data-set:bg-brand-soft data-set:text-on-brand-soft compact:text-sm"
  >
    <span className="shrink-0 whitespace-nowrap text-muted in-data-set:text-on-brand-soft">{label}</span>
    {children}
  </label>
);
