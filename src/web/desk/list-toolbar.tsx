import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { type Option, SelectField } from '#web/ui/select-field.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { ChoicesDialog } from './choices-dialog.tsx';
import { FilterField, FilterInLine, type ListFilter } from './list-filter.tsx';
import type { AddressChange, ListAddress } from './use-list-address.ts';
import { useTypedSearch } from './use-typed-search.ts';

export interface ToolbarProps<Search> {
  /** In what words are looked for; a list without it cannot be searched. */
  searched?: string | undefined;
  filters: readonly ListFilter<Search>[];
  /** For where there are no heads to click: every order of the list, the usual one first. */
  orders?: readonly Option<string>[] | undefined;
  /** Beside the filters: what is done with all that was found. */
  tools?: ReactNode;
}

/** What narrows a list, in one line; on a phone the choices are behind one button, which says how many are made. */
export function ListToolbar<Search>(
  props: ToolbarProps<Search> & {
    address: ListAddress<Search>;
    /** How the table looks, where there is one. */
    table?: ReactNode;
  },
) {
  const wide = useWide();
  const { searched, filters, orders, tools, address, table } = props;
  return (
    <div
      data-no-print
      className="mb-4 grid grid-cols-[1fr_auto] items-center gap-2 md:flex md:flex-wrap compact:mb-2 lg:flex-nowrap"
    >
      {searched && (
        <div className="min-w-0 md:basis-full lg:min-w-40 lg:flex-1 lg:basis-64">
          <Words label={searched} address={address} />
        </div>
      )}
      {wide ? (
        filters.map((filter) => <FilterInLine key={filter.of} filter={filter} address={address} />)
      ) : filters.length > 0 || orders ? (
        <FilterSheet filters={filters} orders={orders} address={address} />
      ) : null}
      {(tools || (wide && table)) && (
        <div className="col-span-full ml-auto flex items-center gap-2 max-md:flex-wrap md:shrink-0">
          {tools}
          {wide && table}
        </div>
      )}
    </div>
  );
}

function Words<Search>({ label, address }: { label: string; address: ListAddress<Search> }) {
  const { search } = address.search as { search?: string };
  const [typed, type] = useTypedSearch(search ?? '', (words) =>
    address.set({ search: words || undefined } as AddressChange<Search>, { replace: true }),
  );
  return <SearchField label={label} value={typed} onChange={type} />;
}

function FilterSheet<Search>({ filters, orders, address }: ToolbarProps<Search> & { address: ListAddress<Search> }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const count = address.chosen(filters.map(({ of }) => of));
  const { sort } = address.search as { sort?: string };
  const usual = orders?.[0]?.value;
  return (
    <>
      <Button icon="filter" onClick={() => setOpen(true)}>
        {count > 0 ? (
          <Trans comment="A button: opens the choices that narrow a list; so many are made">Filters ({count})</Trans>
        ) : (
          <Trans comment="A button: opens the choices that narrow a list">Filters</Trans>
        )}
      </Button>
      <ChoicesDialog
        open={open}
        title={<Trans comment="A button: opens the choices that narrow a list">Filters</Trans>}
        onShowAll={address.filtered && address.showAll}
        onClose={() => setOpen(false)}
      >
        <div className="flex flex-col gap-4">
          {filters.map((filter) => (
            <FilterField key={filter.of} filter={filter} address={address} />
          ))}
          {orders && usual && (
            <SelectField
              label={t`Order`}
              value={sort ?? usual}
              options={orders}
              onChange={(next) => address.set({ sort: next === usual ? undefined : next } as AddressChange<Search>)}
            />
          )}
        </div>
      </ChoicesDialog>
    </>
  );
}
