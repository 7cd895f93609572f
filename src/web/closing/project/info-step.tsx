import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OneProject } from '#contract/closing/project.ts';
import { projectFields, type ProjectForm, projectProblems } from '#domain/closing/project-form.ts';
import { changed } from '#web/api/changed.ts';
import { FieldNotes } from '#web/case/field-notes.tsx';
import { FormCard } from '#web/case/form-card.tsx';
import { LastReturn } from '#web/case/last-return.tsx';
import { useSavingForm } from '#web/moves/use-saving-form.ts';
import { Button } from '#web/ui/button.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { answerNote, closingChanges, projectQuery, projectsKey, saveProject } from '../queries.ts';
import { projectFieldWords } from '../words.ts';
import { FormPage } from './form-page.tsx';
import { type FormStep, FormSteps, useStep } from './form-steps.tsx';
import { ProjectFields } from './project-fields.tsx';
import { ProjectValue } from './project-value.tsx';

/** The first page of the form: everything that is text. */
export const InfoStep = () => <FormPage>{(of) => <InfoForm key={`${of.id} ${of.status}`} of={of} />}</FormPage>;

function useProjectForm(of: OneProject) {
  const client = useQueryClient();
  return useSavingForm<ProjectForm>({
    draftKey: `project:${of.id}`,
    loaded: { values: of.form, version: of.version },
    save: async ({ values, version }) => {
      const saved = await saveProject(of.id, { version, form: values });
      await changed(projectsKey);
      return saved;
    },
    fetchNewest: async () => {
      const newest = await client.fetchQuery({ ...projectQuery(of.id), staleTime: 0 });
      return { values: newest.form, version: newest.version };
    },
  });
}

function InfoForm({ of }: { of: OneProject }) {
  const { t } = useLingui();
  const saving = useProjectForm(of);
  const { form, isUnsaved } = saving;
  const goTo = useStep(of);
  const [wanted, setWanted] = useState<FormStep | null>(null);
  // What is typed is saved before the next page reads it; without a network it stays on the device.
  const go = useEffectEvent(() => {
    if (wanted && (!isUnsaved || form.error)) goTo(wanted);
  });
  useEffect(() => go(), [wanted, isUnsaved, form.error]);
  const leave = (step: FormStep) => {
    if (isUnsaved) form.props.ref.current?.requestSubmit();
    setWanted(step);
  };
  const problems = new Set(projectProblems(form.values).map(({ path }) => path.split('.')[0]));
  return (
    <>
      <FormSteps of={of} current="ProjectInfo" leave={leave} />
      <LastReturn of={of} />
      <FormCard
        saving={saving}
        missing={projectFields.filter((field) => problems.has(field)).map((field) => t(projectFieldWords[field]))}
        labelOf={(field) => t(projectFieldWords[field])}
        show={(field, values) => <ProjectValue of={values} field={field} />}
        fields={
          <ProjectFields
            form={form}
            below={(field) => <FieldNotes notes={of.notes} field={field} answering={of.mayAnswer ? answering : null} />}
          />
        }
        files={null}
      >
        {() => (
          <StickyActions>
            <Button tone="primary" icon="arrow-right" busy={wanted !== null} onClick={() => leave('ImageInfo')}>
              <Trans>Continue to pictures</Trans>
            </Button>
          </StickyActions>
        )}
      </FormCard>
    </>
  );
}

const answering = { call: answerNote, changes: closingChanges };
