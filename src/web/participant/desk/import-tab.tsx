import { Trans, useLingui } from '@lingui/react/macro';
import type { ImportPreview } from '#contract/participant/desk.ts';
import { exportColumns } from '#domain/participant/export-columns.ts';
import { chooseText } from '#domain/locale.ts';
import { changed } from '#web/api/changed.ts';
import type { RowLook } from '#web/desk/import-rows.tsx';
import { ImportSheet, type Revise } from '#web/desk/import-sheet.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { FieldValue } from '../field-value.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { PersonName } from '../person-name.tsx';
import { columnWords } from '../words.ts';
import type { TabProps } from './participants-page.tsx';
import { chooseUnits, confirmImport, downloadTemplate, previewImport, staffKey } from './queries.ts';

type Row = ImportPreview['rows'][number];

export function ImportTab({ activityId }: TabProps) {
  const { t } = useLingui();
  const look = (revise: Revise<Row>): RowLook<Row> => ({
    columnName: (path) => {
      const column = exportColumns.find((one) => one === path.split('.').at(-1));
      return column ? t(columnWords[column]) : null;
    },
    subject: { header: t`Name`, cell: nameCell },
    changes: ({ differences }) =>
      differences.map(({ field, before, after }) => (
        <li key={field}>
          <span className="text-muted">{t(columnWords[field])}: </span>
          <del className="text-muted">
            <FieldValue field={field} value={before} />
          </del>{' '}
          <ins className="no-underline">
            <FieldValue field={field} value={after} />
          </ins>
        </li>
      )),
    warnings: ({ warnings }) => warnings,
    question: (row) =>
      row.candidates.length > 0 && (
        <li>
          <UnitChoice
            row={row}
            onChoose={(unitId) =>
              revise(({ importId, rows }) =>
                chooseUnits(
                  importId,
                  // The other rows of the same name mean the same unit, until another is chosen there.
                  rows
                    .filter((one) => one === row || (one.unitName === row.unitName && one.unit === null))
                    .map((one) => ({ row: one.row, unitId })),
                ),
              )
            }
          />
        </li>
      ),
  });
  return (
    <ImportSheet
      title={<Trans>Import a sheet</Trans>}
      lead={
        <Trans>
          An xlsx or csv file of up to 5 MB with one person per row. We recognise people by unit, document type and
          document number: those already on a list are updated, everyone else is added.
        </Trans>
      }
      preview={(file) => previewImport(activityId, file)}
      confirm={confirmImport}
      saveSample={downloadTemplate}
      onImported={() => changed(staffKey(activityId))}
      look={look}
    />
  );
}

function UnitChoice({ row, onChoose }: { row: Row; onChoose: (unitId: string) => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <SelectField
      label={t`Which unit?`}
      value={row.unit?.id ?? ''}
      options={row.candidates.map(({ id, names, detail }) => ({
        value: id,
        label: [chooseText(names, locale)?.text, detail].filter(Boolean).join(' · '),
      }))}
      onChange={onChoose}
    />
  );
}

const nameCell = (row: Row) => (
  <>
    <PersonName of={row} both />
    <span className="block text-sm font-normal text-muted">
      {row.unitName}
      {row.unit && !Object.values(row.unit.names).includes(row.unitName) && (
        <>
          {' → '}
          <LocalizedName of={row.unit.names} />
        </>
      )}
    </span>
  </>
);
