import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OneRecord } from '#contract/road-show/road-show.ts';
import { businessDateAt, instantOf } from '#domain/instant.ts';
import { fieldsOf, recordProblems } from '#domain/road-show/record-form.ts';
import { FieldNotes } from '#web/case/field-notes.tsx';
import { FormCard } from '#web/case/form-card.tsx';
import { RecordFields } from './record-fields.tsx';
import { answerNote, roadShowChanges } from './queries.ts';
import { RecordValue } from './record-value.tsx';
import { useRecordForm } from './use-record-form.ts';
import { labelOf } from './words.ts';
import { RecordFiles } from './record-files.tsx';

/** The form of a draft with its notes and files. @param children gets what is still to be done before it is handed in */
export function RecordFormCard({ of, children }: { of: OneRecord; children: (against: ReactNode) => ReactNode }) {
  const { t } = useLingui();
  const saving = useRecordForm(of);
  const { form } = saving;
  const { kind, notes } = of;
  const today = businessDateAt(instantOf(Date.now()));
  const problems = new Set(recordProblems(kind, form.values, today).map(({ path }) => path));
  return (
    <FormCard
      saving={saving}
      missing={fieldsOf(kind)
        .filter((field) => problems.has(field))
        .map((field) => t(labelOf(kind, field)))}
      labelOf={(field) => t(labelOf(kind, field))}
      show={(field, values) => <RecordValue of={values} field={field} />}
      fields={
        <RecordFields
          kind={kind}
          form={form}
          below={(field) => <FieldNotes notes={notes} field={field} answering={of.mayAnswer ? answering : null} />}
        />
      }
      files={<RecordFiles of={of} readOnly={of.isPublished} />}
    >
      {children}
    </FormCard>
  );
}

const answering = { call: answerNote, changes: roadShowChanges };
