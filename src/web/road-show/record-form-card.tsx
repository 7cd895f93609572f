import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OneRecord } from '#contract/road-show/road-show.ts';
import { businessDateAt, instantOf } from '#domain/instant.ts';
import { recordProblems } from '#domain/road-show/record-form.ts';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import { UploadField } from '#web/file/upload-field.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { RecordFields } from './record-fields.tsx';
import { NoteToAnswer } from './record-notes.tsx';
import { RecordValue } from './record-value.tsx';
import { useRecordForm } from './use-record-form.ts';
import { labelOf } from './words.ts';

/** The form of a draft with its notes and files. @param children gets what is still to be done before it is handed in */
export function RecordFormCard({ of, children }: { of: OneRecord; children: (against: ReactNode) => ReactNode }) {
  const { t } = useLingui();
  const { form, isUnsaved, conflict, resolve, leaveConflict } = useRecordForm(of);
  const { kind, notes } = of;
  const problems = recordProblems(kind, form.values, businessDateAt(instantOf(Date.now())));
  const missing = [...new Set(problems.map(({ path }) => path))].flatMap((path) => {
    const field = (Object.keys(form.values) as (keyof typeof form.values)[]).find((each) => each === path);
    return field ? [t(labelOf(kind, field))] : [];
  });
  const list = missing.join(', ');
  const against = isUnsaved ? (
    <Trans>Saving what you typed…</Trans>
  ) : missing.length > 0 ? (
    <Trans>Still to be filled in or corrected: {list}</Trans>
  ) : undefined;
  return (
    <>
      <Card>
        <form {...form.props} className="flex max-w-reading flex-col gap-5">
          <RecordFields
            kind={kind}
            form={form}
            below={(field) =>
              notes
                .filter((note) => note.field === field)
                .map((note) => <NoteToAnswer key={note.id} note={note} mayAnswer={of.mayAnswer} />)
            }
          />
          <FormError>{form.error}</FormError>
          <p role="status" className="text-sm text-muted">
            {isUnsaved ? (
              form.error ? (
                <Trans>Saved on this device, will be sent when it can be.</Trans>
              ) : (
                <Trans>Saving…</Trans>
              )
            ) : (
              <Trans>Everything is saved.</Trans>
            )}
          </p>
        </form>
        <div className="mt-6 max-w-reading">
          <UploadField owner={{ kind: 'ROAD_SHOW_RECORD', id: of.id }} group="RECORD_FILE" readOnly={of.isPublished} />
        </div>
      </Card>
      {children(against)}
      {conflict && (
        <EditConflict
          conflict={conflict}
          labelOf={(field) => t(labelOf(kind, field))}
          show={(field, values) => <RecordValue of={values} field={field} />}
          onResolve={resolve}
          onClose={leaveConflict}
        />
      )}
    </>
  );
}
