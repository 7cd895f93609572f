import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { locales, type Locale } from '#domain/locale.ts';
import { type ExportColumn, exportColumns } from '#domain/participant/export-columns.ts';
import { sealedFields } from '#domain/participant/person.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { columnWords, languageNames } from '../words.ts';
import { ListFilters } from './list-filters.tsx';
import type { TabProps } from './participants-page.tsx';
import { filterOf } from './people-tab.tsx';
import { downloadPeople } from './queries.ts';

const personal: ReadonlySet<string> = new Set(sealedFields);
const open = exportColumns.filter((column) => !personal.has(column));

/** The people of a filter as a sheet; personal columns only when somebody says why (G73). */
export function ExportTab({ activityId, search, onSearch }: TabProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [columns, setColumns] = useState<readonly ExportColumn[]>(open);
  const [language, setLanguage] = useState<Locale>(locale);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const takesPersonal = columns.some((column) => personal.has(column));
  const filter = filterOf(activityId, search);

  const download = async () => {
    setBusy(true);
    try {
      await downloadPeople({
        ...filter,
        language,
        columns: exportColumns.filter((one) => columns.includes(one)),
        reason,
      });
      toast({ text: t`The sheet is in your downloads.` });
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    } finally {
      setBusy(false);
    }
  };
  const missing =
    columns.length === 0 ? t`Choose a column first.` : takesPersonal && !reason.trim() ? t`Say why first.` : undefined;
  const box = (column: ExportColumn) => (
    <CheckboxField
      key={column}
      label={t(columnWords[column])}
      checked={columns.includes(column)}
      onChange={(wanted) => setColumns(wanted ? [...columns, column] : columns.filter((one) => one !== column))}
    />
  );

  return (
    <div className="flex flex-col gap-6">
      <Card title={<Trans>Which people</Trans>}>
        <div className="grid gap-4 md:grid-cols-3">
          <ListFilters search={search} onSearch={onSearch} />
          <SelectField
            label={t`Language of the sheet`}
            value={language}
            options={locales.map((value) => ({ value, label: languageNames[value] }))}
            onChange={setLanguage}
          />
        </div>
      </Card>
      <Card title={<Trans>Which columns</Trans>}>
        <fieldset className="grid gap-x-6 md:grid-cols-3">
          <legend className="sr-only">
            <Trans>Columns</Trans>
          </legend>
          {open.map(box)}
        </fieldset>
        <fieldset className="mt-4 border-t border-line pt-4">
          <legend className="font-medium">
            <Trans>Personal data</Trans>
          </legend>
          <p className="text-sm text-muted">
            <Trans>Only with a reason. Who took which columns, and why, is recorded.</Trans>
          </p>
          <div className="grid gap-x-6 md:grid-cols-3">{sealedFields.map(box)}</div>
          {takesPersonal && <TextField label={t`Reason`} required limit={500} value={reason} onChange={setReason} />}
        </fieldset>
      </Card>
      <div className="flex justify-end">
        <Button tone="primary" icon="download" busy={busy} disabledReason={missing} onClick={() => void download()}>
          <Trans>Download as xlsx</Trans>
        </Button>
      </div>
    </div>
  );
}
