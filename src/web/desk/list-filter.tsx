import { useLingui } from '@lingui/react/macro';
import { InlineDate, InlineSelect } from '#web/ui/inline-field.tsx';
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

/** In a line with others. */
export function FilterInLine<Search>(props: FilterProps<Search>) {
  const { isSet, value, options, choose } = useFilter(props);
  const shared = { label: props.filter.label, value, isSet, onChange: choose };
  return props.filter.options ? <InlineSelect {...shared} options={options} /> : <InlineDate {...shared} />;
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
