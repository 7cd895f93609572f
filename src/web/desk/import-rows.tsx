import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { SheetPreview, SheetRow } from '#contract/sheet-import.ts';
import { type FieldError, fieldProblems } from '#domain/errors.ts';
import { type ImportAction, importActions } from '#domain/sheet/import.ts';
import { fieldSentence } from '#web/api/error-sentence.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { importActionWords } from './import-words.ts';

/** What is particular about the rows of one kind of sheet. */
export interface RowLook<Row extends SheetRow> {
  /** What a column is called, by a path as `nameTc` or `columns.unit`. */
  columnName: (path: string) => string | null;
  /** Whom or what a row is about, and the head of that column. */
  subject: { header: string; cell: (row: Row) => ReactNode };
  /** Items of a list: what an update changes. */
  changes: (row: Row) => ReactNode;
  /** Items of a list: what is worth a look and hinders nothing. */
  warnings?: (row: Row) => readonly RowProblem[];
  /** What has to be said of a row before it can be imported. */
  question?: (row: Row) => ReactNode;
}

type RowProblem = SheetRow['errors'][number];

const pageSize = 50;

/** What a sheet would do, row by row; those with errors first asked for. */
export function ImportRows<Row extends SheetRow>({
  preview: { rows: all, counts },
  look,
}: {
  preview: SheetPreview<Row>;
  look: RowLook<Row>;
}) {
  const { t } = useLingui();
  const [only, setOnly] = useState<ImportAction | ''>(counts.error > 0 ? 'error' : '');
  const [page, setPage] = useState(0);
  const rows = all.filter(({ action }) => only === '' || action === only);
  const columns: Column<Row>[] = [
    { id: 'row', header: t({ message: 'Row', comment: 'Of a sheet' }), align: 'end', cell: ({ row }) => row },
    { id: 'subject', primary: true, ...look.subject },
    { id: 'action', header: t`What happens`, primary: true, cell: actionCell },
    {
      id: 'detail',
      header: t({ message: 'In detail', comment: 'A column' }),
      cell: (row) => (
        <ul className="flex flex-col gap-1 text-sm">
          <Problems of={row.errors} tone="text-bad" columnName={look.columnName} />
          <Problems of={look.warnings?.(row) ?? []} tone="text-muted" columnName={look.columnName} />
          {look.question?.(row)}
          {row.action === 'update' && look.changes(row)}
        </ul>
      ),
    },
  ];
  return (
    <>
      <div className="mb-4 md:max-w-xs">
        <SelectField
          label={t`Show`}
          value={only}
          options={[
            { value: '' as const, label: `${t({ message: 'All', comment: 'No filter' })} (${all.length})` },
            ...importActions.map((value) => ({
              value,
              label: `${t(importActionWords[value].label)} (${counts[value]})`,
            })),
          ]}
          onChange={(next) => {
            setOnly(next);
            setPage(0);
          }}
        />
      </div>
      <DataTable
        label={t`What would happen`}
        columns={columns}
        rows={rows.slice(page * pageSize, (page + 1) * pageSize)}
        rowKey={({ row }) => String(row)}
        empty={<EmptyState icon="list" title={<Trans>No rows like this</Trans>} />}
        paging={{ page, size: pageSize, total: rows.length, onPage: setPage }}
      />
    </>
  );
}

const actionCell = ({ action }: SheetRow) => <ActionBadge action={action} />;

function ActionBadge({ action }: { action: ImportAction }) {
  const { t } = useLingui();
  const { label, tone, icon } = importActionWords[action];
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  );
}

function Problems({
  of,
  tone,
  columnName,
}: {
  of: readonly RowProblem[];
  tone: string;
  columnName: RowLook<SheetRow>['columnName'];
}) {
  const { i18n } = useLingui();
  return of.map(({ path, problem: told, params }) => {
    const name = columnName(path);
    const problem = fieldProblems.find((one) => one === told) ?? 'format';
    const field: FieldError = { path, problem, ...(params && { params }) };
    return (
      <li key={path + told} className={tone}>
        {name && <span className="font-medium">{name}: </span>}
        {fieldSentence(field, i18n)}
      </li>
    );
  });
}
