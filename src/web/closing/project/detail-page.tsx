import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#web/ui/link-button.tsx';
import { OfProject } from './of-project.tsx';
import { ProjectView } from './project-view.tsx';

/** A project as its leader reads it: where it stands, and the next step. */
export const DetailPage = () => (
  <OfProject list="/exhibition/list">
    {(of, back) => {
      const search = { projectActivitiesId: of.activityId, projectId: of.id };
      return (
        <ProjectView
          of={of}
          back={back}
          actions={
            <>
              {of.isEditable && (
                <LinkButton to="/exhibition/form/ProjectInfo" search={search} icon="edit" tone="primary">
                  <Trans>Fill in the project</Trans>
                </LinkButton>
              )}
              <LinkButton to="/exhibition/preview" search={search} icon="eye">
                <Trans>See the board</Trans>
              </LinkButton>
            </>
          }
        />
      );
    }}
  </OfProject>
);
