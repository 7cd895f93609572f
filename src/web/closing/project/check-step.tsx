import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { OneProject } from '#contract/closing/project.ts';
import { projectFields, projectProblems } from '#domain/closing/project-form.ts';
import { FieldNotes } from '#web/case/field-notes.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { projectFieldWords } from '../words.ts';
import { FormPage } from './form-page.tsx';
import { FormSteps } from './form-steps.tsx';
import { ProjectMoves } from './project-moves.tsx';
import { ProjectPictures } from './project-pictures.tsx';
import { ProjectText } from './project-text.tsx';

/** The last page of the form: everything once more, and what is still missing, before it is handed in. */
export const CheckStep = () => <FormPage>{(of) => <Check of={of} />}</FormPage>;

function Check({ of }: { of: OneProject }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const problems = new Set(projectProblems(of.form).map(({ path }) => path.split('.')[0]));
  const list = projectFields
    .filter((field) => problems.has(field))
    .map((field) => t(projectFieldWords[field]))
    .join(', ');
  const search = { projectActivitiesId: of.activityId, projectId: of.id };
  return (
    <>
      <FormSteps of={of} current="CheckInfo" />
      <Card>
        <div className="flex flex-col gap-8">
          <ProjectText of={of.form} below={(field) => <FieldNotes notes={of.notes} field={field} />} />
          <ProjectPictures of={of} />
        </div>
      </Card>
      <StickyActions>
        <LinkButton to="/exhibition/preview" search={search} icon="eye">
          <Trans>See the board</Trans>
        </LinkButton>
        <ProjectMoves
          of={of}
          against={() => (list ? <Trans>Still to complete or correct: {list}</Trans> : undefined)}
          onMade={() => void navigate({ to: '/exhibition/detail', search })}
        />
      </StickyActions>
    </>
  );
}
