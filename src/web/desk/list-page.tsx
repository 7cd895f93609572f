import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DataTable, type DataTableProps } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Heading } from '#web/ui/heading.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { useRowsToDraw } from '#web/ui/use-rows-to-draw.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { ColumnMenu } from './column-menu.tsx';
import { EmptyList } from './empty-list.tsx';
import { ExportLink } from './export-link.tsx';
import { Found } from './found.tsx';
import { ListHead } from './list-head.tsx';
import { OnPaper } from './on-paper.tsx';
import { PrintButton } from './print-button.tsx';
import { ListToolbar, type ToolbarProps } from './list-toolbar.tsx';
import { useColumnChoice } from './use-column-choice.ts';
import { usePrintList } from './use-print-list.ts';
import type { AddressChange } from './use-list-address.ts';
import type { List } from './use-list.ts';

interface ListPageProps<Row, Search>
  extends ToolbarProps<Search>, Pick<DataTableProps<Row>, 'columns' | 'actions' | 'actionsWidth' | 'linkOf'> {
  list: List<Row, Search>;
  title: string;
  /** The list is a part of a page that has a heading of its own. */
  isPart?: boolean;
  /** A line about the list. */
  about?: ReactNode;
  /** The list as it is filtered now can be taken as a sheet. */
  exported?: { kind: string; filter: object };
  /** What the page is for besides reading, the primary one last. */
  pageActions?: ReactNode;
  /** Between the title and the filters. */
  above?: ReactNode;
  empty: {
    icon: IconName;
    /** There is nothing at all. */
    nothing: ReactNode;
    /** What comes to be here, and the first step. */
    hint?: ReactNode;
    action?: ReactNode;
    /** There is something, but not with these filters. */
    nothingFits: ReactNode;
    fitHint?: ReactNode;
  };
}

/** The page of a list at the desk: a list says its columns, its filters and what it asks for; the rest is the same. */
export function ListPage<Row extends { id: string }, Search extends object>({
  list,
  title,
  isPart = false,
  about,
  exported,
  pageActions,
  above,
  columns,
  actions,
  actionsWidth,
  linkOf,
  empty,
  ...toolbar
}: ListPageProps<Row, Search>) {
  const { sort } = list.search as { sort?: string };
  const usual = toolbar.orders?.[0]?.value;
  const choice = useColumnChoice(columns);
  const wide = useWide();
  const printed = usePrintList(list);
  const rows = useRowsToDraw(list.rows);
  return (
    <>
      <ListHead
        heading={isPart ? <h2 className="text-xl font-bold">{title}</h2> : <Heading>{title}</Heading>}
        beside={
          list.counted !== null && (
            <output className="block min-h-lh shrink-0 text-muted tabular-nums">
              {list.counted && <Found counted={list.counted} />}
            </output>
          )
        }
        about={about}
      >
        {exported && <ExportLink {...exported} />}
        {pageActions}
      </ListHead>
      {above}
      <ListToolbar
        {...toolbar}
        address={list}
        table={
          printed.start && (
            <>
              <PrintButton busy={printed.busy} onPrint={printed.start} />
              <ColumnMenu of={choice} />
            </>
          )
        }
      />
      <OnPaper of={printed} search={list.search} filters={toolbar.filters} />
      <DataTable
        label={title}
        columns={wide ? choice.shown : columns}
        // What is printed waits for nothing.
        rows={printed.rows ?? rows}
        rowKey={({ id }) => id}
        error={list.error}
        onRetry={list.retry}
        actions={actions}
        actionsWidth={actionsWidth}
        linkOf={linkOf}
        fixed
        order={
          usual === undefined
            ? undefined
            : {
                value: sort ?? usual,
                onOrder: (next) =>
                  list.set({ sort: next === undefined || next === usual ? undefined : next } as AddressChange<Search>),
              }
        }
        empty={
          <EmptyList
            filtered={list.filtered || Boolean(list.paging?.page)}
            nothingFits={empty.nothingFits}
            hint={empty.fitHint}
            onShowAll={list.showAll}
          >
            <EmptyState icon={empty.icon} title={empty.nothing} action={empty.action}>
              {empty.hint}
            </EmptyState>
          </EmptyList>
        }
        {...(list.paging ? { paging: list.paging } : {})}
      />
      {list.further && (
        <div data-no-print className="mt-4 flex justify-center">
          <Button icon="chevron-down" busy={list.further.busy} onClick={list.further.onMore}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
