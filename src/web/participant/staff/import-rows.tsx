import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ImportPreview } from '#contract/staff-participant.ts';
import { type FieldError, fieldProblems } from '#domain/errors.ts';
import { type ExportColumn, exportColumns } from '#domain/participant/export-columns.ts';
import { type ImportAction, importActions } from '#domain/participant/list-words.ts';
import { fieldSentence } from '#web/api/error-sentence.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Tone } from '#web/ui/tone.ts';
import { FieldValue } from '../field-value.tsx';
import { PersonName } from '../person-name.tsx';
import { columnWords, importActionWords } from '../words.ts';

type Row = ImportPreview['rows'][number];

const looks: Record<ImportAction, { tone: Tone; icon: IconName }> = {
  add: { tone: 'good', icon: 'plus' },
  update: { tone: 'info', icon: 'edit' },
  unchanged: { tone: 'neutral', icon: 'check' },
  error: { tone: 'bad', icon: 'warning' },
};

/** The column of a path as `nameTc` or `columns.unit`. */
export const columnOf = (path: string): ExportColumn | undefined =>
  exportColumns.find((column) => column === path.split('.').at(-1));

const pageSize = 50;

const nameCell = (row: Row) => (
  <>
    <PersonName of={row} both />
    <span className="block text-sm font-normal text-muted">{row.unitName}</span>
  </>
);
const actionCell = (row: Row) => <Action action={row.action} />;
const detailCell = (row: Row) => <Detail row={row} />;

/** What a sheet would do, row by row. */
export function ImportRows({ preview }: { preview: ImportPreview }) {
  const { t } = useLingui();
  const [only, setOnly] = useState<ImportAction | ''>(preview.counts.error > 0 ? 'error' : '');
  const [page, setPage] = useState(0);
  const rows = preview.rows.filter(({ action }) => only === '' || action === only);
  const columns: Column<Row>[] = [
    { id: 'row', header: t({ message: 'Row', comment: 'Of a sheet' }), align: 'end', cell: ({ row }) => row },
    {
      id: 'name',
      header: t`Name`,
      primary: true,
      cell: nameCell,
    },
    { id: 'action', header: t`What happens`, primary: true, cell: actionCell },
    { id: 'detail', header: t({ message: 'In detail', comment: 'A column' }), cell: detailCell },
  ];
  return (
    <>
      <div className="mb-4 md:max-w-xs">
        <SelectField
          label={t`Show`}
          value={only}
          options={[
            { value: '' as const, label: `${t({ message: 'All', comment: 'No filter' })} (${preview.rows.length})` },
            ...importActions.map((value) => ({
              value,
              label: `${t(importActionWords[value])} (${preview.counts[value]})`,
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
        empty={<EmptyState icon="list" title={<Trans>No such row</Trans>} />}
        paging={{ page, size: pageSize, total: rows.length, onPage: setPage }}
      />
    </>
  );
}

function Action({ action }: { action: ImportAction }) {
  const { t } = useLingui();
  return (
    <Badge tone={looks[action].tone} icon={looks[action].icon}>
      {t(importActionWords[action])}
    </Badge>
  );
}

function Detail({ row }: { row: Row }) {
  const { t, i18n } = useLingui();
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {row.errors.map((error) => {
        const column = columnOf(error.path);
        const problem = fieldProblems.find((one) => one === error.problem) ?? 'format';
        const field: FieldError = { path: error.path, problem, ...(error.params && { params: error.params }) };
        return (
          <li key={error.path} className="text-bad">
            {column && <span className="font-medium">{t(columnWords[column])}: </span>}
            {fieldSentence(field, i18n)}
          </li>
        );
      })}
      {row.action === 'update' &&
        row.differences.map(({ field, before, after }) => (
          <li key={field}>
            <span className="text-muted">{t(columnWords[field])}: </span>
            <del className="text-muted">
              <FieldValue field={field} value={before} />
            </del>{' '}
            <ins className="no-underline">
              <FieldValue field={field} value={after} />
            </ins>
          </li>
        ))}
    </ul>
  );
}
