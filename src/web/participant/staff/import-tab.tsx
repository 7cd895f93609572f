import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import type { ImportPreview } from '#contract/staff-participant.ts';
import { ApiError } from '#web/api/api-error.ts';
import { errorSentence, fieldSentence } from '#web/api/error-sentence.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ask, toast } from '#web/ui/overlay-store.ts';
import { columnWords } from '../words.ts';
import { columnOf, ImportRows } from './import-rows.tsx';
import type { TabProps } from './participants-page.tsx';
import { confirmImport, downloadTemplate, previewImport, staffKey } from './queries.ts';

/** A sheet is uploaded, what would happen is read row by row, and only then it is done. */
export function ImportTab({ activityId }: TabProps) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [problems, setProblems] = useState<string[]>([]);

  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblems([]);
    try {
      await work();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : [];
      const told = fields.map((field) => {
        const column = columnOf(field.path);
        const sentence = fieldSentence(field, i18n);
        return column ? `${t(columnWords[column])}: ${sentence}` : sentence;
      });
      setProblems(told.length > 0 ? told : [await errorSentence(error)]);
    } finally {
      setBusy(false);
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) void attempt(async () => setPreview(await previewImport(activityId, file)));
  };
  const confirm = async (shown: ImportPreview) => {
    const { add, update } = shown.counts;
    const sure = await ask({
      title: <Trans>Import the sheet?</Trans>,
      text: (
        <Trans>
          New: {add}. Changed: {update}. Rows with errors are left out.
        </Trans>
      ),
      action: <Trans>Import</Trans>,
    });
    if (!sure) return;
    await attempt(async () => {
      const { added, updated } = await confirmImport(shown.importId, shown.plan);
      toast({ text: t`Imported. New: ${added}, changed: ${updated}` });
      setPreview(null);
      await client.invalidateQueries({ queryKey: staffKey(activityId) });
    });
  };
  const nothingToDo = preview !== null && preview.counts.add + preview.counts.update === 0;

  return (
    <div className="flex flex-col gap-6">
      <Card title={<Trans>Import a sheet</Trans>}>
        <p className="mb-4 max-w-reading text-muted">
          <Trans>
            An xlsx or csv file of up to 5 MB, with one person in each row: unit, type and number of the document tell
            who it is. Who is on a list already is updated, everybody else is added.
          </Trans>
        </p>
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
          <Button tone="primary" icon="upload" busy={busy} onClick={() => input.current?.click()}>
            <Trans>Choose a file</Trans>
          </Button>
          <Button icon="download" onClick={() => void attempt(() => downloadTemplate(locale))}>
            <Trans>Empty sheet</Trans>
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
        <Card title={<Trans>What would happen</Trans>} aside={<span className="text-muted">{preview.fileName}</span>}>
          <ImportRows preview={preview} />
          <div className="mt-4 flex flex-wrap justify-end gap-3">
            <Button onClick={() => setPreview(null)}>
              <Trans>Drop it</Trans>
            </Button>
            <Button
              tone="primary"
              icon="check"
              busy={busy}
              disabledReason={nothingToDo ? t`There is nothing to do.` : undefined}
              onClick={() => void confirm(preview)}
            >
              <Trans>Import</Trans>
            </Button>
          </div>
        </Card>
      )}
    </div>
  );
}
