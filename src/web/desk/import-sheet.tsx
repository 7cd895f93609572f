import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import type { SheetPreview, SheetRow } from '#contract/sheet-import.ts';
import type { Locale } from '#domain/locale.ts';
import { ApiError } from '#web/api/api-error.ts';
import { errorSentence, fieldSentence } from '#web/api/error-sentence.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { useWork } from '#web/ui/use-work.ts';
import { ImportRows, type RowLook } from './import-rows.tsx';

/** Of which a sheet can have too much. */
const sheetParts = { rows: msg`Rows`, columns: msg`Columns`, file: msg`The file` };
const missingColumn = msg`No column has this name. Name the columns in the first row, as in the sample sheet.`;
const unreadable = msg`We can’t read this file. Open it, save it as xlsx and choose that one.`;

export interface ImportSheetProps<Row extends SheetRow> {
  title: ReactNode;
  /** What a sheet holds and what becomes of it. */
  lead?: ReactNode;
  /** Why no file can be chosen yet. */
  notYet?: string | undefined;
  preview: (file: File) => Promise<SheetPreview<Row>>;
  confirm: (importId: string, plan: string) => Promise<{ added: number; updated: number }>;
  saveSample: (language: Locale) => Promise<void>;
  onImported: () => Promise<void>;
  /** What a row looks like; an answer to a row's question gives what would happen instead. */
  look: RowLook<Row> | ((revise: Revise<Row>) => RowLook<Row>);
}

/** @param work what it does with the sheet that is looked at; its answer takes the place of what was read before */
export type Revise<Row extends SheetRow> = (
  work: (preview: SheetPreview<Row>) => Promise<Pick<SheetPreview<Row>, 'plan' | 'counts' | 'rows'>>,
) => void;

/** A sheet is uploaded, what would happen is read row by row, and only then it is done. */
export function ImportSheet<Row extends SheetRow>(props: ImportSheetProps<Row>) {
  const { title, lead, notYet } = props;
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const { busy, work } = useWork();
  const [preview, setPreview] = useState<SheetPreview<Row> | null>(null);
  const [problems, setProblems] = useState<string[]>([]);

  const attempt = (call: () => Promise<void>) => work(() => toldIfRefused(call));
  const toldIfRefused = async (call: () => Promise<void>) => {
    setProblems([]);
    try {
      await call();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : [];
      const told = fields.map((field) => {
        if (field.path === 'file' && field.problem === 'format') return t(unreadable);
        const part = Object.hasOwn(sheetParts, field.path) ? sheetParts[field.path as keyof typeof sheetParts] : null;
        const name = part ? t(part) : look.columnName(field.path);
        const isColumn = field.path.startsWith('columns.');
        const sentence = isColumn ? t(missingColumn) : fieldSentence(field, i18n);
        return name ? `${name}: ${sentence}` : sentence;
      });
      setProblems(told.length > 0 ? told : [await errorSentence(error)]);
    }
  };
  const revise: Revise<Row> = (call) =>
    void attempt(async () => {
      if (preview) setPreview({ ...preview, ...(await call(preview)) });
    });
  const look = typeof props.look === 'function' ? props.look(revise) : props.look;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) void attempt(async () => setPreview(await props.preview(file)));
  };
  const confirm = ({ importId, plan }: SheetPreview<Row>) =>
    attempt(async () => {
      const { added, updated } = await props.confirm(importId, plan);
      toast({ text: t`Imported. New: ${added}, changed: ${updated}` });
      setPreview(null);
      await props.onImported();
    });

  return (
    <div className="flex flex-col gap-6">
      <Card title={title}>
        {lead && <p className="mb-4 max-w-reading text-muted">{lead}</p>}
        <div className="flex flex-wrap gap-3">
          <input
            ref={input}
            type="file"
            accept=".xlsx,.csv"
            aria-label={t`Sheet to import`}
            onChange={choose}
            className="sr-only"
            tabIndex={-1}
          />
          <Button
            tone="primary"
            icon="upload"
            busy={busy}
            disabledReason={notYet}
            onClick={() => input.current?.click()}
          >
            <Trans>Choose a file</Trans>
          </Button>
          <Button icon="download" onClick={() => void attempt(() => props.saveSample(locale))}>
            <Trans>Sample sheet</Trans>
          </Button>
        </div>
        {problems.length > 0 && (
          <ul role="alert" className="mt-4 list-disc pl-5 font-medium text-bad">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </Card>
      {preview && (
        <Preview
          key={preview.importId}
          preview={preview}
          look={look}
          busy={busy}
          onDrop={() => setPreview(null)}
          onConfirm={() => void confirm(preview)}
        />
      )}
    </div>
  );
}

function Preview<Row extends SheetRow>({
  preview,
  look,
  busy,
  onDrop,
  onConfirm,
}: {
  preview: SheetPreview<Row>;
  look: RowLook<Row>;
  busy: boolean;
  onDrop: () => void;
  onConfirm: () => void;
}) {
  const { t } = useLingui();
  const { fileName, encoding, counts } = preview;
  const { error: leftOut } = counts;
  const nothingToDo = counts.add + counts.update === 0;
  return (
    <Card title={<Trans>What would happen</Trans>} aside={<span className="break-all text-muted">{fileName}</span>}>
      {encoding && (
        <p className="mb-4 max-w-reading text-muted">
          <Trans comment="How the characters of a text file are written, as Big5 or UTF-8">
            Read as {encoding}. If names look wrong, save the sheet as xlsx and choose it again.
          </Trans>
        </p>
      )}
      <ImportRows preview={preview} look={look} />
      {leftOut > 0 && !nothingToDo && (
        <p className="mt-4 text-end">
          <Trans>Rows skipped because of errors: {leftOut}</Trans>
        </p>
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button onClick={onDrop}>
          <Trans>Discard import</Trans>
        </Button>
        <Button
          tone="primary"
          icon="check"
          busy={busy}
          disabledReason={nothingToDo ? t`Nothing to do.` : undefined}
          onClick={onConfirm}
        >
          <Trans>Import</Trans>
        </Button>
      </div>
    </Card>
  );
}
