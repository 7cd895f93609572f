import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ExportKind } from '#contract/export.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { startExport } from './queries.ts';
import { localeNames } from '#web/i18n/locale-names.ts';

/** A filter from an address is a link's word: what is no plain object narrows nothing. */
function filterIn(text: string | undefined): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** Which list, which columns, in which language; personal columns only when somebody says why (G73). */
export function ExportDialog({
  kinds,
  given,
  filterText,
  onClose,
  onStarted,
}: {
  kinds: readonly ExportKind[];
  /** The list that the person comes from. */
  given: string | undefined;
  filterText: string | undefined;
  onClose: () => void;
  onStarted: () => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const [name, setName] = useState(given ?? kinds.find(({ asWhole }) => asWhole)?.kind ?? '');
  const [language, setLanguage] = useState<Locale>(locale);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const offered = kinds.filter((one) => one.asWhole || one.kind === given);
  const kind = offered.find((one) => one.kind === name);
  const usual = kind?.columns.filter(({ personal }) => !personal) ?? [];
  const personal = kind?.columns.filter((column) => column.personal) ?? [];
  const columns = [...usual.filter(({ key }) => !left.has(key)), ...personal.filter(({ key }) => taken.has(key))].map(
    ({ key }) => key,
  );
  const filter = name === given ? filterIn(filterText) : {};
  const missing =
    columns.length === 0
      ? t`Choose a column first.`
      : taken.size > 0 && !reason.trim()
        ? t`Enter a reason.`
        : undefined;

  const { run: start, busy } = useDeed({
    call: async () => {
      await startExport({ kind: name, filter, columns, language, reason: reason.trim() });
      onStarted();
    },
  });
  const toggled = (set: ReadonlySet<string>, key: string): ReadonlySet<string> => {
    const next = new Set(set);
    if (!next.delete(key)) next.add(key);
    return next;
  };

  return (
    <Dialog
      open
      width="wide"
      title={<Trans>New export</Trans>}
      onClose={onClose}
      actions={
        <Button tone="primary" icon="download" busy={busy} disabledReason={missing} onClick={() => void start()}>
          <Trans>Create export</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="grid gap-4 md:grid-cols-2">
          <SelectField
            label={t({ message: 'List', comment: 'A column: what is in a sheet' })}
            value={name}
            options={offered.map(({ kind: value, heading }) => ({ value, label: heading[locale] }))}
            onChange={(value) => {
              setName(value);
              setLeft(new Set());
              setTaken(new Set());
            }}
          />
          <SelectField
            label={t`Language of the sheet`}
            value={language}
            options={locales.map((value) => ({ value, label: localeNames[value] }))}
            onChange={setLanguage}
          />
        </div>
        {Object.keys(filter).length > 0 && (
          <p>
            <Badge tone="brand" icon="filter">
              <Trans>Only what the list showed</Trans>
            </Badge>
          </p>
        )}
        <fieldset className="grid gap-x-6 md:grid-cols-3">
          <legend className="mb-1 font-medium">
            <Trans>Columns</Trans>
          </legend>
          {usual.map(({ key, heading }) => (
            <CheckboxField
              key={key}
              label={heading[locale]}
              checked={!left.has(key)}
              onChange={() => setLeft(toggled(left, key))}
            />
          ))}
        </fieldset>
        {personal.length > 0 && (
          <fieldset className="border-t border-line pt-4">
            <legend className="font-medium">
              <Trans>Personal data</Trans>
            </legend>
            <p className="text-sm text-muted">
              <Trans>Give a reason. We record who exported which columns, and why.</Trans>
            </p>
            <div className="grid gap-x-6 md:grid-cols-3">
              {personal.map(({ key, heading }) => (
                <CheckboxField
                  key={key}
                  label={heading[locale]}
                  checked={taken.has(key)}
                  onChange={() => setTaken(toggled(taken, key))}
                />
              ))}
            </div>
            {taken.size > 0 && <TextField label={t`Reason`} required limit={500} value={reason} onChange={setReason} />}
          </fieldset>
        )}
      </div>
    </Dialog>
  );
}
