import { useLingui } from '@lingui/react/macro';
import { type Option, SelectField } from '#web/ui/select-field.tsx';
import { DateField } from '#web/ui/text-field.tsx';
import type { AddressChange, ListAddress } from './use-list-address.ts';

/** One choice that narrows a list: of some values, or a day. */
export interface ListFilter<Search> {
  of: keyof Search & string;
  label: string;
  /** Without "All". A filter that has none asks for a day. */
  options?: readonly Option<string>[];
  /** What the list shows as long as nobody chooses; there is no "All" then. */
  usual?: string | undefined;
  /** What does not go together with it. */
  clears?: readonly (keyof Search & string)[];
}

interface FilterProps<Search> {
  filter: ListFilter<Search>;
  address: ListAddress<Search>;
}

function useFilter<Search>({ filter, address }: FilterProps<Search>) {
  const { t } = useLingui();
  return {
    isSet: address.search[filter.of] !== undefined,
    value: String(address.search[filter.of] ?? filter.usual ?? ''),
    options:
      filter.usual === undefined
        ? [{ value: '', label: t({ message: 'All', comment: 'No filter' }) }, ...(filter.options ?? [])]
        : (filter.options ?? []),
    choose: (value: string) => {
      const cleared = Object.fromEntries((filter.clears ?? []).map((key) => [key, undefined]));
      address.set({ ...cleared, [filter.of]: value || undefined } as AddressChange<Search>);
    },
  };
}

/** In a line with others: what it narrows stands in the same frame. */
export function FilterInLine<Search>(props: FilterProps<Search>) {
  const { isSet, value, options, choose } = useFilter(props);
  const { filter } = props;
  return (
    <label
      data-set={isSet || undefined}
      className="flex min-h-touch min-w-0 items-center gap-1.5 rounded-lg border border-control bg-surface pl-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand data-set:border-brand data-set:bg-brand-soft data-set:text-on-brand-soft compact:text-sm"
    >
      <span className="shrink-0 whitespace-nowrap text-muted in-data-set:text-on-brand-soft">{filter.label}</span>
      {filter.options ? (
        <select
          value={value}
          onChange={(event) => choose(event.target.value)}
          className="max-w-44 min-w-0 flex-1 self-stretch truncate rounded-lg bg-transparent pr-1 outline-none compact:text-sm"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-surface text-ink">
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          type="date"
          value={value}
          onChange={(event) => choose(event.target.value)}
          className="min-w-0 self-stretch rounded-lg bg-transparent pr-2 outline-none compact:text-sm"
        />
      )}
    </label>
  );
}

/** In a line of its own, as on the sheet of a phone. */
export function FilterField<Search>(props: FilterProps<Search>) {
  const { value, options, choose } = useFilter(props);
  const { label } = props.filter;
  return props.filter.options ? (
    <SelectField label={label} value={value} options={options} onChange={choose} />
  ) : (
    <DateField label={label} value={value} onChange={choose} />
  );
}
