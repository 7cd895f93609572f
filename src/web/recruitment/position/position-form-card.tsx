import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OnePosition } from '#contract/recruitment/position.ts';
import { businessDateAt, instantOf } from '#domain/instant.ts';
import { positionFields, type PositionForm, positionProblems } from '#domain/recruitment/position-form.ts';
import { changed } from '#web/api/changed.ts';
import { FieldNotes } from '#web/case/field-notes.tsx';
import { FormCard } from '#web/case/form-card.tsx';
import { useSavingForm } from '#web/moves/use-saving-form.ts';
import { answerNote, positionQuery, positionsKey, recruitmentChanges, savePosition } from '../queries.ts';
import { positionFieldWords } from '../words.ts';
import { PositionFields } from './position-fields.tsx';
import { PositionValue } from './position-value.tsx';

function usePositionForm(of: OnePosition) {
  const client = useQueryClient();
  return useSavingForm<PositionForm>({
    draftKey: `position:${of.id}`,
    loaded: { values: of.form, version: of.version },
    save: async ({ values, version }) => {
      const saved = await savePosition(of.id, { version, form: values });
      await changed(positionsKey);
      return saved;
    },
    fetchNewest: async () => {
      const newest = await client.fetchQuery({ ...positionQuery(of.id), staleTime: 0 });
      return { values: newest.form, version: newest.version };
    },
  });
}

/** The form of a draft with its notes. @param children gets what is still to be done before it is handed in */
export function PositionFormCard({ of, children }: { of: OnePosition; children: (against: ReactNode) => ReactNode }) {
  const { t } = useLingui();
  const saving = usePositionForm(of);
  const { form } = saving;
  const today = businessDateAt(instantOf(Date.now()));
  const problems = new Set(positionProblems(form.values, today).map(({ path }) => path));
  return (
    <FormCard
      saving={saving}
      missing={positionFields.filter((field) => problems.has(field)).map((field) => t(positionFieldWords[field]))}
      labelOf={(field) => t(positionFieldWords[field])}
      show={(field, values) => <PositionValue of={values} field={field} />}
      fields={
        <PositionFields
          form={form}
          today={today}
          below={(field) => <FieldNotes notes={of.notes} field={field} answering={of.mayAnswer ? answering : null} />}
        />
      }
      files={null}
    >
      {children}
    </FormCard>
  );
}

const answering = { call: answerNote, changes: recruitmentChanges };
